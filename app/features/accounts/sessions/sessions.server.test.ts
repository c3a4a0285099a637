import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { securitySettings, sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { useDatabase } from "../../../../tests/support/database";
import { MAX_SESSIONS } from "../limits";
import {
  deleteEndedSessions,
  endListedSession,
  endOtherSessions,
  endSession,
  findViewer,
  listSessions,
  startSession,
} from "./sessions.server";
import { holdSession } from "./signed-in-transaction.server";

useDatabase();

const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const device = { address: "203.0.113.7", userAgent: "Test browser" };

let made = 0;

async function aPerson(timeout: 1 | 24 = 24) {
  made += 1;
  const [user] = await db
    .insert(users)
    .values({ email: `person${made}@example.com`, emailConfirmedAt: start })
    .returning();
  await db.insert(profiles).values({ userId: user!.id, email: user!.email, firstName: "Ann", timezone: "Europe/Paris", currency: "EUR" });
  await db.insert(securitySettings).values({ userId: user!.id, sessionTimeout: timeout });
  return user!;
}

const begin = (userId: string, at = start) => startSession(db, { userId, rememberMe: true, device }, at);

test("a token finds its person with name, zone and currency, and no other token does", async () => {
  const { id, email } = await aPerson();
  const token = await begin(id);
  expect(await findViewer(token, start)).toMatchObject({
    userId: id,
    email,
    name: "Ann",
    isAdmin: false,
    advisorId: null,
    timeZone: "Europe/Paris",
    currency: "EUR",
    authenticatedAt: start,
  });
  expect(await findViewer(`${token}x`, start)).toBeNull();
  expect(await findViewer("", start)).toBeNull();
});

test("a person without profile and settings is found all the same, under the name before the @", async () => {
  const [user] = await db.insert(users).values({ email: "bare@example.com" }).returning();
  const token = await begin(user!.id);
  expect(await findViewer(token, minutes(23 * 60))).toMatchObject({ name: "bare", timeZone: "", currency: "USD", language: "en" });
});

test("the database holds no token, only its hash", async () => {
  const { id } = await aPerson();
  const token = await begin(id);
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, id));
  expect(row?.tokenHash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(token.length).toBeGreaterThanOrEqual(43);
});

test("an admin is one by the role alone, from the moment it is granted to the moment it is taken", async () => {
  const { id } = await aPerson();
  const token = await begin(id);
  await db.insert(userRoles).values({ userId: id, role: "admin" });
  expect((await findViewer(token, start))?.isAdmin).toBe(true);
  await db.delete(userRoles).where(eq(userRoles.userId, id));
  expect((await findViewer(token, start))?.isAdmin).toBe(false);
});

test("a session unused for the person's own timeout has ended", async () => {
  const { id } = await aPerson(1);
  const token = await begin(id);
  expect(await findViewer(token, minutes(60))).toBeNull();
  expect(await findViewer(token, minutes(59))).not.toBeNull();
});

test("use pushes the end ahead, up to thirty days and no further", async () => {
  const { id } = await aPerson(1);
  const token = await begin(id);
  const days = 30;
  for (let at = 50; at < days * 24 * 60; at += 50) expect(await findViewer(token, minutes(at))).not.toBeNull();
  expect(await findViewer(token, minutes(days * 24 * 60))).toBeNull();
});

test("a shorter timeout holds at once for sessions that run already", async () => {
  const { id } = await aPerson(24);
  const token = await begin(id);
  expect(await findViewer(token, start)).not.toBeNull();
  await db.update(securitySettings).set({ sessionTimeout: 1 }).where(eq(securitySettings.userId, id));
  expect(await findViewer(token, minutes(61))).toBeNull();
});

test("the time of last use is written at most once a minute", async () => {
  const { id } = await aPerson();
  const token = await begin(id);
  const lastUsed = async () => (await db.select().from(sessions).where(eq(sessions.userId, id)))[0]?.lastUsedAt;
  await findViewer(token, new Date(start.getTime() + 59_000));
  expect(await lastUsed()).toEqual(start);
  await findViewer(token, minutes(1));
  expect(await lastUsed()).toEqual(minutes(1));
});

