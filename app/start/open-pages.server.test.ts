import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { processAdvisorApplication } from "#app/features/applications/review/review.server";
import { confirmPayment, denyPayment } from "#app/features/money/outside/confirm-payment.server";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { listNotifications, markAllNotificationsRead, markNotificationRead } from "#app/features/notifications/notifications.server";
import { notify } from "#app/features/notifications/notify.server";
import { anAdmin, anApplicant } from "../../tests/support/applicants";
import { aRequest, noon, now } from "../../tests/support/consultations";
import { useDatabase } from "../../tests/support/database";
import { aClient } from "../../tests/support/people";
import { peopleTold } from "../../tests/support/told-people";

useDatabase();

test("of a payment the open pages of both sides are told, and of what a client marks those of the admins", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("accepted", noon, { isPaid: false });
  const order = () => ({ consultationId: id, key: randomUUID() });
  const both = [client.userId, advisor.userId];
  const marked = await peopleTold(() => markPaid(client, id, randomUUID(), now));
  expect([...marked]).toContain(admin.userId);
  expect([...(await peopleTold(() => denyPayment(admin, order(), now)))]).toEqual(expect.arrayContaining(both));
  expect([...(await peopleTold(() => confirmPayment(admin, { ...order(), amount: 50_00 }, now)))]).toEqual(expect.arrayContaining(both));
});

test("of an application the open pages of its applicant and of every admin are told, when it comes and when it is decided", async () => {
  const admins = [await anAdmin(), await anAdmin()];
  let made: Awaited<ReturnType<typeof anApplicant>> | undefined;
  const onArrival = await peopleTold(async () => {
    made = await anApplicant();
  });
  const { person, applicationId } = made!;
  const all = [person.userId, ...admins.map(({ userId }) => userId)];
  expect([...onArrival]).toEqual(expect.arrayContaining(all));
  const decide = () => processAdvisorApplication(admins[0]!, { applicationId, action: "approved", reviewNotes: "" }, now);
  expect([...(await peopleTold(decide))]).toEqual(expect.arrayContaining(all));
});

test("what one reads of one's notifications one's other pages are told, and nobody else's", async () => {
  const [ann, bob] = [await aClient(), await aClient()];
  for (const { userId } of [ann, bob])
    for (const subject of ["1", "2"]) await notify(db, { userId, kind: "new_device", subject, link: "/profile", named: [] }, now);
  const { notifications } = await listNotifications(ann.userId, 1);
  expect([...(await peopleTold(() => markNotificationRead(ann.userId, notifications[0]!.id, now)))]).toEqual([ann.userId]);
  expect([...(await peopleTold(() => markAllNotificationsRead(ann.userId, now)))]).toEqual([ann.userId]);
});
