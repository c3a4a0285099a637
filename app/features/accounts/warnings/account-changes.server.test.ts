import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { calendarFeeds, ownFeeds } from "#app/db/schema/calendar";
import { notifications } from "#app/db/schema/notifications";
import { saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { addFeed } from "#app/features/calendar/busy-feeds/feeds.server";
import { renewOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { MAILED_KINDS, NOTIFICATION_KINDS } from "#app/features/notifications/kinds";
import { saveSecuritySettings } from "#app/features/profiles/security/security-settings.server";
import { LIMITS } from "#app/platform/limits/limits";
import { setListeningAddress } from "#app/platform/origin.server";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { reportSignIn } from "../sign-in/report-sign-in.server";
import type { Viewer } from "../viewer";

useDatabase();
beforeAll(() => setListeningAddress("https://advice.example"));

const START = new Date("2026-12-02T12:00:00Z");
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

const mailed = async ({ email }: Viewer, kind: string) => (await mailsTo(email)).filter((mail) => mail.kind === kind);
const noticed = async ({ userId }: Viewer) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind, details }) => [kind, details.about]);
const hostsOf = async ({ advisorId }: TestAdvisor) =>
  (await db.select().from(calendarFeeds).where(eq(calendarFeeds.advisorId, advisorId))).map(({ host }) => host);
const rateOf = async ({ advisorId }: TestAdvisor) => (await db.select().from(advisors).where(eq(advisors.id, advisorId)))[0]?.hourlyRate;

test("a calendar that is added to an advisor's is told, and 'This wasn't me' ends it, and none from before", async () => {
  const owner = await anAdvisor();
  expect((await addFeed(owner, "https://own.example.com/a.ics", minutes(-60 * 24 * 30))).ok).toBe(true);
  expect((await addFeed(owner, "https://thief.example.com/b.ics", START)).ok).toBe(true);
  expect(await noticed(owner)).toContainEqual(["account_change", "feed"]);
  const [mail] = await mailed(owner, "account_feed");
  expect(mail?.text).not.toContain("thief.example.com");
  expect(await reportSignIn(tokenIn(mail), minutes(5))).toEqual({ ok: true });
  expect(await hostsOf(owner)).toEqual(["own.example.com"]);
  expect((await mailed(owner, "reported_sign_in"))[0]?.text).toContain("is no longer read");
});

test("a secret address of one's consultations is told each time one is made, and 'This wasn't me' ends it", async () => {
  const owner = await aClient();
  expect((await renewOwnFeed(owner, START)).ok).toBe(true);
  expect(await noticed(owner)).toEqual([["account_change", "ownFeed"]]);
  expect(await reportSignIn(tokenIn((await mailed(owner, "account_ownFeed"))[0]), minutes(5))).toEqual({ ok: true });
  expect(await db.$count(ownFeeds, eq(ownFeeds.userId, owner.userId))).toBe(0);
});

test("another rate is told once for all changes of some minutes, with both numbers; the first one, and the way back, are not", async () => {
  const owner = await anAdvisor({ hourlyRate: null });
  const ask = (changes: Parameters<typeof saveAdvisor>[1], at: number) => saveAdvisor(owner, changes, minutes(at));
  expect((await ask({ hourlyRate: { was: "", value: "100" } }, 1)).ok).toBe(true);
  expect(await mailed(owner, "account_rate")).toEqual([]);
  expect((await ask({ hourlyRate: { was: "100", value: "20" } }, 2)).ok).toBe(true);
  const told = async () => (await mailed(owner, "account_rate")).map(({ text }) => /was changed from (.*?)\. The/.exec(text)?.[1]);
  expect(await told()).toEqual(["$100 to $20"]);
  expect((await ask({ currency: { was: "USD", value: "EUR" } }, 3)).ok).toBe(true);
  expect(await told()).toEqual([expect.stringMatching(/^\$100 to €[\d.]+$/)]);
  expect((await ask({ jobTitle: { was: "", value: "CFO" } }, 4)).ok).toBe(true);
  expect(await told()).toHaveLength(1);
  const [{ currency = "", hourlyRate = 0 } = {}] = await db.select().from(advisors).where(eq(advisors.id, owner.advisorId));
  const back = { currency: { was: currency, value: "USD" }, hourlyRate: { was: String((hourlyRate ?? 0) / 100), value: "100" } };
  expect((await ask(back, 5)).ok).toBe(true);
  expect(await told()).toEqual([]);
});

test("changes that are told count among those of an account: nobody buries the mail that matters", async () => {
  const owner = await anAdvisor({ hourlyRate: 10_000 });
  const most = LIMITS["account-change"].perPerson;
  for (let count = 0; count < most; count += 1) expect((await renewOwnFeed(owner, minutes(count / 10))).ok).toBe(true);
  expect(await renewOwnFeed(owner, minutes(5))).toEqual({ ok: false, reason: "accounts.tooManyChanges" });
  expect(await saveAdvisor(owner, { hourlyRate: { was: "100", value: "20" } }, minutes(5))).toEqual({
    ok: false,
    errors: { hourlyRate: "accounts.tooManyChanges" },
  });
  expect(await rateOf(owner)).toBe(10_000);
});

test("to stay signed in for longer takes a sign-in of the last minutes; for less time any", async () => {
  const owner = { ...(await aClient()), authenticatedAt: START };
  const set = (was: string, value: string, at: number) => saveSecuritySettings(owner, { sessionTimeout: { was, value } }, minutes(at));
  expect(await set("24", "168", 11)).toEqual({ ok: false, errors: { sessionTimeout: "accounts.signInAgain" } });
  expect((await set("24", "6", 11)).ok).toBe(true);
  expect((await set("6", "168", 9)).ok).toBe(true);
  const [kept] = await db.select().from(securitySettings).where(eq(securitySettings.userId, owner.userId));
  expect(kept?.sessionTimeout).toBe(168);
});

test("no mail about what keeps an account safe can be muted with the others", () => {
  const always = NOTIFICATION_KINDS.filter((kind) => !(MAILED_KINDS as readonly string[]).includes(kind));
  expect(always).toEqual([
    ...["payout_destination", "meeting_link", "terms_changed", "account_change", "site_changed", "admin_role", "new_device"],
  ]);
});
