import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messageReports, messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import { auditLog } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../tests/support/people";
import { blockOther, unblockOther } from "./reports/blocks.server";
import { closeReport, reportedMessages, reportMessage } from "./reports/reports.server";
import { findOtherOf, threadBetween } from "./send/addressee.server";
import { askAdvisor, sendMessage, writeToOther } from "./send/send.server";
import { markRead, unreadThreads } from "./thread/read-marks.server";
import { readThread } from "./thread/thread.server";
import { threadsOf } from "./thread/threads.server";

useDatabase();

const NOW = new Date("2026-12-01T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

let client: Viewer;
let advisor: TestAdvisor;

beforeEach(async () => {
  client = await aClient({ firstName: "Cleo", lastName: "Secret", displayName: "Cleo C.", phone: "+441234567" });
  advisor = await anAdvisor({ displayName: "Ada Byron" });
});

async function ask(text = "May I ask you something?", now = NOW) {
  const sent = await askAdvisor(client, advisor.slug, { text }, now);
  if (!sent.ok) throw new Error(sent.reason);
  return sent.threadId;
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { init?: { status?: number } }) => error.init?.status,
  );

test("a first question begins the one thread of the two, and later ones go into it", async () => {
  const first = await ask();
  expect(await ask("And another thing")).toBe(first);
  const thread = await readThread(advisor, first);
  expect(thread.messages.map(({ number, text, isMine }) => [number, text, isMine])).toEqual([
    [1, "May I ask you something?", false],
    [2, "And another thing", false],
  ]);
});

test("a thread leads to the consultation of the two: the one that is open, else the last", async () => {
  const thread = await ask();
  const read = async (who: Viewer) => (await readThread(who, thread)).consultationId;
  expect(await read(client)).toBeNull();
  await aConsultation({ client: await aClient(), advisor, at: later(86_400) });
  const open = await aConsultation({ client, advisor, at: later(172_800), status: "accepted" });
  const over = await aConsultation({ client, advisor, at: later(259_200), status: "withdrawn" });
  expect([await read(client), await read(advisor)]).toEqual([open.id, open.id]);
  await db.update(consultations).set({ status: "withdrawn" }).where(eq(consultations.id, open.id));
  expect(await read(client)).toBe(over.id);
});

test("asked the other way round, two advisors still have one thread", async () => {
  const other = await anAdvisor();
  const there = await askAdvisor(advisor, other.slug, { text: "Hello" }, NOW);
  const back = await askAdvisor(other, advisor.slug, { text: "Hello yourself" }, later(1));
  expect(there.ok && back.ok && there.threadId === back.threadId).toBe(true);
});

test("of twenty first questions sent at once both ways, all stand in one thread in a row", async () => {
  const other = await anAdvisor();
  const ways = Array.from({ length: 20 }, (_, index) =>
    index % 2
      ? askAdvisor(advisor, other.slug, { text: `there ${index}` }, NOW)
      : askAdvisor(other, advisor.slug, { text: `back ${index}` }, NOW),
  );
  const ids = new Set((await Promise.all(ways)).map((sent) => (sent.ok ? sent.threadId : sent.reason)));
  expect(ids.size).toBe(1);
  const thread = await readThread(advisor, [...ids][0]!);
  expect(thread.messages.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(thread.unread).toBe(10);
});

test("nobody writes to themselves, nor to somebody who is not listed", async () => {
  expect(await askAdvisor(advisor, advisor.slug, { text: "Hello me" }, NOW)).toEqual({ ok: false, reason: "ownPage" });
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, advisor.advisorId));
  expect(await statusOf(askAdvisor(client, advisor.slug, { text: "Hello" }, NOW))).toBe(404);
  expect(await statusOf(askAdvisor(client, "nobody-of-that-name", { text: "Hello" }, NOW))).toBe(404);
});

