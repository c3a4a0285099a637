import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, weeklyHours } from "#app/db/schema/advisors";
import { advisorApplications, advisorInvitations } from "#app/db/schema/applications";
import { auditLog } from "#app/db/schema/operations";
import { eraseDueAccounts } from "#app/features/accounts/deletion/erasure.server";
import { isLinkOpen } from "#app/features/accounts/email-links.server";
import { signUp } from "#app/features/accounts/sign-up/sign-up.server";
import { applyRules } from "#app/features/rules/current-rules";
import { FIRST_RULES } from "#app/features/rules/rules";
import { siteZone } from "#app/platform/brand/current-defaults.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { mayApply } from "../applying/may-apply.server";
import { acceptInvitation } from "./accept-invitation.server";
import { checkAdvisorFile, deleteEndedInvitations, findInvitation } from "./invitations.server";
import { inviteAdvisors } from "./invite-advisors.server";
import { acceptSchema } from "./schema";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");
const device = { address: "203.0.113.7", userAgent: "Test browser" };
const days = (count: number) => new Date(AT.getTime() + count * 86_400_000);
const HEAD = "name,email,areas,rate,currency,languages,hours,bio\n";
const adaAt = (email: string) => `Ada Byron,${email},Technology; Finance,150,EUR,English; fr,"Mon-Tue 09:00-17:00",Engines\n`;
const ADA = adaAt("ada@example.com");
const FORM = {
  firstName: "Ada",
  lastName: "Byron",
  location: "Lyon, France",
  experience: "8-12",
  bio: "Engines",
  availability: "limited",
  pricing: "150",
  password: "Correct-horse-7",
  confirmPassword: "Correct-horse-7",
  agreedToTerms: "on",
};
const accepted = acceptSchema.parse(FORM);
const problemsOf = async (text: string, at = AT) => {
  const checked = await checkAdvisorFile(text, at);
  return checked.ok ? checked.lines.map(({ problems }) => problems) : checked.reason;
};

/** A fresh address each time: the database keeps what earlier tests have written. */
const anAddress = () => `ada-${randomUUID()}@example.com`;

async function tokenFor(email: string) {
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === "advisor_invitation");
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

test("each line has its problems, and looking writes nothing", async () => {
  const { email } = await aClient();
  const text = `${HEAD}${ADA}Bob,not-mail,Alchemy,free,XYZ,Klingon,whenever,\nAda Two,ADA@example.com,Finance,,,,,\nAnn Lee,${email},Finance,,,,,\n`;
  expect(await problemsOf(text)).toEqual([
    [],
    ["lineEmail", "lineName", "lineAreas", "lineRate", "lineCurrency", "lineLanguages", "lineHours"],
    ["lineRepeated"],
    ["lineHasAccount"],
  ]);
  // Each problem reports what it found and, if there are only a few, the allowed values.
  const checked = await checkAdvisorFile(text, AT);
  expect(checked.ok && checked.lines[1]!.cells).toEqual({
    lineEmail: { found: "not-mail" },
    lineName: { found: "Bob" },
    lineAreas: { found: "Alchemy" },
    lineRate: { found: "free" },
    lineCurrency: { found: "XYZ", allowed: expect.stringContaining("USD") },
    lineLanguages: { found: "Klingon" },
    lineHours: { found: "whenever" },
  });
  const long = await checkAdvisorFile(`${HEAD}Ada Byron,${anAddress()},Finance,,,English; Klingon,,${"x".repeat(2001)}\n`, AT);
  expect(long.ok && long.lines[0]!.cells).toEqual({ lineLanguages: { found: "Klingon" }, lineBio: { found: `${"x".repeat(60)}…` } });
  expect(await db.select().from(advisorInvitations)).toEqual([]);
  expect(await db.select().from(auditLog)).toEqual([]);
});

test("an area is known by its name in every language of the site; of one that is none its name is said, with those nearest to it", async () => {
  const line = (areas: string) => `${HEAD}Ada Byron,${anAddress()},${areas},,,,,\n`;
  expect(await problemsOf(line("Unternehmensstrategie; Finance"))).toEqual([[]]);
  const checked = await checkAdvisorFile(line("Finance; Unternehmens-Strategie; Qqq"), AT);
  expect(checked.ok && checked.lines[0]).toMatchObject({
    problems: ["lineAreas"],
    unknownAreas: [
      { said: "Unternehmens-Strategie", nearest: expect.arrayContaining(["Business Strategy"]) },
      { said: "Qqq", nearest: [] },
    ],
  });
});

