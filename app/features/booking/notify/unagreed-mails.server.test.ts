import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { confirmPayment } from "#app/features/money/outside/confirm-payment.server";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { cancelConsultationAsAdmin } from "../life/endings.server";

useDatabase();

const cancelled = async (status: "requested" | "accepted") => {
  const { client, advisor, id } = await aRequest(status);
  await cancelConsultationAsAdmin(await anAdmin(), id, { reason: "Ill", key: randomUUID() }, now);
  const mails = [...(await mailsTo(client.email)), ...(await mailsTo(advisor.email))];
  return mails.filter(({ kind }) => kind === "consultation_cancelAsAdmin").map(({ text }) => text);
};

test("of a request that nobody accepted and an admin cancels neither mail speaks of what was paid, or is received", async () => {
  const texts = await cancelled("requested");
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain("Nothing is owed.");
    expect(text).not.toMatch(/paid|You receive:/);
  }
});

/** Both emails when an admin cancels an agreed consultation after part of its 50.00 was received or marked as paid. */
async function cancelledWith(received: number, { isMarked = false } = {}) {
  const { client, advisor, id } = await aRequest("accepted", noon, { isPaid: false });
  if (received > 0) await confirmPayment(await anAdmin(), { consultationId: id, amount: received, key: randomUUID() }, now);
  if (isMarked) await markPaid(client, id, randomUUID(), now);
  await cancelConsultationAsAdmin(await anAdmin(), id, { reason: "Ill", key: randomUUID() }, now);
  const textTo = async ({ email }: { email: string }) =>
    (await mailsTo(email)).find(({ kind }) => kind === "consultation_cancelAsAdmin")?.text ?? "";
  return { client: await textTo(client), advisor: await textTo(advisor) };
}

const MONEY = /paid|owed|due|goes back to (?:you|them)/i;
/** Sentences of an email about money, above its fact lines. */
const saidOfMoney = (text: string) =>
  text
    .slice(0, text.indexOf("\nTopic: "))
    .split(/(?<=\.) |\n+/)
    .filter((sentence) => MONEY.test(sentence));

test("of an agreed hour that an admin cancels both mails say one thing of the money, as it stands: unpaid, in part, whole, or said to be paid", async () => {
  const unpaid = await cancelledWith(0);
  expect(saidOfMoney(unpaid.client)).toEqual(["Nothing was paid for this consultation, and nothing is due."]);
  expect(saidOfMoney(unpaid.advisor)).toEqual(["Nothing is due for this consultation."]);
  for (const [received, sum] of [
    [20_00, "$20"],
    [50_00, "$50"],
  ] as const) {
    const { client, advisor } = await cancelledWith(received);
    expect(saidOfMoney(client)).toEqual([`${sum} goes back to you: we send it the way it came, and tell you by mail.`]);
    expect(saidOfMoney(advisor)).toEqual([`All that the client paid goes back to them: ${sum}.`]);
  }
  const marked = await cancelledWith(0, { isMarked: true });
  expect(saidOfMoney(marked.client)).toEqual([expect.stringContaining("Nothing is due any more: once the $50")]);
  expect(saidOfMoney(marked.advisor)).toHaveLength(2);
});
