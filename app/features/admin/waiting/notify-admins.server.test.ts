import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations } from "#app/db/schema/booking";
import { categoryRequests } from "#app/db/schema/catalog";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import {
  cancelConsultation,
  completeConsultation,
  denyNoShow,
  recordNoShowAsAdmin,
  reportNoShow,
} from "#app/features/booking/life/endings.server";
import { confirmPayment, returnPayment } from "#app/features/money/outside/confirm-payment.server";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { countWaiting, notifyAdmins } from "./notify-admins.server";

useDatabase();

const start = new Date(Date.now() - 10 * DAY_MS);
const after = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);

beforeEach(async () => {
  const tables = [ledgerTransactions, consultations, advisorApplications, categoryRequests, notifications, outbox, userRoles, preferences];
  for (const table of tables) await db.delete(table);
});

const ask = (name: string, createdAt: Date) => db.insert(categoryRequests).values({ name, nameKey: name, createdAt, updatedAt: createdAt });
const notices = async (userId: string) =>
  (await listNotifications(userId, 1)).notifications.map(({ details }) => `${details.about} ${details.count}`).sort();
/** The outbox uses the database's clock, so this sets the mails' creation time to the simulated day. */
const sentAt = (at: Date) => db.update(outbox).set({ createdAt: at });
const subjects = async () => (await db.select().from(outbox)).map(({ recipient, subject }) => `${recipient} ${subject}`).sort();

test("where nothing waits nobody is told anything", async () => {
  await anAdmin();
  await notifyAdmins(start);
  expect([await db.$count(outbox), await db.$count(notifications)]).toEqual([0, 0]);
});

test("each admin is told of a category request, once; the next one in the app at once, and by mail a day later", async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  await aClient();
  await ask("Gardens", after(0));
  for (const hours of [1, 2]) await notifyAdmins(after(hours));
  expect(await subjects()).toEqual([one, other].map(({ email }) => `${email} 1 category request waits at Sagebridge`).sort());
  await sentAt(after(1));
  await ask("Ponds", after(3));
  await notifyAdmins(after(4));
  expect([await notices(one.userId), await notices(other.userId)]).toEqual([["requests 2"], ["requests 2"]]);
  expect(await db.$count(outbox)).toBe(2);
  for (const hours of [25, 26]) await notifyAdmins(after(hours));
  expect((await subjects()).filter((subject) => subject.includes("2 category requests wait"))).toHaveLength(2);
});

test("an application is said when it comes and when it is overdue, every day until it is decided", async () => {
  const admin = await anAdmin();
  const { userId } = await aClient();
  const application = {
    userId,
    email: "a@example.com",
    firstName: "Ann",
    lastName: "Lee",
    location: "Lyon",
    category: "Finance & Investment",
    expertise: "Tax",
    experience: "5",
    bio: "x",
    availability: "Evenings",
    createdAt: after(0),
  };
  await db.insert(advisorApplications).values(application as never);
  await notifyAdmins(after(1));
  expect((await db.select().from(outbox))[0]?.text).toContain("An application to become an advisor waits for you to review.");
  await sentAt(after(1));
  await notifyAdmins(after(24));
  expect(await notices(admin.userId)).toEqual(["applications 1", "overdue 1"]);
  expect(await subjects()).toContain(`${admin.email} 1 application is overdue at Sagebridge`);
  await sentAt(after(24));
  await notifyAdmins(after(49));
  expect((await subjects()).filter((subject) => subject.includes("overdue"))).toHaveLength(2);
  await db.update(advisorApplications).set({ status: "rejected" });
  await sentAt(after(49));
  await notifyAdmins(after(80));
  expect((await subjects()).filter((subject) => subject.includes("overdue"))).toHaveLength(2);
});

test("who turned it off is told nothing", async () => {
  const admin = await anAdmin();
  await db.insert(preferences).values({ userId: admin.userId, mutedNotifications: ["admin_waiting"], mutedMails: ["admin_waiting"] });
  await ask("Roofs", after(0));
  await notifyAdmins(after(1));
  expect([await db.$count(outbox), await notices(admin.userId)]).toEqual([0, []]);
});

test("money that is to go back is said to each admin, once a matter, and counted until it has gone", async () => {
  const admin = await anAdmin();
  const cancelled = async () => {
    const { client, id } = await aRequest("accepted", noon, { isPaid: true });
    await cancelConsultation(client, id, now);
    return id;
  };
  const id = await cancelled();
  await notifyAdmins(later(now, 1));
  await sentAt(later(now, 1));
  for (const hours of [2, 30]) await notifyAdmins(later(now, hours));
  expect(await notices(admin.userId)).toEqual(["returns 1"]);
  const mails = (await subjects()).filter((subject) => subject.startsWith(admin.email));
  expect(mails).toEqual([`${admin.email} 1 payment is to be sent back at Sagebridge`]);
  expect(await countWaiting(now)).toEqual({ returns: 1 });
  await db.update(notifications).set({ readAt: now });
  await notifyAdmins(later(now, 31));
  expect(await notices(admin.userId)).toEqual(["returns 1"]);
  await returnPayment(admin, { consultationId: id, key: randomUUID(), amount: 50_00 }, now);
  expect(await countWaiting(now)).toEqual({});
});

test("what a client says they have paid is counted until an admin has looked; admins were told of it at once, and not again", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  expect(await countWaiting(now)).toEqual({});
  await markPaid(client, id, randomUUID(), now);
  expect(await countWaiting(now)).toEqual({ payments: 1 });
  await notifyAdmins(later(now, 1));
  expect((await listNotifications(admin.userId, 1)).notifications.map(({ kind }) => kind)).toEqual(["payment_marked"]);
  await confirmPayment(admin, { consultationId: id, key: randomUUID(), amount: 50_00 }, now);
  expect(await countWaiting(now)).toEqual({});
});

test("of a consultation that one side says the other missed and the other denies each admin is told, and it is counted until it is decided", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("accepted", noon);
  await reportNoShow(client, id, later(noon, 0.3), { reason: "Nobody came" });
  await notifyAdmins(later(noon, 0.4));
  expect(await notices(admin.userId)).toEqual([]);
  await denyNoShow(advisor, id, later(noon, 0.5), { reason: "I was there" });
  await notifyAdmins(later(noon, 0.6));
  expect(await notices(admin.userId)).toEqual(["disputes 1"]);
  expect(await subjects()).toContain(`${admin.email} 1 consultation waits for a decision at Sagebridge`);
  expect(await countWaiting(later(noon, 1))).toMatchObject({ disputes: 1 });
  await recordNoShowAsAdmin(admin, id, { noShowOf: "advisor", reason: "The room says so", key: randomUUID() }, later(noon, 2));
  expect(await countWaiting(later(noon, 2))).not.toHaveProperty("disputes");
});

test("what the client says of an hour that the advisor had completed is told to admins as well, once a word", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("accepted", noon);
  await completeConsultation(advisor, id, ended);
  await reportNoShow(client, id, later(ended, 1), { reason: "Nobody came" });
  for (const hours of [2, 3]) await notifyAdmins(later(ended, hours));
  expect(await notices(admin.userId)).toEqual(["disputes 1"]);
});
