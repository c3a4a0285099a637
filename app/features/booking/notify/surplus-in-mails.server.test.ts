import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { confirmPayment, returnPayment } from "#app/features/money/outside/confirm-payment.server";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, later, mailsAbout, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { cancelConsultation, completeConsultation, refundConsultationAsAdmin } from "../life/endings.server";

useDatabase();

type Scene = Awaited<ReturnType<typeof aRequest>>;

/** An agreed hour of $50, for which $60 came and $10 has been sent back. */
async function paidTooMuch(startsAt: Date): Promise<Scene> {
  const scene = await aRequest("accepted", startsAt, { isPaid: false });
  const admin = await anAdmin();
  await confirmPayment(admin, { consultationId: scene.id, amount: 60_00, key: randomUUID() }, now);
  await returnPayment(admin, { consultationId: scene.id, amount: 10_00, key: randomUUID() }, now);
  return scene;
}

async function textTo({ email }: { email: string }, step: string) {
  return (await mailsAbout(step)).filter(({ recipient }) => recipient === email).at(-1)?.text ?? "";
}

test("what was paid beyond the price and is back already is no part of what a cancellation or a refund sends back", async () => {
  const cancelled = await paidTooMuch(later(noon, 48));
  await cancelConsultation(cancelled.client, cancelled.id, now);
  const [client, advisor] = [await textTo(cancelled.client, "cancel"), await textTo(cancelled.advisor, "cancel")];
  for (const line of ["$50 goes back to you: we send it", "Sent back: $10", "Goes back to you: $50"]) expect(client).toContain(line);
  for (const line of ["$50 of what the client paid goes back to them.", "Goes back to Ada: $50"]) expect(advisor).toContain(line);
  const refunded = await paidTooMuch(noon);
  await completeConsultation(refunded.client, refunded.id, ended);
  const admin = await anAdmin();
  for (const [index, amount] of [5_00, 15_00].entries())
    await refundConsultationAsAdmin(admin, refunded.id, { amount, reason: "Cut short", key: randomUUID() }, later(ended, index));
  expect(await textTo(refunded.client, "refund")).toContain("All refunds: $20");
});

test("a client of whose payment a part is here, and the rest only said to be, reads of a cancellation that both go back", async () => {
  const scene = await aRequest("accepted", later(noon, 48), { isPaid: false });
  await confirmPayment(await anAdmin(), { consultationId: scene.id, amount: 40_00, key: randomUUID() }, now);
  await markPaid(scene.client, scene.id, randomUUID(), now);
  await cancelConsultation(scene.client, scene.id, now);
  const text = await textTo(scene.client, "cancel");
  expect(text).toContain("$40 goes back to you: we send it");
  expect(text).toMatch(/once the \$10 you told us about on .* has arrived, it goes back to you/);
  expect(text).not.toContain("Not charged");
});
