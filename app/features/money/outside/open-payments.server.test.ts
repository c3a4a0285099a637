import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { acceptConsultation, consultationsOfClient } from "#app/features/booking/life/consultations.server";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { confirmPayment } from "./confirm-payment.server";
import { markPaid } from "./marks/client-marks.server";
import { openPaymentsOf } from "./open-payments.server";

useDatabase();

const agreed = () => aRequest("accepted", noon, { isPaid: false });

test("a client's open payments are what is awaited and what they say they have paid, until it is confirmed; nobody else's are among them", async () => {
  const { client, id } = await agreed();
  expect(await openPaymentsOf(client.userId)).toMatchObject([{ consultationId: id, amount: 50_00, markedAt: null }]);
  await markPaid(client, id, randomUUID(), now);
  expect(await openPaymentsOf(client.userId)).toMatchObject([{ amount: 50_00, markedAt: now }]);
  const admin = await anAdmin();
  await confirmPayment(admin, { consultationId: id, amount: 20_00, key: randomUUID() }, now);
  expect(await openPaymentsOf(client.userId)).toMatchObject([{ amount: 30_00, markedAt: now }]);
  expect(await openPaymentsOf((await aClient()).userId)).toEqual([]);
  await confirmPayment(admin, { consultationId: id, amount: 30_00, key: randomUUID() }, now);
  expect(await openPaymentsOf(client.userId)).toEqual([]);
});

test("the payment for the soonest consultation stands first, whichever was asked for first", async () => {
  const client = await aClient();
  const advisor = await anAdvisor();
  const book = async (at: Date, createdAt: Date) => {
    const { id } = await aConsultation({ client, advisor, at, createdAt });
    await acceptConsultation(advisor, id, now);
    return id;
  };
  const after = await book(later(noon, 48), later(now, -2));
  const first = await book(noon, later(now, -1));
  expect((await openPaymentsOf(client.userId)).map(({ consultationId }) => consultationId)).toEqual([first, after]);
});

test("the client's list says of each consultation how its payment stands", async () => {
  const { client, id } = await agreed();
  const stands = async () => {
    const { upcoming, past } = await consultationsOfClient(client, now);
    return [...upcoming, ...past].find((line) => line.id === id)?.payment;
  };
  expect(await stands()).toMatchObject({ stage: "awaiting", open: 50_00 });
  await markPaid(client, id, randomUUID(), now);
  expect(await stands()).toMatchObject({ stage: "marked" });
  await confirmPayment(await anAdmin(), { consultationId: id, amount: 50_00, key: randomUUID() }, now);
  expect(await stands()).toMatchObject({ stage: "received" });
  await cancelConsultation(client, id, later(noon, -3));
  expect(await stands()).toMatchObject({ stage: "toReturn", toReturn: 25_00 });
});

test("of a request that waits for an answer nothing is awaited", async () => {
  const { client } = await aRequest("requested");
  expect((await consultationsOfClient(client, now)).waiting).toMatchObject([{ payment: null }]);
  expect(await openPaymentsOf(client.userId)).toEqual([]);
});

test("what was marked and then cancelled is no longer to be paid; the list knows when it was marked, and that nothing is due", async () => {
  const { client, id } = await agreed();
  await markPaid(client, id, randomUUID(), now);
  await cancelConsultation(client, id, later(noon, -48));
  expect(await openPaymentsOf(client.userId)).toEqual([]);
  const { past } = await consultationsOfClient(client, now);
  expect(past).toMatchObject([{ id, payment: { stage: "marked", open: 0, markedAt: now } }]);
});
