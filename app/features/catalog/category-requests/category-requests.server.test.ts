import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { categoryRequestComments, categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { requestCategory } from "./category-requests.server";

useDatabase();

const now = new Date("2026-12-01T08:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const commentsOn = async (requestId: string) => {
  const ofRequest = eq(categoryRequestComments.requestId, requestId);
  const rows = await db.select().from(categoryRequestComments).where(ofRequest).orderBy(categoryRequestComments.createdAt);
  return rows.map(({ comment }) => comment);
};
const visitor = (address: string) => ({ userId: null, address, language: "en" as const });

test("a category request is stored with who asked", async () => {
  const { userId } = await aClient();
  expect(
    await requestCategory({ userId, address: "10.0.0.1", language: "en" }, { name: "Space Law", comments: "Satellites", email: "" }, now),
  ).toEqual({
    ok: true,
  });
  const [row] = await db.select().from(categoryRequests).where(eq(categoryRequests.nameKey, "space law"));
  expect(row).toMatchObject({ name: "Space Law", askers: 1, userId, status: "open" });
  expect(await db.select().from(categoryRequestComments)).toMatchObject([{ requestId: row?.id, userId, comment: "Satellites" }]);
});

test("the same wish again is counted, and its comments are kept", async () => {
  await requestCategory(visitor("10.0.0.2"), { name: "Beekeeping", comments: "", email: "" }, now);
  await requestCategory(visitor("10.0.0.3"), { name: " BEE-keeping".trim(), comments: "no", email: "" }, now);
  await requestCategory(visitor("10.0.0.3"), { name: "beekeeping", comments: "Hives", email: "" }, now);
  await requestCategory(visitor("10.0.0.4"), { name: "Béekeeping!", comments: "Honey", email: "" }, later(1));
  // A repeated comment is not added again, but one that is merely part of another word is.
  for (const comments of ["Hives", "Honey", "Hi"])
    await requestCategory(visitor("10.0.0.4"), { name: "Beekeeping", comments, email: "" }, later(2));
  const [row] = await db.select().from(categoryRequests).where(eq(categoryRequests.nameKey, "beekeeping"));
  expect(row).toMatchObject({ name: "Beekeeping", askers: 3 });
  expect(await commentsOn(row!.id)).toEqual(["Hives", "Honey", "Hi"]);
});

test("one comment is kept of each person, of all on a request so many characters, and none once it is asked for anew", async () => {
  const [one, two] = [await aClient(), await aClient()];
  const ask = (userId: string, comments: string, minutes = 0) =>
    requestCategory({ ...visitor("10.0.0.5"), userId }, { name: "Weaving", comments, email: "" }, later(minutes));
  for (const { userId } of [one, two, one]) await ask(userId, "Looms");
  for (let count = 0; count < 3; count += 1) await ask(count === 2 ? two.userId : one.userId, `${count}`.repeat(4000), 1 + count);
  const [row] = await db.select().from(categoryRequests).where(eq(categoryRequests.nameKey, "weaving"));
  expect((await commentsOn(row!.id)).map(({ length }) => length)).toEqual([5, 5, 4000, 4000, 1990]);
  await db.update(categoryRequests).set({ status: "declined" }).where(eq(categoryRequests.id, row!.id));
  await ask(two.userId, "Anew", 10);
  expect(await commentsOn(row!.id)).toEqual(["Anew"]);
});

test("of the signed-out who leave no address each network is counted once until there is an answer, by a hash alone", async () => {
  const ask = (address: string) => requestCategory(visitor(address), { name: "Bell Founding", comments: "", email: "" }, now);
  for (const address of ["10.0.0.21", "10.0.0.21", "10.0.0.22", "2001:db8::1", "2001:db8::2", "10.0.0.21"]) await ask(address);
  const [row] = await db.select().from(categoryRequests).where(eq(categoryRequests.nameKey, "bell founding"));
  expect(row?.askers).toBe(3);
  expect(JSON.stringify(await db.select().from(categoryRequestEmails))).not.toMatch(/10\.0\.0\.2|2001:db8/);
});

/** Of the signed-out behind one address, who may be many. */
const MOST = LIMITS["category-request"].perNetwork;

test("one address asks so many times an hour at most, others are not held up, and only a hash of it is kept", async () => {
  const ask = (address: string, at: Date) => requestCategory(visitor(address), { name: "Chess", comments: "", email: "" }, at);
  for (let time = 0; time < MOST; time += 1) expect(await ask("10.0.0.9", later(time))).toEqual({ ok: true });
  expect(await ask("10.0.0.9", later(MOST))).toEqual({ ok: false, reason: "catalog.requestTooMany" });
  expect(await ask("10.0.0.10", later(MOST))).toEqual({ ok: true });
  expect(await ask("10.0.0.9", later(61))).toEqual({ ok: true });
  const kept = await db.select().from(attempts);
  expect(JSON.stringify(kept)).not.toContain("10.0.0.9");
});

test("of more requests at once from one address than its limit that many are taken, and they are one requester", async () => {
  const asked = await Promise.all(
    Array.from({ length: MOST + 15 }, () => requestCategory(visitor("10.0.0.11"), { name: "Racing", comments: "", email: "" }, now)),
  );
  expect(asked.filter(({ ok }) => ok)).toHaveLength(MOST);
  const [row] = await db.select().from(categoryRequests).where(eq(categoryRequests.nameKey, "racing"));
  expect(row?.askers).toBe(1);
});

test("an address is kept once for each wish, until it is answered, and never of somebody with an account", async () => {
  const { userId } = await aClient();
  const ask = (email: string, requester: Parameters<typeof requestCategory>[0]) =>
    requestCategory(requester, { name: "Falconry", comments: "", email }, now);
  for (const email of ["one@example.com", "one@example.com", "two@example.com", ""]) await ask(email, visitor("10.0.0.12"));
  await ask("three@example.com", { userId, address: "10.0.0.13", language: "en" });
  const kept = await db.select().from(categoryRequestEmails).where(isNotNull(categoryRequestEmails.email));
  expect(kept.map(({ email }) => email).toSorted()).toEqual(["one@example.com", "two@example.com"]);
});

test("whoever waits already is not counted once more, by their account or by the address they left", async () => {
  const [{ userId }, other] = [await aClient(), await aClient()];
  const ask = (requester: Partial<Parameters<typeof requestCategory>[0]>, email = "") =>
    requestCategory({ ...visitor("10.0.0.14"), ...requester }, { name: "Sailing", comments: "", email }, now);
  for (const requester of [{ userId }, { userId }, { userId: other.userId }, { userId: other.userId }, { userId }]) await ask(requester);
  for (const email of ["one@example.com", "one@example.com"]) await ask({}, email);
  const [row] = await db.select().from(categoryRequests).where(eq(categoryRequests.nameKey, "sailing"));
  expect(row?.askers).toBe(3);
});

test("whoever is signed in has a limit of their own, whatever others of their network ask for", async () => {
  const { userId } = await aClient();
  const ask = (requester: string | null) =>
    requestCategory({ ...visitor("10.0.0.15"), userId: requester }, { name: "Rowing", comments: "", email: "" }, now);
  for (let time = 0; time < MOST; time += 1) await ask(null);
  expect([(await ask(null)).ok, (await ask(userId)).ok]).toEqual([false, true]);
  for (let time = 0; time < 4; time += 1) await ask(userId);
  expect([(await ask(userId)).ok, (await ask((await aClient()).userId)).ok]).toEqual([false, true]);
});

test("a network asks so many times a day, whatever accounts it has; another goes on, and so does the next day", async () => {
  const most = LIMITS["category-request-day"].perNetwork;
  const ask = async (at: Date, address = "198.51.100.77") =>
    requestCategory({ userId: (await aClient()).userId, address, language: "en" }, { name: "Falconry", comments: "", email: "" }, at);
  for (let count = 0; count < most; count += 1) expect(await ask(later(count))).toEqual({ ok: true });
  expect(await ask(later(most))).toEqual({ ok: false, reason: "catalog.requestTooManyToday" });
  expect(await ask(later(most), "198.51.100.78")).toEqual({ ok: true });
  expect(await ask(later(24 * 60))).toEqual({ ok: true });
});

test("a person asks so many times a day, from whatever networks", async () => {
  const { userId } = await aClient();
  const most = LIMITS["category-request-day"].perPerson;
  const ask = (index: number) =>
    requestCategory(
      { userId, address: `198.51.101.${index}`, language: "en" },
      { name: "Archery", comments: "", email: "" },
      later(index * 15),
    );
  for (let index = 0; index < most; index += 1) expect(await ask(index)).toEqual({ ok: true });
  expect(await ask(most)).toEqual({ ok: false, reason: "catalog.requestTooManyToday" });
});