test("a message sent again with its key is stored once, and other words under the same key are another message", async () => {
  const id = await ask();
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendMessage(client, id, { text: "Twice", key: "key-of-one" }, NOW)));
  expect(new Set(answers.map((sent) => sent.ok && sent.number))).toEqual(new Set([2]));
  expect(await sendMessage(client, id, { text: "Changed", key: "key-of-one" }, NOW)).toMatchObject({ ok: true, number: 3 });
  expect((await readThread(advisor, id)).messages.map(({ text }) => text)).toEqual(["May I ask you something?", "Twice", "Changed"]);
});

test("for everybody but the two sides a thread does not exist, whatever they try (V3)", async () => {
  const id = await ask();
  const strangers = [await aClient(), await anAdvisor(), await anAdmin()];
  for (const stranger of strangers) {
    for (const work of [
      () => readThread(stranger, id),
      () => sendMessage(stranger, id, { text: "Let me in" }, NOW),
      () => markRead(stranger, id, 1),
      () => blockOther(stranger, id, NOW),
      () => unblockOther(stranger, id, NOW),
      () => reportMessage(stranger, id, 1, "", NOW),
    ])
      expect(await statusOf(work())).toBe(404);
    expect((await threadsOf(stranger, 1)).threads).toEqual([]);
    expect(await unreadThreads(stranger)).toBe(0);
  }
  for (const odd of ["1", "'; drop table messages", crypto.randomUUID()]) expect(await statusOf(readThread(client, odd))).toBe(404);
  expect(await db.$count(messages, eq(messages.threadId, id))).toBe(1);
});

test("each side sees the other's public name and no address, telephone number or last name", async () => {
  const id = await ask();
  expect((await readThread(advisor, id)).other).toEqual({ name: "Cleo C.", avatarUrl: null, slug: null });
  expect((await readThread(client, id)).other).toEqual({ name: "Ada Byron", avatarUrl: null, slug: advisor.slug });
  const seen = JSON.stringify([await readThread(advisor, id), await threadsOf(advisor, 1)]);
  for (const secret of [client.email, "Secret", "+441234567", client.userId]) expect(seen).not.toContain(secret);
});

test("what the other side sent is unread until it is read up to there, and the sender sees that it was", async () => {
  const id = await ask("one");
  await ask("two", later(1));
  expect([await unreadThreads(advisor), await unreadThreads(client)]).toEqual([1, 0]);
  await markRead(advisor, id, 1);
  expect((await threadsOf(advisor, 1)).threads[0]).toMatchObject({ unread: 1, lastText: "two", isLastMine: false });
  await markRead(advisor, id, 2);
  await markRead(advisor, id, 1);
  expect(await unreadThreads(advisor)).toBe(0);
  expect((await readThread(client, id)).theirReadNumber).toBe(2);
  await markRead(advisor, id, 9_999_999);
  await sendMessage(client, id, { text: "three" }, later(2));
  expect(await unreadThreads(advisor)).toBe(1);
});

test("the counts stay true while one writes and the other reads at the same time", async () => {
  const id = await ask();
  await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 ? sendMessage(client, id, { text: `m${index}` }, later(index * 10)) : markRead(advisor, id, index),
    ),
  );
  const { lastNumber, readNumber, unread } = await readThread(advisor, id);
  expect([lastNumber, unread]).toEqual([13, 13 - readNumber]);
});

test("threads are listed by their last message and by twenty a page", async () => {
  const people = await Promise.all(Array.from({ length: 21 }, () => aClient()));
  for (const [index, person] of people.entries()) await askAdvisor(person, advisor.slug, { text: `from ${index}` }, later(index));
  const [first, second] = [await threadsOf(advisor, 1), await threadsOf(advisor, 2)];
  expect(first.threads.map(({ lastText }) => lastText)).toEqual(Array.from({ length: 20 }, (_, index) => `from ${20 - index}`));
  expect([first.hasMore, second.hasMore]).toEqual([true, false]);
  expect(second.threads.map(({ lastText }) => lastText)).toEqual(["from 0"]);
});