test("a file that is none is refused as a whole", async () => {
  expect(await problemsOf("")).toBe("fileEmpty");
  expect(await problemsOf("name,email\nA B,a@example.com\n")).toBe("fileColumns");
  expect(await problemsOf(`${HEAD}"open`)).toBe("fileQuote");
  expect(await problemsOf(HEAD + ADA.repeat(501))).toBe("fileTooLong");
  expect(await problemsOf(HEAD + "A B,a@b.io\n".repeat(10_000))).toBe("fileTooLong");
  expect(await problemsOf(HEAD + ADA.repeat(10_000))).toBe("fileTooLarge");
});

test("a spreadsheet's empty rows are none, stray quotes are letters, and a comma that cuts a text in two is a problem of its line", async () => {
  expect(await problemsOf(`${HEAD},,,,,,,\n${adaAt(anAddress())},,,,,,,\n`)).toEqual([[]]);
  expect(await problemsOf(`${HEAD}Ada Byron,${anAddress()},Finance,,,,,My 5" disks\n`)).toEqual([[]]);
  expect(await problemsOf(`${HEAD}Ada Byron,${anAddress()},Finance,,,,,Engines, and more\n`)).toEqual([["lineCells"]]);
  expect(await problemsOf(`${HEAD}Ada Byron,${anAddress()},Finance,,,,,"Engines, ""and""\nmore"\n`)).toEqual([[]]);
});

test("a file parted by semicolons is read as well", async () => {
  expect(await problemsOf("\ufeffName;Mail;Areas\r\nAda Byron;ada@example.com;Technology, Finance\r\n")).toEqual([[]]);
});

test("who is invited becomes an advisor by the link, once, with everything the file said", async () => {
  const [admin, email] = [await anAdmin(), anAddress()];
  expect(await inviteAdvisors(admin, HEAD + adaAt(email), AT)).toMatchObject({ ok: true, invited: 1, refused: [] });
  const token = await tokenFor(email);
  expect(JSON.stringify(await db.select().from(advisorInvitations))).not.toContain(token);
  expect(await acceptInvitation(token, accepted, { ...device, language: "de" }, days(1))).toMatchObject({ ok: true });
  expect(await acceptInvitation(token, accepted, device, days(1))).toEqual({ ok: false, reason: "invitations.endedTitle" });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const userId = user?.id ?? "";
  expect(user?.emailConfirmedAt).toEqual(days(1));
  expect((await db.select().from(profiles).where(eq(profiles.userId, userId)))[0]).toMatchObject({
    firstName: "Ada",
    currency: "EUR",
    language: "de",
  });
  const [application] = await db.select().from(advisorApplications).where(eq(advisorApplications.userId, userId));
  expect(application).toMatchObject({ status: "approved", reviewedBy: admin.userId, expertise: "Technology", pricing: 150_00 });
  const [advisor] = await db.select().from(advisors).where(eq(advisors.userId, userId));
  const said = { status: "approved", currency: "EUR", hourlyRate: 150_00, languages: ["en", "fr"], timezone: "Europe/Paris" };
  expect(advisor).toMatchObject(said);
  const id = advisor?.id ?? "";
  expect((await db.select().from(weeklyHours).where(eq(weeklyHours.advisorId, id))).map(({ weekday }) => weekday)).toEqual([1, 2]);
  const areas = await db.select().from(advisorTopics).where(eq(advisorTopics.advisorId, id));
  expect(areas.map(({ isPrimary }) => isPrimary).sort()).toEqual([false, true]);
  expect(await db.select().from(advisorInvitations)).toEqual([]);
});

test("the welcome of the invited asks for what is missing alone, and says what the file has brought", async () => {
  const welcomeOf = async (line: (email: string) => string, pricing: string) => {
    const email = anAddress();
    await inviteAdvisors(await anAdmin(), HEAD + line(email), AT);
    await acceptInvitation(await tokenFor(email), acceptSchema.parse({ ...FORM, pricing }), device, days(1));
    const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === "application_decided");
    return `${mail?.subject}\n${mail?.text}`;
  };
  const withoutHours = (email: string) => `Ada Byron,${email},Technology,,,,,\n`;
  expect(await welcomeOf(adaAt, "150")).toMatch(
    /^Welcome to Sagebridge\n[\s\S]*an advisor at Sagebridge now[\s\S]*hours and your hourly rate are set[\s\S]*advisor-profile\n/,
  );
  expect(await welcomeOf(adaAt, "")).toMatch(/first task\n[\s\S]*hours are set\. One thing is missing: your hourly rate[\s\S]*Set my rate/);
  const neither = await welcomeOf(withoutHours, "");
  expect(neither).toMatch(/set your weekly hours[\s\S]*Your second: set your hourly rate[\s\S]*Set my hours/);
  expect([await welcomeOf(withoutHours, "150"), neither].join("")).not.toMatch(/approved|are set/);
});

