import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { confirmPayment, returnPayment } from "./confirm-payment.server";
import { markPaid } from "./marks/client-marks.server";
import { listPayments } from "./payment-list.server";

useDatabase();

test("what is to go back is found among it though its client says that more was paid, and is sent back", async () => {
  const [admin, client, advisor] = [await anAdmin(), await aClient(), await anAdvisor()];
  const { id } = await aConsultation({ client, advisor, at: noon, createdAt: now });
  await acceptConsultation(advisor, id, now);
  const order = { consultationId: id, amount: 20_00 };
  expect(await confirmPayment(admin, { ...order, seen: 0, key: randomUUID() }, now)).toMatchObject({ ok: true });
  await markPaid(client, id, randomUUID(), now);
  await cancelConsultation(client, id, later(noon, -48));
  const toReturn = async () => (await listPayments(admin, { query: "", state: "toReturn", sort: null })).payments;
  expect(await toReturn()).toMatchObject([{ consultationId: id, stage: "marked", toReturn: 20_00 }]);
  expect(await returnPayment(admin, { ...order, key: randomUUID() }, now)).toEqual({ ok: true });
  expect(await toReturn()).toEqual([]);
  expect((await listPayments(admin)).payments).toMatchObject([{ consultationId: id, stage: "marked", toReturn: 0, returned: 20_00 }]);
});
