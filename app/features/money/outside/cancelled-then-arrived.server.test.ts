import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { confirmPayment } from "./confirm-payment.server";

useDatabase();

/** The email about a payment of 50.00 that arrives after its consultation was cancelled, so many hours before the start. */
async function mailAfterCancelling(hoursAhead: number, amount = 50_00) {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  const at = later(noon, -hoursAhead);
  await cancelConsultation(client, id, at);
  expect(await confirmPayment(await anAdmin(), { consultationId: id, key: randomUUID(), amount }, later(at, 1))).toEqual({ ok: true });
  return (await mailsTo(client.email)).find(({ kind }) => kind === "payment_update")!;
}

test("what arrives after an early cancellation is said to go back, in the subject too", async () => {
  const { subject, text } = await mailAfterCancelling(48);
  expect(subject).toBe("Your payment of $50 has arrived: $50 goes back to you");
  expect(text).toContain("That consultation was cancelled, and nothing is due for it. $50 goes back to you");
  expect(text).not.toContain("of what is here is not due");
});

test("after a late one it is said what is due all the same, and what of it goes back or is still to be paid", async () => {
  const whole = await mailAfterCancelling(3);
  expect(whole.subject).toBe("Your payment of $50 has arrived: $25 goes back to you");
  expect(whole.text).toContain("That consultation was cancelled. As it was cancelled late, $25 of the price is due all the same.");
  expect(whole.text).toContain("$25 of what is here is not due. It goes back to you");
  const exact = await mailAfterCancelling(3, 25_00);
  expect(exact.subject).toBe("Your payment of $25 has arrived");
  expect(exact.text).toContain("$25 of the price is due all the same.");
  const part = await mailAfterCancelling(3, 20_00);
  expect(part.subject).toBe("$20 of $25 has arrived: $5 is still due");
  expect(part.text).toContain("That consultation was cancelled. As it was cancelled late, $25");
});
