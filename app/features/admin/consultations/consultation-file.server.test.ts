import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { cancelConsultation, cancelConsultationAsAdmin, refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { undoConfirmation } from "#app/features/money/outside/confirm-payment.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, isNotFound, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { findConsultationFile } from "./consultation-file.server";

useDatabase();

test("the file of a consultation has both sides, its times, its price, and what happened in order", async () => {
  const { id, client, advisor } = await aRequest("accepted");
  const file = await findConsultationFile(id, now);
  expect(file).toMatchObject({
    clientId: client.userId,
    advisorUserId: advisor.userId,
    consultation: { id, clientName: "Ada", advisorName: "Grace Hopper", status: "accepted", canCancel: true },
    price: { basePrice: 50_00, totalPrice: 50_00, surgeMultiplier: 1, rushFee: 0 },
    times: { createdAt: now, endsAt: later(noon, 0.5), closedAt: null },
  });
  expect(file.price.advisorReceives + file.fee).toBe(file.price.totalPrice);
  expect(file.events.map(({ transition, actor }) => `${actor} ${transition}`)).toContain("advisor accept");
});

test("of a consultation whose past was not written down it tells what it knows itself", async () => {
  const { id } = await aRequest("accepted");
  await db.delete(consultationEvents).where(eq(consultationEvents.consultationId, id));
  const { events } = await findConsultationFile(id, now);
  expect(events.map(({ transition, actorName }) => `${transition} ${actorName}`)).toEqual(["request Ada", "accept Grace Hopper"]);
});

test("its money is what the ledger says: each step sums to nothing, and what came in and went back stands there", async () => {
  const { id } = await aRequest("accepted");
  await cancelConsultationAsAdmin(
    await anAdmin(),
    id,
    { key: "00000000-0000-4000-8000-000000000009", reason: "The advisor fell ill" },
    now,
  );
  const { money, outside, events, consultation, price } = await findConsultationFile(id, now);
  // After a full refund the advisor receives nothing.
  expect([price.advisorReceives, consultation.payment]).toEqual([0, "toReturn"]);
  expect(money.length).toBeGreaterThan(1);
  for (const { entries } of money) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(money.map(({ createdAt }) => createdAt.getTime())).toEqual(
    money.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => a - b),
  );
  expect(outside).toMatchObject({ received: 50_00, returned: 0, toReturn: 50_00, stage: "toReturn" });
  expect([consultation.toReturn, consultation.returned, consultation.closeReason]).toEqual([50_00, 0, "The advisor fell ill"]);
  expect(events.at(-1)).toMatchObject({ transition: "cancelAsAdmin", actor: "admin" });
});

test("the fee that it names is the platform's share of what is kept, as in the ledger: of a late cancellation, and again of what is refunded later", async () => {
  const { id, client } = await aRequest("accepted");
  await db.update(consultations).set({ platformFee: 6_25 }).where(eq(consultations.id, id));
  await cancelConsultation(client, id, later(noon, -3));
  const shares = async () => {
    const { fee, price, money } = await findConsultationFile(id, later(noon, -2));
    const booked = money.flatMap(({ entries }) => entries).filter(({ account }) => account === "platform");
    return { fee, net: price.advisorReceives, booked: booked.reduce((sum, { amount }) => sum + amount, 0) };
  };
  expect(await shares()).toEqual({ fee: 3_13, net: 21_87, booked: 3_13 });
  await refundConsultationAsAdmin(await anAdmin(), id, { amount: 10_00, reason: "Late", key: randomUUID() }, later(noon, -2));
  expect(await shares()).toEqual({ fee: 1_88, net: 13_12, booked: 1_88 });
});

test("what went back is of what had come in: of a payment that is undone, that never came or that nobody agreed to, it is nothing", async () => {
  const admin = await anAdmin();
  const cancelled = async (id: string) => {
    await cancelConsultationAsAdmin(admin, id, { key: randomUUID(), reason: "The advisor fell ill" }, now);
    return async () => (await findConsultationFile(id, now)).consultation.toReturn;
  };
  const [undone, asked] = [await aRequest("accepted"), await aRequest()];
  const [refundedOfUndone, refundedOfAsked] = [await cancelled(undone.id), await cancelled(asked.id)];
  expect(await refundedOfUndone()).toBe(50_00);
  expect(await undoConfirmation(admin, { consultationId: undone.id, key: randomUUID() }, now)).toEqual({ ok: true });
  expect([await refundedOfUndone(), await refundedOfAsked()]).toEqual([0, 0]);
});

test("of what the two wrote it tells how much, and how much of it is reported; never a word", async () => {
  const { id, client, advisor } = await aRequest();
  expect((await findConsultationFile(id, now)).talk).toEqual({ messages: 0, reported: 0 });
  const [thread] = await db
    .insert(messageThreads)
    .values({ clientId: client.userId, advisorId: advisor.advisorId, advisorUserId: advisor.userId, lastMessageAt: now })
    .returning();
  const said = await db
    .insert(messages)
    .values([1, 2].map((number) => ({ threadId: thread!.id, number, senderId: client.userId, body: "A secret", sentAt: now })))
    .returning();
  await db.insert(messageReports).values({ messageId: said[0]!.id, reporterId: advisor.userId });
  const file = await findConsultationFile(id, now);
  expect(file.talk).toEqual({ messages: 2, reported: 1 });
  expect(JSON.stringify(file)).not.toContain("A secret");
});

test("there is none of what does not exist", async () => {
  for (const id of ["nonsense", "00000000-0000-4000-8000-000000000000"])
    await expect(findConsultationFile(id, now)).rejects.toMatchObject(isNotFound);
});
