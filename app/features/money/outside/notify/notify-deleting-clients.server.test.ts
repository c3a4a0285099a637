import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { beginDeletion } from "#app/features/accounts/deletion/deletion.server";
import { eraseDueAccounts } from "#app/features/accounts/deletion/erasure.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { waivePayment } from "#app/features/money/outside/confirm-payment.server";
import { listPayments } from "#app/features/money/outside/payment-list.server";
import { DAY_MS } from "#app/platform/durations";
import { mailsTo } from "../../../../../tests/support/account-mails";
import { anAdmin } from "../../../../../tests/support/applicants";
import { aRequest, ended, later, now } from "../../../../../tests/support/consultations";
import { useDatabase } from "../../../../../tests/support/database";
import { setPassword } from "../../../../../tests/support/passwords";
import { notifyOfDeletingClients } from "./notify-deleting-clients.server";

useDatabase();

const PASSWORD = "Correct-horse-1";

beforeEach(async () => {
  for (const table of [consultations, notifications, outbox, accountDeletions, userRoles]) await db.delete(table);
});

/** Somebody whose consultation is over, with nothing of it paid. */
async function owing() {
  const request = await aRequest();
  expect((await acceptConsultation(request.advisor, request.id, now)).ok).toBe(true);
  return request;
}

async function leaves(client: Viewer) {
  await setPassword(db, client.userId, PASSWORD);
  expect((await beginDeletion(client, { password: PASSWORD, code: "" }, "192.0.2.7", ended)).ok).toBe(true);
  for (const minutes of [0, 1]) {
    await notifyOfDeletingClients(later(ended, minutes / 60));
    await db.update(notifications).set({ readAt: ended });
  }
}

const toldOf = (id: string) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.subject, `leaving:${id}`));
const aboutLeaving = async (email: string) => (await mailsTo(email)).filter(({ subject }) => subject.includes("is leaving"));

test("of a client who leaves and owes money every admin is told once, and the list of payments says by when, while it is known who owes it", async () => {
  const admin = await anAdmin();
  const { client, id } = await owing();
  await leaves(client);
  expect(await toldOf(id)).toMatchObject([{ userId: admin.userId, kind: "payment_marked", details: { how: "leaving", amount: "5000" } }]);
  expect(await aboutLeaving(admin.email)).toMatchObject([{ text: expect.stringContaining("$50") }]);
  const leavesAt = new Date(ended.getTime() + 14 * DAY_MS);
  expect((await listPayments(admin)).payments).toMatchObject([{ consultationId: id, clientEmail: client.email, leavesAt }]);
});

test("nobody is told of a client who owes nothing", async () => {
  const admin = await anAdmin();
  const { client, id } = await owing();
  await waivePayment(admin, { consultationId: id, reason: "as a favour", key: randomUUID() }, ended);
  await leaves(client);
  expect([await toldOf(id), await aboutLeaving(admin.email)]).toEqual([[], []]);
});

test("once they are erased, nothing that admins were told of it has their name", async () => {
  const admin = await anAdmin();
  const { client, id } = await owing();
  await leaves(client);
  const [{ details } = { details: {} }] = await toldOf(id);
  await eraseDueAccounts(new Date(ended.getTime() + 14 * DAY_MS));
  expect((await toldOf(id))[0]?.details).not.toMatchObject({ name: (details as Record<string, string>).name });
  expect(await aboutLeaving(admin.email)).toEqual([]);
  expect(await db.$count(notifications, sql`${notifications.details}::text like ${`%${client.email}%`}`)).toBe(0);
});

test("who thinks better of it and begins once more later is told of once more", async () => {
  const admin = await anAdmin();
  const { client, id } = await owing();
  await leaves(client);
  const again = new Date(ended.getTime() + 3 * DAY_MS);
  await db.update(accountDeletions).set({ createdAt: again, endsAt: new Date(again.getTime() + 14 * DAY_MS) });
  for (const at of [again, later(again, 1)]) await notifyOfDeletingClients(at);
  expect(await toldOf(id)).toHaveLength(2);
  expect(await aboutLeaving(admin.email)).toHaveLength(2);
});