test("nobody accepts under a name that could be taken for the site, also where a file named them so before: the link stays for another", async () => {
  const [admin, email] = [await anAdmin(), anAddress()];
  await inviteAdvisors(admin, HEAD + adaAt(email), AT);
  const token = await tokenFor(email);
  const named = { firstName: "Sagebridge", lastName: "Support" };
  const refused = { ok: false, reason: "profiles.nameReserved" };
  expect(await acceptInvitation(token, { ...accepted, ...named }, device, days(1))).toEqual(refused);
  const invited = sql`${advisorInvitations.invitedAs} || ${JSON.stringify(named)}::jsonb`;
  await db.update(advisorInvitations).set({ invitedAs: invited }).where(eq(advisorInvitations.email, email));
  expect(await acceptInvitation(token, { ...accepted, ...named }, device, days(1))).toEqual(refused);
  expect(await acceptInvitation(token, accepted, device, days(1))).toMatchObject({ ok: true });
});

test("where the file says in which zone its hours are, they are in that one, from wherever they are accepted", async () => {
  const email = anAddress();
  const zoned = `${HEAD.trimEnd()},timezone\n${adaAt(email).trimEnd()},Europe/Vienna\n`;
  expect(await inviteAdvisors(await anAdmin(), zoned, AT)).toMatchObject({ ok: true, invited: 1 });
  const entry = acceptSchema.parse({ ...FORM, location: "Hannover", time_zone: "America/Chicago" });
  expect(await acceptInvitation(await tokenFor(email), entry, device, days(1))).toMatchObject({ ok: true });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const [advisor] = await db.select().from(advisors).where(eq(advisors.userId, user!.id));
  expect(advisor?.timezone).toBe("Europe/Vienna");
});

test("the hours of the file are in the zone of the browser they are accepted in, wherever the site is", async () => {
  const zoneOf = async (told: string) => {
    const email = anAddress();
    await inviteAdvisors(await anAdmin(), HEAD + adaAt(email), AT);
    const entry = acceptSchema.parse({ ...FORM, location: "Hannover", time_zone: told });
    expect(await acceptInvitation(await tokenFor(email), entry, device, days(1))).toMatchObject({ ok: true });
    const [advisor] = await db
      .select({ timezone: advisors.timezone, own: profiles.timezone })
      .from(advisors)
      .innerJoin(users, eq(users.id, advisors.userId))
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.email, email));
    return advisor;
  };
  expect(await zoneOf("Europe/Berlin")).toEqual({ timezone: "Europe/Berlin", own: "Europe/Berlin" });
  expect(await zoneOf("Asia/Nowhere")).toEqual({ timezone: siteZone(), own: "" });
});

test("the same file twice changes nothing, and only a link that has ended is sent anew", async () => {
  await db.delete(auditLog);
  const [admin, email] = [await anAdmin(), anAddress()];
  await inviteAdvisors(admin, HEAD + adaAt(email), AT);
  const before = await db.select().from(advisorInvitations);
  expect(await inviteAdvisors(admin, HEAD + adaAt(email), days(6.9))).toMatchObject({ ok: true, invited: 0 });
  expect(await db.select().from(advisorInvitations)).toEqual(before);
  expect((await mailsTo(email)).length).toBe(1);
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual(["advisors.invited"]);
  const token = await tokenFor(email);
  expect(await findInvitation(token, days(6.9))).not.toBeNull();
  expect(await findInvitation(token, days(7))).toBeNull();
  expect(await acceptInvitation(token, accepted, device, days(7))).toEqual({ ok: false, reason: "invitations.endedTitle" });
  expect(await inviteAdvisors(admin, HEAD + adaAt(email), days(7))).toMatchObject({ ok: true, invited: 1, refused: [] });
  await deleteEndedInvitations(days(14));
  expect(await db.select().from(advisorInvitations)).toEqual([]);
});

