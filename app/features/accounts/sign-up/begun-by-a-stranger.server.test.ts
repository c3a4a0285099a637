import { randomUUID } from "node:crypto";
import { eq, getTableName, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailTokens, userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { acceptInvitation } from "#app/features/applications/invitations/accept-invitation.server";
import { inviteAdvisors } from "#app/features/applications/invitations/invite-advisors.server";
import { acceptSchema } from "#app/features/applications/invitations/schema";
import { setUp } from "#app/features/setup/setup.server";
import { openSetup } from "#app/features/setup/setup-link.server";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { emptyTables } from "../../../../tests/support/emptied";
import { ensureRow, marksLeft, readCatalogue, writeMarks } from "../../../../tests/support/own-columns";
import { PERSONAL_TABLES } from "../deletion/personal-tables.server";
import { signInWithProvider } from "../oauth/sign-in-with-provider.server";
import { requestPasswordReset, resetPassword } from "../password/password-reset.server";
import { confirmByLink } from "./confirmation.server";
import { sendConfirmationAgain } from "./send-again.server";
import { signUp } from "./sign-up.server";

useDatabase();

const at = new Date("2026-06-01T09:00:00Z");
const soon = new Date(at.getTime() + 60_000);
const PASSWORD = "Correct-horse-7";
const OWNERS = { language: "de", currency: "EUR" } as const;
const device = { address: "203.0.113.7", userAgent: "Test browser", ...OWNERS };
const STRANGERS = { category: "business", language: "it", currency: "JPY", timeZone: "Pacific/Kiritimati" } as const;

beforeEach(async () => {
  await emptyTables("users", "outbox", "files");
  await forgetCounts();
});

/** A stranger signs up with somebody's address; and whatever else an account can hold is in it, marked. */
async function begunByStranger(email: string) {
  await signUp({ email, password: "Strangers-horse-7", returnTo: null, ...STRANGERS }, "203.0.113.99", at);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const id = user!.id;
  const catalogue = await readCatalogue();
  const topic = await db.execute<{ id: string }>(sql`select id from topics limit 1`);
  const known = { users: id, topics: topic.rows[0]!.id };
  const names = new Set(PERSONAL_TABLES.map(({ table }) => getTableName(table)));
  const needsMore = ["saved_advisers", "quotes", "consultation_notes", "review_reports", "message_reports"];
  for (const name of ["email_tokens", ...needsMore]) names.delete(name);
  names.delete("user_roles");
  for (const name of names) await ensureRow(catalogue.get(name)!, known, ["users"], id);
  for (const name of names) await writeMarks(catalogue.get(name)!, known, ["users"]);
  expect((await marksLeft(names)).length).toBeGreaterThan(45);
  // A request for a category stays with the site, as nobody's.
  names.delete("category_requests");
  return names;
}

const newestToken = async (email: string) => tokenIn((await mailsTo(email))[0]);

const WAYS = {
  "their own sign-up": async (email: string) => {
    const own = await signUp(
      { email, password: PASSWORD, category: "organisation", returnTo: null, timeZone: "Europe/Berlin", ...OWNERS },
      "203.0.113.7",
      soon,
    );
    return confirmByLink(await newestToken(email), { device, signUpId: own.ok ? own.signUpId : null }, soon);
  },
  "a sign-up that says no zone and no type": async (email: string) => {
    const own = await signUp({ email, password: PASSWORD, category: null, returnTo: null, ...OWNERS }, "203.0.113.7", soon);
    return confirmByLink(await newestToken(email), { device, signUpId: own.ok ? own.signUpId : null }, soon);
  },
  "the stranger's own link": async (email: string) =>
    confirmByLink(await newestToken(email), { device, signUpId: null, password: PASSWORD }, soon),
  "a link that they had sent again": async (email: string) => {
    await sendConfirmationAgain(email, { returnTo: null, signUpId: null, language: "de" }, "203.0.113.7", soon);
    return confirmByLink(await newestToken(email), { device, signUpId: null, password: PASSWORD }, soon);
  },
  "a forgotten password": async (email: string) => {
    await requestPasswordReset(email, device, soon);
    return resetPassword(await newestToken(email), PASSWORD, soon, device);
  },
  "a provider": (email: string) => {
    const claims = { issuer: "https://accounts.google.com", subject: email, email, isEmailVerified: true, name: "", provedAt: null };
    return signInWithProvider("google", claims, device, soon);
  },
  "an invitation": async (email: string) => {
    await inviteAdvisors(
      await anAdmin(),
      `name,email,areas,rate,currency,languages,hours,bio\nAda Byron,${email},Technology,150,EUR,German,,Engines\n`,
      at,
    );
    const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === "advisor_invitation");
    const said = {
      firstName: "Ada",
      lastName: "Byron",
      location: "Lyon, France",
      experience: "8-12",
      bio: "Engines",
      availability: "limited",
    };
    const rest = { pricing: "150", password: PASSWORD, confirmPassword: PASSWORD, agreedToTerms: "on" };
    return acceptInvitation(tokenIn(mail), acceptSchema.parse({ ...said, ...rest }), device, soon);
  },
  "the setup of the site": async (email: string) => {
    await db.delete(userRoles);
    const names = { siteName: "Grünwerk", firstName: "Greta", lastName: "Grün" };
    return setUp((await openSetup(at))!, { ...names, ...OWNERS, zone: "", email, password: PASSWORD }, device, soon);
  },
};

const OWN_TYPE: Partial<Record<keyof typeof WAYS, object>> = {
  "their own sign-up": { category: "organisation", categoryChosenAt: soon, timezone: "Europe/Berlin" },
  "an invitation": { category: "individual", timezone: "" },
  "the setup of the site": { category: "business", timezone: "" },
};

const ALL_WAYS = Object.entries(WAYS);

test.each(ALL_WAYS)("an account that a stranger began has nothing of theirs once its owner has it by %s", async (way, comes) => {
  const email = `${randomUUID()}@example.com`;
  const tables = await begunByStranger(email);
  expect(await comes(email)).toMatchObject({ ok: true });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  expect(user?.emailConfirmedAt).toEqual(soon);
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, user!.id));
  const chosenLater = { category: "individual", categoryChosenAt: null, timezone: "" };
  expect(profile).toMatchObject({ ...OWNERS, ...(OWN_TYPE[way as keyof typeof WAYS] ?? chosenLater) });
  expect(await marksLeft(tables)).toEqual([]);
});

test("mails to an address that nobody has confirmed are in the language of whoever asked for them", async () => {
  const email = `${randomUUID()}@example.com`;
  await begunByStranger(email);
  const own = { email, password: PASSWORD, category: null, returnTo: null, language: "de" } as const;
  await signUp(own, "203.0.113.7", soon);
  expect((await mailsTo(email))[0]?.subject).toMatch(/^Bestätigen Sie/);
  await sendConfirmationAgain(email, { returnTo: null, signUpId: null, language: "fr" }, "203.0.113.7", soon);
  expect((await mailsTo(email))[0]?.subject).toMatch(/^Confirmez/);
  await requestPasswordReset(email, { address: "203.0.113.7", language: "de" }, soon);
  expect((await mailsTo(email))[0]?.subject).toMatch(/Passwort/);
  expect(await db.$count(emailTokens, eq(emailTokens.language, "it"))).toBe(1);
});
