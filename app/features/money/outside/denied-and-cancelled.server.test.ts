import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { denyPayment } from "./confirm-payment.server";
import { markPaid } from "./marks/client-marks.server";

useDatabase();

test("what was marked, cancelled and has not come is told with the sum that was marked, and that nothing is due", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(client, id, randomUUID(), now);
  await cancelConsultation(client, id, later(noon, -48));
  expect(await denyPayment(await anAdmin(), { consultationId: id, key: randomUUID() }, now)).toEqual({ ok: true });
  const mail = (await mailsTo(client.email)).find(({ kind }) => kind === "payment_update");
  expect(mail?.text).toContain("$50");
  expect(mail?.text).toContain("As the consultation is cancelled, nothing is due.");
  expect(mail?.text).not.toMatch(/\$0|still awaited/);
  const { notifications } = await listNotifications(client.userId, 1);
  expect(notifications.find(({ kind }) => kind === "payment_update")).toMatchObject({ details: { how: "missing", amount: "5000" } });
});
