import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { readThread } from "../thread/thread.server";
import { threadBetween } from "./addressee.server";
import { askAdvisor, sendMessage, writeToOther } from "./send.server";

useDatabase();

const NOW = new Date("2026-03-02T12:00:00Z");
const TOMORROW = new Date("2026-03-03T12:00:00Z");
let client: Awaited<ReturnType<typeof aClient>>;
let advisor: TestAdvisor;
let id: string;

beforeEach(async () => {
  await db.update(topics).set({ retiredAt: null });
  client = await aClient();
  advisor = await anAdvisor({ topics: ["Compliance"] });
  ({ id } = await aConsultation({ client, advisor, at: TOMORROW, status: "requested" }));
});

const takeOut = () => db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, advisor.advisorId));
const retire = () => db.update(topics).set({ retiredAt: NOW }).where(eq(topics.name, "Compliance"));
const endIt = () => db.update(consultations).set({ status: "declined" }).where(eq(consultations.id, id));
const wayOf = async () => (await findConsultation(client, id, NOW)).messagePath;

test.each([
  ["was taken out of the directory", takeOut],
  ["has retired areas alone", retire],
])("the client of an open request writes to an advisor who %s, and both go on in that thread", async (_, leave) => {
  expect(await wayOf()).toBe(`/messages?advisor=${advisor.slug}`);
  await leave();
  expect(await wayOf()).toBe(`/messages?consultation=${id}`);
  const sent = await writeToOther(client, id, { text: "One more thing" }, NOW);
  expect(sent).toMatchObject({ ok: true, number: 1 });
  const threadId = sent.ok ? sent.threadId : "";
  expect(await wayOf()).toBe(`/messages/${threadId}`);
  expect(await sendMessage(advisor, threadId, { text: "Thank you" }, NOW)).toMatchObject({ ok: true, number: 2 });
  // Their page is not to be seen, so nothing leads there.
  expect(await readThread(client, threadId)).toMatchObject({ closed: null, other: { slug: null } });
});

test("a request that is over lets nobody write to who was taken out of the directory, nor does one to somebody whose account is suspended", async () => {
  await takeOut();
  await endIt();
  expect(await wayOf()).toBe(null);
  expect(await writeToOther(client, id, { text: "Hello?" }, NOW)).toEqual({ ok: false, reason: "notListed" });
  const suspended = await anAdvisor({ topics: ["Compliance"] });
  const other = await aConsultation({ client, advisor: suspended, at: TOMORROW, status: "requested" });
  await db.update(users).set({ suspendedAt: NOW }).where(eq(users.id, suspended.userId));
  expect((await findConsultation(client, other.id, NOW)).messagePath).toBe(null);
  expect(await writeToOther(client, other.id, { text: "Hello?" }, NOW)).toEqual({ ok: false, reason: "notListed" });
});

test("a thread leads to the page of an advisor as long as there is one", async () => {
  const sent = await askAdvisor(client, advisor.slug, { text: "Hello" }, NOW);
  const threadId = sent.ok ? sent.threadId : "";
  expect((await readThread(client, threadId)).other.slug).toBe(advisor.slug);
  await retire();
  expect((await readThread(client, threadId)).other.slug).toBe(null);
});

test("a first message that is refused leaves no thread behind, whyever it is: its page says so, with what was written", async () => {
  const threads = () => threadBetween(client, advisor.userId);
  await db.update(users).set({ suspendedAt: NOW }).where(eq(users.id, advisor.userId));
  expect(await writeToOther(client, id, { text: "Hello?" }, NOW)).toEqual({ ok: false, reason: "notListed" });
  expect(await threads()).toBeNull();
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, advisor.userId));
  const known = await anAdvisor();
  for (let count = 0; count < LIMITS.message.perPerson; count += 1)
    expect(await askAdvisor(client, known.slug, { text: `m${count}` }, NOW)).toMatchObject({ ok: true });
  expect(await writeToOther(client, id, { text: "Hello?" }, NOW)).toMatchObject({ ok: false, reason: "tooManyMessages" });
  expect(await threads()).toBeNull();
  const later = new Date(NOW.getTime() + 60_000);
  expect(await writeToOther(client, id, { text: "Hello?" }, later)).toMatchObject({ ok: true, number: 1 });
  expect(await threads()).not.toBeNull();
});
