import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { broadcastRecipients } from "#app/db/schema/notifications";
import { ruleVersions } from "#app/db/schema/rules";
import { finishBroadcasts } from "#app/features/notifications/broadcast.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { applyRules } from "#app/features/rules/current-rules";
import { type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import { mailsTo } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { CHANGED_TERMS } from "./notify-advisors.server";
import { readRulesToEdit, saveRules } from "./rules.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
beforeEach(() => ruled({}));
afterAll(() => applyRules({ version: 0, ...SPECIFIED_RULES }));

async function ruled(changes: Partial<Rules>) {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const { version } = await readRulesToEdit();
  expect(await saveRules(admin, { version, rules: { ...SPECIFIED_RULES, ...changes } }, now)).toEqual({ ok: true });
}

const told = async (userId: string) => (await listNotifications(userId, 1)).notifications.map(({ kind }) => kind);

test("who is listed hears in their language what changes for their earnings and answers, and from when, and nobody else does", async () => {
  const [advisor, client, hidden, suspended] = [await anAdvisor(), await aClient(), await anAdvisor(), await anAdvisor()];
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, hidden.advisorId));
  await db.update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, suspended.userId));
  await db.update(profiles).set({ language: "de", timezone: "Europe/Berlin" }).where(eq(profiles.userId, advisor.userId));
  await ruled({ platformFeeBasisPoints: 30_00, expiryHours: 2, bufferMinutes: 30 });
  expect(await told(advisor.userId)).toEqual(["terms_changed"]);
  const [mail] = await mailsTo(advisor.email);
  expect(mail?.subject).toMatch(/^Ihre Bedingungen bei .* haben sich geändert$/);
  expect(mail?.text).toMatch(/Plattformgebühr: ?30\s% \(bisher 0\s%\)/);
  expect(mail?.text).toMatch(/Zeit für die Antwort: ?2 Stunden \(bisher 48 Stunden\)/);
  expect(mail?.text).toMatch(/Das gilt für Anfragen ab .*1\. Dezember/);
  expect(mail?.text).not.toContain("Puffer");
  for (const other of [client, hidden, suspended]) expect([await told(other.userId), await mailsTo(other.email)]).toEqual([[], []]);
});

test("what goes back to whoever cancels is told in whole sentences, and the list comes last", async () => {
  const advisor = await anAdvisor();
  await db.update(profiles).set({ language: "de", timezone: "Europe/Berlin" }).where(eq(profiles.userId, advisor.userId));
  await ruled({ wholeRefundHours: 12, partRefundHours: 0, partRefundPercent: 0 });
  const [mail] = await mailsTo(advisor.email);
  expect(mail?.text).toMatch(
    /Wenn ein Kunde absagt: Absage mindestens 12 Stunden vorher: alles zurück. Später: nichts zurück. Bisher: Absage mindestens 24 Stunden vorher: alles zurück./,
  );
  expect(mail?.text).not.toContain("Dieser Teil");
  expect(mail?.text).toMatch(/Das gilt für Anfragen[\s\S]*ist dies neu:\s+Wenn ein Kunde absagt/);
});

test("a change that leaves earnings and answers as they are is told no advisor", async () => {
  const advisor = await anAdvisor();
  await ruled({ bufferMinutes: 30, durations: [30] });
  expect(await told(advisor.userId)).toEqual([]);
  expect(await mailsTo(advisor.email)).toEqual([]);
});

test.each([
  ["Europe/Berlin", "de", /1\. Dezember 2026 um 10:00/],
  ["America/Los_Angeles", "en", /December 1, 2026 at 1:00\sAM/],
  ["Pacific/Kiritimati", "fr", /1er décembre 2026 à 23:00/],
  ["America/Anchorage", "es", /1 de diciembre de 2026, 0:00/],
  ["Asia/Tokyo", "it", /1 dicembre 2026 alle ore 18:00/],
] as const)("from when it holds is said by the clock of whoever reads it (%s)", async (timezone, language, moment) => {
  const advisor = await anAdvisor();
  await db.update(profiles).set({ language, timezone }).where(eq(profiles.userId, advisor.userId));
  await ruled({ platformFeeBasisPoints: 30_00 });
  const [mail] = await mailsTo(advisor.email);
  expect(mail?.text).toMatch(moment);
});

test("of many advisors some are told at once and the others by the job, each once, of the change that they wait for; and of none whose account went", async () => {
  const many = await Promise.all(Array.from({ length: 70 }, () => anAdvisor()));
  await ruled({ platformFeeBasisPoints: 30_00 });
  const waiting = () => db.select().from(broadcastRecipients);
  const left = await waiting();
  expect(left.length).toBeGreaterThanOrEqual(20);
  expect(left.length).toBeLessThan(70);
  const [suspended, ...others] = many.filter(({ userId }) => left.some((each) => each.userId === userId));
  await db.update(users).set({ suspendedAt: now }).where(eq(users.id, suspended!.userId));
  await db.insert(ruleVersions).values({ version: 1000, rules: { ...SPECIFIED_RULES, platformFeeBasisPoints: 1_00 }, createdAt: now });
  await Promise.all([finishBroadcasts([CHANGED_TERMS]), finishBroadcasts([CHANGED_TERMS])]);
  expect(await waiting()).toEqual([]);
  for (const { email } of many.filter(({ userId }) => userId !== suspended!.userId)) {
    const mails = await mailsTo(email);
    expect([email, mails.length, mails[0]?.text]).toEqual([email, 1, expect.stringMatching(/Platform fee: ?30\s% \(so far 0\s%\)/)]);
  }
  expect(await mailsTo(suspended!.email)).toEqual([]);
  expect(others.length).toBeGreaterThan(10);
});