test("a thread shows fifty messages at a time, in the order of time, and those before", async () => {
  const id = await ask("m1");
  for (let number = 2; number <= 60; number += 1) await sendMessage(client, id, { text: `m${number}` }, later(number * 10));
  const latest = await readThread(client, id);
  expect([latest.messages.at(0)?.text, latest.messages.at(-1)?.text, latest.hasEarlier, latest.hasLater]).toEqual([
    "m11",
    "m60",
    true,
    false,
  ]);
  const before = await readThread(client, id, 11);
  expect([before.messages.at(0)?.text, before.messages.at(-1)?.text, before.hasEarlier, before.hasLater]).toEqual([
    "m1",
    "m10",
    false,
    true,
  ]);
});

test("who is blocked cannot write and is told so, who blocked cannot either, and unblocking opens it again", async () => {
  const id = await ask();
  await blockOther(advisor, id, NOW);
  expect(await sendMessage(client, id, { text: "Hello?" }, NOW)).toEqual({ ok: false, reason: "blockedByThem" });
  expect(await askAdvisor(client, advisor.slug, { text: "Hello?" }, NOW)).toEqual({ ok: false, reason: "blockedByThem" });
  expect(await sendMessage(advisor, id, { text: "And now" }, NOW)).toEqual({ ok: false, reason: "blockedByYou" });
  expect([(await readThread(client, id)).closed, (await readThread(advisor, id)).closed]).toEqual(["blockedByThem", "blockedByYou"]);
  await unblockOther(client, id, NOW);
  expect(await sendMessage(client, id, { text: "Hello?" }, NOW)).toMatchObject({ ok: false });
  await unblockOther(advisor, id, NOW);
  expect(await sendMessage(client, id, { text: "Thank you" }, NOW)).toMatchObject({ ok: true });
});

test("nothing can be written to or by somebody whose account is suspended, or who is an advisor no more", async () => {
  const id = await ask();
  await db.update(users).set({ suspendedAt: NOW }).where(eq(users.id, client.userId));
  expect(await sendMessage(advisor, id, { text: "Hello?" }, NOW)).toEqual({ ok: false, reason: "notListed" });
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, client.userId));
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, advisor.advisorId));
  expect(await sendMessage(client, id, { text: "Hello?" }, NOW)).toEqual({ ok: false, reason: "notListed" });
  expect(await readThread(client, id)).toMatchObject({ closed: "notListed", other: { slug: null } });
});

test("of thirty messages sent at once to three people twenty are taken, and after the wait that was told one more is", async () => {
  const others = [advisor, await anAdvisor(), await anAdvisor()];
  const ids: string[] = [];
  for (const { slug } of others) {
    const sent = await askAdvisor(client, slug, { text: "Hello" }, later(-60));
    ids.push(sent.ok ? sent.threadId : "");
  }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => sendMessage(client, ids[index % 3]!, { text: `m${index}` }, NOW)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  const refused = answers.find(({ ok }) => !ok);
  expect(refused).toEqual({ ok: false, reason: "tooManyMessages", retryAfterSeconds: 60 });
  expect(await sendMessage(client, ids[0]!, { text: "patient" }, later(60))).toMatchObject({ ok: true });
  expect(await sendMessage(advisor, ids[0]!, { text: "The other side may write" }, NOW)).toMatchObject({ ok: true });
});

test("somebody begins ten threads a day; those that stand stay open", async () => {
  const others = await Promise.all(Array.from({ length: 11 }, () => anAdvisor()));
  const answers = [];
  for (const [index, { slug }] of others.entries()) answers.push(await askAdvisor(client, slug, { text: "Hello" }, later(index * 60)));
  expect(answers.slice(0, 10).every(({ ok }) => ok)).toBe(true);
  expect(answers[10]).toEqual({ ok: false, reason: "tooManyThreads", retryAfterSeconds: 86_400 - 600 });
  expect(await db.$count(messageThreads, eq(messageThreads.clientId, client.userId))).toBe(10);
  expect(await askAdvisor(client, others[0]!.slug, { text: "Again" }, later(700))).toMatchObject({ ok: true });
  expect(await askAdvisor(client, others[10]!.slug, { text: "Tomorrow" }, later(86_400))).toMatchObject({ ok: true });
});

