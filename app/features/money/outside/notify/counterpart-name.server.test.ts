import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { messageThreads } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { blockOtherSide } from "#app/features/messages/reports/blocks.server";
import { mailsTo } from "../../../../../tests/support/account-mails";
import { anAdmin } from "../../../../../tests/support/applicants";
import { aRequest, now } from "../../../../../tests/support/consultations";
import { useDatabase } from "../../../../../tests/support/database";
import { confirmPayment, waivePayment } from "../confirm-payment.server";

useDatabase();

const NEW_NAME = "I know where you live";

beforeEach(async () => {
  for (const table of [messageThreads, ledgerTransactions, consultations, outbox, notifications]) await db.delete(table);
});

test.each([
  "client",
  "advisor",
] as const)("what becomes of a payment is told to the %s who has blocked the other without their name, in the app and by mail", async (by) => {
  const { client, advisor, id } = await aRequest("accepted", undefined, { isPaid: false });
  const [reader, blocked] = by === "client" ? [client, "Advisor (blocked)"] : [advisor, "Client (blocked)"];
  await blockOtherSide(reader, id, now);
  if (by === "advisor") await db.update(profiles).set({ displayName: NEW_NAME }).where(eq(profiles.userId, client.userId));
  else await db.update(advisors).set({ displayName: NEW_NAME }).where(eq(advisors.id, advisor.advisorId));
  await db.delete(outbox);
  await db.delete(notifications);
  const admin = await anAdmin();
  await confirmPayment(admin, { consultationId: id, amount: 20_00, key: randomUUID() }, now);
  await waivePayment(admin, { consultationId: id, key: randomUUID(), reason: "Agreed by phone" }, now);
  const mails = await mailsTo(reader.email);
  expect(mails.some(({ text }) => text.includes(blocked))).toBe(true);
  expect(JSON.stringify(mails)).not.toContain(NEW_NAME);
  const told = (await db.select().from(notifications)).filter(({ userId }) => userId === reader.userId);
  expect(told.length).toBeGreaterThan(0);
  for (const { details } of told) expect(details).toMatchObject({ name: "", side: by === "client" ? "advisor" : "client" });
});

test("whoever has blocked nobody is told the name as it is", async () => {
  const { client, advisor, id } = await aRequest("accepted", undefined, { isPaid: false });
  await blockOtherSide(client, id, now);
  await db.update(profiles).set({ displayName: NEW_NAME }).where(eq(profiles.userId, client.userId));
  await waivePayment(await anAdmin(), { consultationId: id, key: randomUUID(), reason: "Agreed by phone" }, now);
  expect((await mailsTo(advisor.email))[0]?.subject).toContain(NEW_NAME);
});
