import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { messageReports, messageThreads } from "#app/db/schema/messages";
import { hasBlocked } from "#app/features/blocks/blocked.server";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { personKey } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import { forgetCounts } from "../../../../tests/support/attempts";
import { bookingOf } from "../../../../tests/support/booking";
import { aRequest, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { askAdvisor, sendMessage, writeToOther } from "../send/send.server";
import { readThread } from "../thread/thread.server";
import { threadsOf } from "../thread/threads.server";
import { blockOther, blockOtherSide, unblockOther, unblockOtherSide } from "./blocks.server";
import { reportMessage } from "./reports.server";

useDatabase();

beforeEach(async () => {
  for (const table of [messageThreads, consultations]) await db.delete(table);
});

test("an advisor blocks a client who has only sent requests: no other one comes, and they are unblocked where they would write", async () => {
  const { client, advisor, id } = await aRequest();
  const body = consultationRequestSchema.parse(await bookingOf(client, now, {}));
  expect(await findConsultation(advisor, id, now)).toMatchObject({ mayBlock: true });
  const threadId = await blockOtherSide(advisor, id, now);
  expect(await createConsultation(client, body, now)).toMatchObject({ ok: false, reason: "advisorUnavailable" });
  expect(await askAdvisor(client, advisor.slug, { text: "Hello" }, now)).toMatchObject({ ok: false, reason: "blockedByThem" });
  expect(await findConsultation(advisor, id, now)).toMatchObject({
    mayBlock: false,
    isBlocked: true,
    messagePath: `/messages/${threadId}`,
  });
  expect(await readThread(advisor, threadId)).toMatchObject({ closed: "blockedByYou", messages: [], consultationId: id });
  await unblockOtherSide(advisor, id, now);
  expect(await findConsultation(advisor, id, now)).toMatchObject({ mayBlock: true, isBlocked: false });
});

test("a client blocks an advisor so, and nobody's list of messages has a line without one", async () => {
  const { client, advisor, id } = await aRequest();
  await blockOtherSide(client, id, now);
  expect(await hasBlocked(db, client.userId, advisor.userId)).toBe(true);
  expect(await hasBlocked(db, advisor.userId, client.userId)).toBe(false);
  for (const person of [client, advisor]) expect((await threadsOf(person, 1)).threads).toEqual([]);
});

test("where the two have written it is in their thread, and pressed many times at once there is one", async () => {
  const { client, advisor, id } = await aRequest();
  const many = await Promise.all(Array.from({ length: 8 }, () => blockOtherSide(advisor, id, now)));
  expect(new Set(many).size).toBe(1);
  expect(await db.$count(messageThreads)).toBe(1);
  await unblockOther(advisor, many[0]!, now);
  expect(await askAdvisor(client, advisor.slug, { text: "Hello" }, now)).toMatchObject({ ok: true, threadId: many[0] });
  expect(await blockOtherSide(client, id, now)).toBe(many[0]);
});

test("whoever blocks and unblocks without end is told to come back, and it stays as it was", async () => {
  const { client, advisor, id } = await aRequest();
  const threadId = await blockOtherSide(advisor, id, now);
  for (let times = 1; times < LIMITS.block.perPerson; times += 1) await blockOtherSide(advisor, id, now);
  await expect(unblockOther(advisor, threadId, now)).rejects.toMatchObject({ init: { status: 429 } });
  expect(await hasBlocked(db, advisor.userId, client.userId)).toBe(true);
  await unblockOther(advisor, threadId, new Date(now.getTime() + LIMITS.block.minutes * 60_000));
  expect(await hasBlocked(db, advisor.userId, client.userId)).toBe(false);
});

test("of others' consultations nobody blocks anybody", async () => {
  const { id } = await aRequest();
  for (const stranger of [await aClient(), await anAdvisor()])
    await expect(blockOtherSide(stranger, id, now)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await db.$count(messageThreads)).toBe(0);
});

test("a person reports so many messages a day; one more is kept nowhere, and another's is", async () => {
  const [{ client, advisor, id }, other] = [await aRequest(), await aRequest()];
  await forgetCounts();
  const threadOf = async (scene: typeof other) => {
    const sent = await writeToOther(scene.advisor, scene.id, { text: "Hello" }, now);
    return sent.ok ? sent.threadId : "";
  };
  const [mine, theirs] = [await threadOf({ client, advisor, id }), await threadOf(other)];
  const key = personKey("message-report", mailboxOf(client.email));
  const times = { kind: "message-report", keyHash: key, createdAt: now };
  await db.insert(attempts).values(Array.from({ length: LIMITS["message-report"].perPerson }, () => times));
  await expect(reportMessage(client, mine, 1, "rude", now)).rejects.toMatchObject({ init: { status: 429 } });
  expect(await db.$count(messageReports)).toBe(0);
  await reportMessage(other.client, theirs, 1, "rude", now);
  expect(await db.$count(messageReports)).toBe(1);
});

test.each([
  ["client", "advisor"],
  ["advisor", "client"],
] as const)("once the %s blocks, nothing unread tells them of the other's messages, while the %s still hears of theirs", async (by, other) => {
  const { client, advisor } = await aRequest("accepted");
  const sides = { client, advisor };
  const asked = await askAdvisor(client, advisor.slug, { text: "Hello" }, now);
  const threadId = asked.ok ? asked.threadId : "";
  expect(await sendMessage(advisor, threadId, { text: "I know where you live" }, now)).toMatchObject({ ok: true });
  const unread = async (side: "client" | "advisor") =>
    (await listNotifications(sides[side].userId, 1)).notifications.filter(({ kind, isRead }) => kind === "message" && !isRead).length;
  expect([await unread(by), await unread(other)]).toEqual([1, 1]);
  await blockOther(sides[by], threadId, now);
  expect([await unread(by), await unread(other)]).toEqual([0, 1]);
});