test("a reported message is read by admins alone, with the words of who reported it, once", async () => {
  const admin = await anAdmin();
  const id = await ask("You fool");
  await sendMessage(advisor, id, { text: "That was unkind" }, NOW);
  await reportMessage(advisor, id, 1, "Insult", NOW);
  await reportMessage(advisor, id, 1, "Insult again", NOW);
  expect(await statusOf(reportMessage(advisor, id, 2, "my own", NOW))).toBe(404);
  expect(await statusOf(reportedMessages(advisor))).toBe(403);
  const { reports } = await reportedMessages(admin);
  expect(reports.filter(({ senderId }) => senderId === client.userId)).toMatchObject([
    { text: "You fool", reason: "Insult", senderName: client.name, reporterName: expect.stringMatching(/^Client\d/) },
  ]);
  expect(JSON.stringify(reports)).not.toContain("That was unkind");
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "messages.reported-read"));
  expect(entry).toMatchObject({ actorId: admin.userId, details: { read: [reports[0]!.id] } });
});

test("a report that is dealt with leaves the list, once, by an admin", async () => {
  const admin = await anAdmin();
  const id = await ask("Spam");
  await reportMessage(advisor, id, 1, "", NOW);
  const [report] = await db.select().from(messageReports).where(eq(messageReports.reporterId, advisor.userId));
  expect(await statusOf(closeReport(client, report!.id, NOW))).toBe(403);
  const closed = await Promise.all(Array.from({ length: 5 }, () => closeReport(admin, report!.id, NOW)));
  expect(closed.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await reportedMessages(admin)).reports.map(({ id: each }) => each)).not.toContain(report!.id);
});

test("when a person goes, their threads go with all that was said in them", async () => {
  const id = await ask();
  await db.delete(users).where(eq(users.id, client.userId));
  expect(await statusOf(readThread(advisor, id))).toBe(404);
  expect(await db.$count(messageThreadSides, eq(messageThreadSides.threadId, id))).toBe(0);
});

test("of one network as many people begin threads a day as LIMITS says, and of whoever comes then none is begun", async () => {
  const address = "192.0.2.77";
  for (let count = 0; count < LIMITS["message-thread"].perNetwork; count += 1) await consumeLimit("message-thread", { address }, NOW);
  const refused = await askAdvisor({ ...client, address }, advisor.slug, { text: "Hello" }, later(600));
  expect(refused).toEqual({ ok: false, reason: "tooManyThreads", retryAfterSeconds: 86_400 - 600 });
  expect(await threadBetween(client, advisor.userId)).toBeNull();
  expect(await askAdvisor(client, advisor.slug, { text: "Hello" }, later(600))).toMatchObject({ ok: true });
});

test("each side of a consultation is found and written to by the other side of it alone", async () => {
  const { id } = await aConsultation({ client, advisor, at: later(86_400) });
  const others = [await anAdvisor(), await aClient()];
  for (const other of others) {
    await expect(findOtherOf(other, id)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(writeToOther(other, id, { text: "Hello" }, NOW)).rejects.toMatchObject({ init: { status: 404 } });
  }
  for (const other of others) expect(await threadBetween(other, client.userId)).toBeNull();
  expect((await findOtherOf(advisor, id)).userId).toBe(client.userId);
  expect(await writeToOther(advisor, id, { text: "Hello" }, NOW)).toMatchObject({ ok: true, number: 1 });
  expect((await findOtherOf(client, id)).userId).toBe(advisor.userId);
  expect(await writeToOther(client, id, { text: "Hello" }, NOW)).toMatchObject({ ok: true, number: 2 });
});
