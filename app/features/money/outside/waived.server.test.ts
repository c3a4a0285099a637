import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { advisorEarnings, statementLines } from "../earnings.server";
import { confirmPayment, waivePayment } from "./confirm-payment.server";
import { advisorNet } from "./outside";

useDatabase();

let admin: Viewer;
beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
  admin = await anAdmin();
});

/** An agreed consultation of 50.00 with a platform fee of a tenth; 20.00 has arrived, and the rest is waived. */
async function waived() {
  const scene = await aRequest("accepted", undefined, { isPaid: false });
  await db.update(consultations).set({ platformFee: 5_00 }).where(eq(consultations.id, scene.id));
  await confirmPayment(admin, { consultationId: scene.id, amount: 20_00, key: randomUUID() }, now);
  const waive = () => waivePayment(admin, { consultationId: scene.id, key: randomUUID(), reason: "Agreed by phone" }, now);
  return { ...scene, waive };
}

test("of what is waived both sides are told the sum, and the advisor what they receive of the rest", async () => {
  const { client, advisor, waive } = await waived();
  await waive();
  const [mail] = await mailsTo(advisor.email);
  expect(mail?.subject).toBe("$30 is no longer charged to Ada");
  for (const line of ["Total: $50", "Not charged: $30", "Paid: $20", "You receive: $18"]) expect(mail?.text).toContain(line);
  expect((await listNotifications(advisor.userId, 1)).notifications[0]).toMatchObject({
    kind: "consultation_cancelled",
    details: { how: "waived", name: "Ada", amount: "3000", currency: "USD" },
  });
  const told = (await mailsTo(client.email)).find(({ subject }) => subject === "Nothing more is due");
  expect(told?.text).toContain("The $30 that was still open");
});

test("an advisor who wants no mails of cancellations gets none of what is waived", async () => {
  const { advisor, waive } = await waived();
  await db.insert(preferences).values({ userId: advisor.userId, mutedMails: ["consultation_cancelled"] });
  await waive();
  expect((await mailsTo(advisor.email)).filter(({ kind }) => kind === "payment_update")).toEqual([]);
});

test("before and after the hour an advisor's page, earnings and statement agree on what is left for them of what was waived", async () => {
  const { client, advisor, id, waive } = await waived();
  const received = async () => {
    const page = await findConsultation(advisor, id, ended);
    return advisorNet(page, page.payment);
  };
  expect((await advisorEarnings(advisor.advisorId))[0]).toMatchObject({ agreed: 45_00 });
  await waive();
  expect([await received(), (await advisorEarnings(advisor.advisorId))[0]?.agreed]).toEqual([18_00, 18_00]);
  await completeConsultation(client, id, ended);
  expect((await advisorEarnings(advisor.advisorId))[0]).toMatchObject({ agreed: 0, awaited: 0, owed: 18_00 });
  expect(await statementLines(advisor.advisorId)).toMatchObject([{ amount: 18_00, paid: 20_00, refunded: 0 }]);
});
