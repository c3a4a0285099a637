import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import { mailsTo } from "../../../../tests/support/account-mails";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payOutside } from "../../../../tests/support/payments";
import { admitNoShow, cancelConsultation, completeConsultation, reportNoShow } from "../life/endings.server";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
});

const KEPT = "$50 has arrived. None of it goes back.";

async function paid() {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  await payOutside(scene.id, now);
  return { ...scene, mail: async (kind: string) => (await mailsTo(scene.client.email)).find((mail) => mail.kind === kind)?.text };
}

test("a client who cancels so late that nothing goes back is mailed that it does not", async () => {
  const { client, id, mail } = await paid();
  await cancelConsultation(client, id, later(noon, -1));
  expect(await mail("consultation_cancel")).toContain(KEPT);
});

test("so is one who did not come", async () => {
  const { client, advisor, id, mail } = await paid();
  await reportNoShow(advisor, id, later(noon, 0.5));
  await admitNoShow(client, id, later(noon, 0.6));
  expect(await mail("consultation_admitNoShow")).toContain(KEPT);
});

test("one whose hour took place reads nothing of the kind", async () => {
  const { advisor, id, mail } = await paid();
  await completeConsultation(advisor, id, later(noon, 2));
  expect(await mail("consultation_complete")).not.toContain("stays due");
});

test("who is said not to have come is mailed what it costs them if that stands: the client what they paid, or owe, and the advisor the price", async () => {
  const { advisor, id, mail } = await paid();
  await reportNoShow(advisor, id, later(noon, 0.5));
  expect(await mail("consultation_reportNoShow")).toContain("If that stands, none of the $50 you paid goes back.");
  const unpaid = await aRequest("accepted", later(noon, 24), { isPaid: false });
  await reportNoShow(unpaid.advisor, unpaid.id, later(noon, 24.5));
  const mailed = async (email: string) => (await mailsTo(email)).find(({ kind }) => kind === "consultation_reportNoShow")?.text;
  expect(await mailed(unpaid.client.email)).toContain("If that stands, the price of $50 stays due.");
  const other = await aRequest("accepted", later(noon, 48));
  await reportNoShow(other.client, other.id, later(noon, 48.5));
  expect(await mailed(other.advisor.email)).toContain("If that stands, you receive nothing for it, and Ada gets $50 back.");
  const unmarked = await aRequest("accepted", later(noon, 72), { isPaid: false });
  await reportNoShow(unmarked.client, unmarked.id, later(noon, 72.5));
  expect(await mailed(unmarked.advisor.email)).toContain("If that stands, you receive nothing for it, and Ada owes nothing.");
});