test("somebody who has an account meanwhile keeps it as it is", async () => {
  const email = anAddress();
  await inviteAdvisors(await anAdmin(), HEAD + adaAt(email), AT);
  const ada = await aClient();
  await db.update(users).set({ email }).where(eq(users.id, ada.userId));
  const before = await db.select().from(users).where(eq(users.email, email));
  expect(await acceptInvitation(await tokenFor(email), accepted, device, days(1))).toEqual({
    ok: false,
    reason: "invitations.hasAccount",
  });
  expect(await db.select().from(users).where(eq(users.id, ada.userId))).toEqual(before);
  expect(await db.select().from(advisors).where(eq(advisors.userId, ada.userId))).toEqual([]);
});

test("an invitation opens no account that was suspended before its address was confirmed", async () => {
  const email = anAddress();
  await inviteAdvisors(await anAdmin(), HEAD + adaAt(email), AT);
  await db.insert(users).values({ email, suspendedAt: days(1), suspendedReason: "Spam" });
  const refused = { ok: false, reason: "invitations.hasAccount" };
  expect(await acceptInvitation(await tokenFor(email), accepted, device, days(2))).toEqual(refused);
  expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([{ emailConfirmedAt: null, passwordHash: null }]);
});

test("whoever had signed up with the address before does not get the account by the link of that sign-up", async () => {
  const email = anAddress();
  const signUpWith = { email, password: "Mallorys-horse-7", category: null, returnTo: null };
  await signUp(signUpWith, "203.0.113.9", AT);
  const [earlier] = (await mailsTo(email)).filter(({ kind }) => kind === "confirm_email");
  const link = /token=([\w-]+)/.exec(earlier?.text ?? "")?.[1] ?? "";
  await inviteAdvisors(await anAdmin(), HEAD + adaAt(email), AT);
  const soon = new Date(AT.getTime() + 60_000);
  expect(await isLinkOpen(link, "confirm_email", soon)).toBe(true);
  expect(await acceptInvitation(await tokenFor(email), accepted, device, soon)).toMatchObject({ ok: true });
  expect(await isLinkOpen(link, "confirm_email", soon)).toBe(false);
});

test("what an admin said of somebody is deleted with their account", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, person.userId));
  await inviteAdvisors(admin, HEAD + adaAt(person.email), AT);
  expect(await db.$count(advisorInvitations, eq(advisorInvitations.email, person.email))).toBe(1);
  await db.insert(accountDeletions).values({ userId: person.userId, endsAt: AT, hidAdvisor: false });
  await eraseDueAccounts(days(1));
  expect(await db.$count(advisorInvitations, eq(advisorInvitations.email, person.email))).toBe(0);
});

test("where only the invited may apply, an account is no hindrance, and an advisor is one", async () => {
  const [{ email }, advisor] = [await aClient(), await anAdvisor()];
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, advisor.userId));
  const text = `${HEAD}Ann Lee,${email},Finance,,,,,\nBob Ray,${row!.email},Finance,,,,,\n`;
  applyRules({ ...FIRST_RULES, applicants: "invited" });
  try {
    expect(await problemsOf(text)).toEqual([[], ["lineHasAccount"]]);
    expect(await mayApply({ email }, AT)).toBe(false);
    await inviteAdvisors(await anAdmin(), text, AT);
    expect([await mayApply({ email }, AT), await mayApply({ email }, days(60)), await mayApply(null, AT)]).toEqual([true, false, false]);
  } finally {
    applyRules(FIRST_RULES);
  }
  expect([await mayApply(null, AT), await problemsOf(text)]).toEqual([true, [["lineHasAccount"], ["lineHasAccount"]]]);
});

test("an invitation is written in the first of the languages of the invited that the site speaks, else in the site's", async () => {
  const admin = await anAdmin();
  const [german, polish] = [anAddress(), anAddress()];
  const csv = `${HEAD}Gerda Grau,${german},Finance,,,Polish; German; English,,\nPola Nowak,${polish},Finance,,,Polish,,\nBob,x,,,,,,\n`;
  expect(await inviteAdvisors(admin, csv, AT)).toMatchObject({ ok: true, invited: 2, refused: [{ line: 4, name: "Bob" }] });
  expect((await mailsTo(german))[0]?.subject).toMatch(/^Sie sind eingeladen/);
  expect((await mailsTo(polish))[0]?.subject).toMatch(/^You are invited/);
});
