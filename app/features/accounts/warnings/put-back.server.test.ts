import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailTokens, securitySettings } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { notifications } from "#app/db/schema/notifications";
import { findDestination, saveDestination } from "#app/features/advisors/billing/payout-destination.server";
import { saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { saveSecuritySettings } from "#app/features/profiles/security/security-settings.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { codeAt } from "../../../../tests/support/authenticator";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { findUsedLink } from "../email-links.server";
import { resetPassword } from "../password/password-reset.server";
import { beginTwoFactor, confirmTwoFactor, findTwoFactor } from "../second-factor/turn-on.server";
import { findViewer, startSession } from "../sessions/sessions.server";
import { reportSignIn } from "../sign-in/report-sign-in.server";
import { signIn } from "../sign-in/sign-in.server";

useDatabase();

const START = new Date("2026-12-02T12:00:00Z");
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
const OWN = { holder: "Helena Brandt", iban: "DE89370400440532013000", bic: "", words: "" };
const THIEVES = { ...OWN, holder: "Mallory", iban: "FR7630006000011234567890189" };
const device = { address: "203.0.113.7", userAgent: "test" };

/** An advisor with a session that just began, whose payout destination has long been set. */
async function anOwner(meetingUrl: string | null = null): Promise<TestAdvisor> {
  const advisor = await anAdvisor({ meetingUrl });
  await setPassword(db, advisor.userId, "Correct-horse-7");
  await saveDestination(advisor, OWN, START);
  await db.delete(emailTokens).where(eq(emailTokens.userId, advisor.userId));
  return { ...advisor, authenticatedAt: START };
}

const mailed = async (email: string, kind: string) => (await mailsTo(email)).filter((mail) => mail.kind === kind);
const leadTo = (viewer: TestAdvisor, was: string, value: string, at = minutes(1)) =>
  saveAdvisor(viewer, { meetingUrl: { was, value } }, at);
const meetingUrlOf = async ({ advisorId }: TestAdvisor) =>
  (await db.select().from(advisors).where(eq(advisors.id, advisorId)))[0]?.meetingUrl;

async function turnOnTwoFactor(viewer: TestAdvisor, at: Date) {
  const token = await startSession(db, { userId: viewer.userId, rememberMe: true, device }, at);
  const thief = (await findViewer(token, at))!;
  expect((await beginTwoFactor(thief, "", device.address, at)).ok).toBe(true);
  const setup = await findTwoFactor(thief, at);
  if (setup.kind !== "setup") throw new Error(setup.kind);
  expect((await confirmTwoFactor(thief, codeAt(setup.secret, at), at)).ok).toBe(true);
  return { ...viewer, sessionId: thief.sessionId, authenticatedAt: at };
}

test("with the newest mail, too, 'this wasn't me' takes back all since the earliest one: the owner comes in by mail alone, and payouts go to them again", async () => {
  const owner = await anOwner();
  const thief = await turnOnTwoFactor(owner, minutes(1));
  expect(await saveDestination(thief, THIEVES, minutes(2))).toEqual({ ok: true });
  expect(await saveDestination(thief, { ...THIEVES, holder: "M." }, minutes(3))).toEqual({ ok: true });
  const older = tokenIn((await mailed(owner.email, "two_factor_on"))[0]);
  const newest = tokenIn((await mailed(owner.email, "payout_destination"))[0]);
  expect(await reportSignIn(newest, minutes(60))).toEqual({ ok: true });
  expect(await findDestination(owner.advisorId)).toEqual(OWN);
  const [told] = await mailed(owner.email, "reported_sign_in");
  expect(told?.text).toContain("Where your payouts go is again what it was before.");
  expect(told?.text).toContain("/advisor-profile/billing");
  expect(told?.text).not.toMatch(/Mallory|DE89|FR76/);
  expect((await resetPassword(tokenIn(told), "Owners-horse-8", minutes(61))).ok).toBe(true);
  const entered = await signIn({ email: owner.email, password: "Owners-horse-8", rememberMe: true }, device, minutes(62));
  expect(entered).toMatchObject({ ok: true, admission: { kind: "session" } });
  expect(await findUsedLink(older, "report_sign_in")).not.toBeNull();
  const links = await db.select().from(emailTokens).where(eq(emailTokens.userId, owner.userId));
  expect(links.map(({ before }) => before)).toEqual(links.map(() => null));
});

test("where clients are led to changes in a fresh session alone, is told to the advisor, and is taken back", async () => {
  const owner = await anOwner("https://meet.example/own");
  const thieves = "https://evil.example/room";
  expect(await leadTo(owner, "https://meet.example/own", thieves, minutes(11))).toEqual({
    ok: false,
    errors: { meetingUrl: "accounts.signInAgain" },
  });
  expect([await meetingUrlOf(owner), await mailed(owner.email, "meeting_link")]).toEqual(["https://meet.example/own", []]);
  expect((await leadTo(owner, "https://meet.example/own", thieves)).ok).toBe(true);
  const told = await db.select().from(notifications).where(eq(notifications.userId, owner.userId));
  expect(told.map(({ kind }) => kind)).toContain("meeting_link");
  const [mail] = await mailed(owner.email, "meeting_link");
  expect(mail?.text).not.toContain("evil.example");
  expect(await reportSignIn(tokenIn(mail), minutes(5))).toEqual({ ok: true });
  expect(await meetingUrlOf(owner)).toBe("https://meet.example/own");
  expect((await mailed(owner.email, "reported_sign_in"))[0]?.text).toContain(
    "The meeting link of your consultations is again what it was before.",
  );
});

test("whoever no longer wants to be told of new sign-ins says so in a fresh session, is told of that, and is told of them again after 'this wasn't me'", async () => {
  const owner = await anOwner();
  const off = { loginNotifications: { was: "true", value: "false" } };
  expect(await saveSecuritySettings(owner, off, minutes(11))).toEqual({
    ok: false,
    errors: { loginNotifications: "accounts.signInAgain" },
  });
  expect(await saveSecuritySettings(owner, off, minutes(1))).toMatchObject({ ok: true });
  const [mail] = await mailed(owner.email, "login_mails_off");
  expect(await reportSignIn(tokenIn(mail), minutes(5))).toEqual({ ok: true });
  const [settings] = await db.select().from(securitySettings).where(eq(securitySettings.userId, owner.userId));
  expect(settings?.loginNotifications).toBe(true);
});

test("nobody buries the mail that matters: where payouts go changes as often as an account may, and is told no more often", async () => {
  const owner = await anOwner();
  const most = LIMITS["account-change"].perPerson;
  const change = (count: number) => saveDestination(owner, { ...OWN, words: `${count}` }, minutes(count / 10));
  // One change was made during set-up.
  for (let count = 1; count < most; count += 1) expect(await change(count)).toEqual({ ok: true });
  expect(await change(most)).toMatchObject({ ok: false, reason: "accounts.tooManyChanges" });
  expect(await findDestination(owner.advisorId)).toMatchObject({ words: `${most - 1}` });
  expect(await mailed(owner.email, "payout_destination")).toHaveLength(most);
});
