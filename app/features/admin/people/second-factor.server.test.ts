import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { auditLog } from "#app/db/schema/operations";
import { SECOND_FACTOR_END_HOURS } from "#app/features/accounts/limits";
import { cancelOwnSecondFactorEnd, endDueSecondFactors } from "#app/features/accounts/second-factor/ending.server";
import { beginTwoFactor, confirmTwoFactor, findTwoFactor } from "#app/features/accounts/second-factor/turn-on.server";
import { findViewer, startSession } from "#app/features/accounts/sessions/sessions.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { HOUR_MS } from "#app/platform/durations";
import { setListeningAddress } from "#app/platform/origin.server";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { codeAt } from "../../../../tests/support/authenticator";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import { cancelPersonsSecondFactorEnd, endSecondFactor } from "./second-factor.server";

useDatabase();
beforeAll(() => setListeningAddress("https://advice.example"));
beforeEach(() => db.delete(userRoles));

const START = new Date("2026-12-02T12:00:00Z");
const hours = (count: number) => new Date(START.getTime() + count * HOUR_MS);
const device = { address: "203.0.113.7", userAgent: "test" };
const PASSWORD = "Correct-horse-7";

/** Creates a person whose second factor has been on for a month, and a session of theirs. */
async function protectedPerson(person?: Viewer): Promise<Viewer> {
  const { userId } = person ?? (await aClient({ displayName: "Eve Locked" }));
  await setPassword(db, userId, PASSWORD);
  const then = hours(-720);
  const viewer = (await findViewer(await startSession(db, { userId, rememberMe: true, device }, then), then))!;
  await beginTwoFactor(viewer, "", device.address, then);
  const setup = await findTwoFactor(viewer, then);
  if (setup.kind !== "setup") throw new Error(setup.kind);
  expect((await confirmTwoFactor(viewer, codeAt(setup.secret, then), then)).ok).toBe(true);
  return viewer;
}

const order = (admin: Viewer, { userId }: Viewer, at = START) => endSecondFactor(admin, { personId: userId, reason: "Lost her phone" }, at);
const mailed = async ({ email }: Viewer, kind: string) => (await mailsTo(email)).filter((mail) => mail.kind === kind);
const isAsked = async ({ email }: Viewer, at: Date) => {
  const entered = await signIn({ email, password: PASSWORD, rememberMe: false }, device, at);
  return entered.ok ? entered.admission.kind : entered.reason;
};
const stateOf = async ({ userId }: Viewer) => (await db.select().from(authenticators).where(eq(authenticators.userId, userId)))[0];

test("a second factor that an admin has ended is asked for until a day is over, and no more after it: sessions stay", async () => {
  const [admin, person] = [await anAdmin({ displayName: "Ada Admin" }), await protectedPerson()];
  expect(await order(admin, person)).toEqual({ ok: true });
  await endDueSecondFactors(hours(SECOND_FACTOR_END_HOURS - 0.01));
  expect(await isAsked(person, hours(SECOND_FACTOR_END_HOURS - 0.01))).toBe("challenge");
  await endDueSecondFactors(hours(SECOND_FACTOR_END_HOURS));
  expect(await isAsked(person, hours(SECOND_FACTOR_END_HOURS))).toBe("session");
  expect(await db.$count(sessions, eq(sessions.id, person.sessionId))).toBe(1);
  expect((await mailed(person, "two_factor_off"))[0]?.text).toContain("Nobody was signed out");
});

test("they are told at once when and why, and every other admin is; it is written down", async () => {
  const [admin, other, person] = [await anAdmin({ displayName: "Ada Admin" }), await anAdmin(), await protectedPerson()];
  await order(admin, person);
  const [told] = await mailed(person, "two_factor_ends");
  expect(told?.text).toContain("Lost her phone");
  expect(told?.text).toContain("3 December 2026");
  expect((await mailed(other, "site_changed"))[0]?.text).toContain(
    "Ada Admin has just ordered that two-factor authentication of Eve Locked",
  );
  const done = await db.select().from(auditLog).where(eq(auditLog.subjectId, person.userId));
  expect(done).toMatchObject([{ action: "person.second-factor-ends", details: { reason: "Lost her phone" } }]);
  expect(await order(admin, person)).toEqual({ ok: false, reason: "alreadySo" });
});

const STOPS: [who: string, stop: (person: Viewer, admin: Viewer) => Promise<unknown>][] = [
  ["the button of the mail", async (person) => reportSignIn(tokenIn((await mailed(person, "two_factor_ends"))[0]), hours(23))],
  ["a session of theirs", (person) => cancelOwnSecondFactorEnd(person, hours(23))],
  ["another admin", async (person) => cancelPersonsSecondFactorEnd(await anAdmin(), person.userId, hours(23))],
];

test.each(STOPS)("%s stops it", async (who, stop) => {
  const [admin, person] = [await anAdmin(), await protectedPerson()];
  await order(admin, person);
  await stop(person, admin);
  await endDueSecondFactors(hours(SECOND_FACTOR_END_HOURS));
  expect(await stateOf(person)).toMatchObject({ endsAt: null });
  const kind = who === "the button of the mail" ? "reported_sign_in" : "two_factor_stays";
  expect((await mailed(person, kind))[0]?.text).toMatch(/stays on|asks for a code as before/);
  if (kind === "two_factor_stays") expect(await isAsked(person, hours(25))).toBe("challenge");
});

test("nobody ends their own in an admin's session, nor that of somebody who is suspended, or has none", async () => {
  const admin = await anAdmin();
  const own = await protectedPerson(await anAdmin());
  expect(await order(own, own)).toEqual({ ok: false, reason: "ownSecondFactor" });
  expect(await order(admin, await aClient())).toEqual({ ok: false, reason: "alreadySo" });
  const person = await protectedPerson();
  await db.update(users).set({ suspendedAt: START, suspendedReason: "x" }).where(eq(users.id, person.userId));
  expect(await order(admin, person)).toEqual({ ok: false, reason: "suspendedSecondFactor" });
  expect([(await stateOf(own))?.endsAt, (await stateOf(person))?.endsAt]).toEqual([null, null]);
});

test("one that its owner has turned on anew meanwhile stays", async () => {
  const [admin, person] = [await anAdmin(), await protectedPerson()];
  await order(admin, person);
  await db.delete(authenticators).where(eq(authenticators.userId, person.userId));
  await protectedPerson(person);
  await endDueSecondFactors(hours(SECOND_FACTOR_END_HOURS));
  expect(await stateOf(person)).toMatchObject({ endsAt: null });
});