test("a suspended person's session finds nobody", async () => {
  const { id } = await aPerson();
  const token = await begin(id);
  await db.update(users).set({ suspendedAt: start }).where(eq(users.id, id));
  expect(await findViewer(token, start)).toBeNull();
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, id));
  expect(await findViewer(token, start)).not.toBeNull();
});

test("an ended session is gone, others go on", async () => {
  const { id } = await aPerson();
  const [one, two, three] = [await begin(id), await begin(id, minutes(1)), await begin(id, minutes(2))];
  await endSession(one);
  expect(await findViewer(one, minutes(2))).toBeNull();
  const kept = (await findViewer(two, minutes(2)))!;
  expect((await listSessions(id, minutes(2))).map(({ id: sessionId }) => sessionId)).toContain(kept.sessionId);
  await endOtherSessions(db, id, kept.sessionId);
  expect(await findViewer(three, minutes(2))).toBeNull();
  expect(await findViewer(two, minutes(2))).not.toBeNull();
  await endOtherSessions(db, id);
  expect(await listSessions(id, minutes(2))).toEqual([]);
});

test("nobody ends or lists another's session", async () => {
  const [ann, eve] = [await aPerson(), await aPerson()];
  const token = await begin(ann.id);
  const { sessionId } = (await findViewer(token, start))!;
  await endListedSession(eve.id, sessionId);
  expect(await findViewer(token, start)).not.toBeNull();
  expect(await listSessions(eve.id, start)).toEqual([]);
  await endListedSession(ann.id, sessionId);
  expect(await findViewer(token, start)).toBeNull();
});

test("the clean-up removes what has ended by age or disuse and nothing else", async () => {
  const [hasty, calm] = [await aPerson(1), await aPerson(24)];
  await begin(hasty.id);
  await begin(calm.id);
  await deleteEndedSessions(minutes(61));
  expect(await db.select().from(sessions).where(eq(sessions.userId, hasty.id))).toHaveLength(0);
  expect(await db.select().from(sessions).where(eq(sessions.userId, calm.id))).toHaveLength(1);
  await deleteEndedSessions(minutes(31 * 24 * 60));
  expect(await db.select().from(sessions)).toHaveLength(0);
});

test("the list of one's devices has no session that has ended, by disuse or by age: what is in it opens the account", async () => {
  const ann = await aPerson(1);
  const [old, used] = [await begin(ann.id), await begin(ann.id, minutes(50))];
  const opens = async (token: string, at: Date) => (await findViewer(token, at))?.sessionId ?? [];
  for (const at of [minutes(55), minutes(61), minutes(90), minutes(200)]) {
    const listed = (await listSessions(ann.id, at)).map(({ id }) => id).sort();
    expect([at, listed]).toEqual([at, [await opens(old, at), await opens(used, at)].flat().sort()]);
  }
});

test("an account has so many sessions and no more: those end that were used longest ago, of others none", async () => {
  const { id } = await aPerson();
  const other = await begin((await aPerson()).id);
  const tokens: string[] = [];
  for (let index = 0; index < MAX_SESSIONS; index += 1) tokens.push(await begin(id, minutes(index)));
  expect(await findViewer(tokens[0]!, minutes(MAX_SESSIONS))).not.toBeNull();
  const newest = await begin(id, minutes(MAX_SESSIONS));
  expect(await findViewer(tokens[1]!, minutes(MAX_SESSIONS))).toBeNull();
  for (const token of [tokens[0]!, tokens[2]!, newest]) expect(await findViewer(token, minutes(MAX_SESSIONS))).not.toBeNull();
  expect(await listSessions(id, minutes(MAX_SESSIONS))).toHaveLength(MAX_SESSIONS);
  expect(await findViewer(other, minutes(MAX_SESSIONS))).not.toBeNull();
});

test("a session ends at once, also while a step of it is on its way", async () => {
  const { id: userId } = await aPerson();
  const token = await begin(userId);
  const { sessionId } = (await findViewer(token, start))!;
  let ended: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await holdSession(tx, { userId, sessionId });
    ended = endSession(token);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await db.execute(waiting)).rowCount === 0);
    expect(await findViewer(token, start)).toBeNull();
    expect(await tx.$count(sessions, eq(sessions.id, sessionId))).toBe(1);
  });
  await ended;
  expect(await db.$count(sessions, eq(sessions.id, sessionId))).toBe(0);
});
