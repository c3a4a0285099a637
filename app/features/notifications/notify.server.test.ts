import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { notifications } from "#app/db/schema/notifications";
import { notifyBothSides } from "#app/features/booking/notify/notify-both-sides.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { markRead } from "#app/features/messages/thread/read-marks.server";
import { mailsTo } from "../../../tests/support/account-mails";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import {
  deleteOldNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  unreadNotifications,
} from "./notifications.server";
import { notify } from "./notify.server";

useDatabase();

const NOW = new Date("2026-12-01T12:00:00Z");
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const tell = (userId: string, subject = "one", at = NOW, answer = "accepted") =>
  notify(
    db,
    {
      userId,
      kind: "consultation_answered",
      subject,
      details: { name: "Ada", topic: "Legal", answer },
      link: "/consultations/x",
      named: [],
    },
    at,
  );
const kindsOf = async (userId: string) =>
  (await listNotifications(userId, 1)).notifications.map(({ kind, details }) => [kind, details.answer ?? details.how]);

test("a notice is one's own, unread until it is opened, and leads to what it is about", async () => {
  const [ann, ben] = [await aClient(), await aClient()];
  await tell(ann.userId);
  const { notifications, unread } = await listNotifications(ann.userId, 1);
  expect([notifications.length, unread, await unreadNotifications(ann.userId)]).toEqual([1, 1, 1]);
  expect(await listNotifications(ben.userId, 1)).toMatchObject({ notifications: [], unread: 0 });
  expect(await markNotificationRead(ben.userId, notifications[0]!.id, NOW)).toBeNull();
  expect(await unreadNotifications(ann.userId)).toBe(1);
  expect(await markNotificationRead(ann.userId, notifications[0]!.id, NOW)).toBe("/consultations/x");
  expect(await unreadNotifications(ann.userId)).toBe(0);
});

test("while it is unread a newer notice of the same kind and thing takes its place; once read they are two", async () => {
  const { userId } = await aClient();
  await tell(userId);
  await tell(userId, "one", days(1), "declined");
  expect(await kindsOf(userId)).toEqual([["consultation_answered", "declined"]]);
  await markAllNotificationsRead(userId, days(1));
  await tell(userId, "one", days(2));
  expect(await kindsOf(userId)).toEqual([
    ["consultation_answered", "accepted"],
    ["consultation_answered", "declined"],
  ]);
});

test("a notice that takes the place of an older one is in every column as if it were new, and stands first", async () => {
  const [renewed, fresh] = [await aClient(), await aClient()];
  await tell(renewed.userId);
  await tell(renewed.userId, "another", days(1));
  const newest = { kind: "consultation_answered", subject: "one", details: { name: "Eve" }, link: "/consultations/y", named: [] } as const;
  for (const { userId } of [renewed, fresh]) await notify(db, { userId, ...newest }, days(2));
  const rowOf = async (userId: string) => {
    const rows = await db.select().from(notifications).where(eq(notifications.userId, userId));
    return rows.filter(({ subject }) => subject === "one").map(({ id: _, userId: _owner, ...columns }) => columns);
  };
  expect(await rowOf(renewed.userId)).toEqual(await rowOf(fresh.userId));
  expect((await rowOf(renewed.userId))[0]).toMatchObject({ ...newest, createdAt: days(2), readAt: null });
  const shown = (await listNotifications(renewed.userId, 1)).notifications;
  expect(shown.map(({ details, createdAt }) => [details.name, new Date(createdAt)])).toEqual([
    ["Eve", days(2)],
    ["Ada", days(1)],
  ]);
});

test("fifty at the same moment about one thing are one notice", async () => {
  const { userId } = await aClient();
  await Promise.all(Array.from({ length: 50 }, () => tell(userId)));
  expect(await unreadNotifications(userId)).toBe(1);
});

test("what was turned off is not told, and everything else is", async () => {
  const { userId } = await aClient();
  await db.insert(preferences).values({ userId, mutedNotifications: ["consultation_answered"] });
  await tell(userId);
  await notify(db, { userId, kind: "new_device", subject: "1", link: "/profile/security", named: [] }, NOW);
  expect((await kindsOf(userId)).map(([kind]) => kind)).toEqual(["new_device"]);
});

test("a notice goes with the transaction that told it", async () => {
  const { userId } = await aClient();
  await expect(
    db.transaction(async (tx) => {
      await notify(tx, { userId, kind: "new_device", subject: "1", link: "/", named: [] }, NOW);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await unreadNotifications(userId)).toBe(0);
});

test("a message is told once until it is read, and has its count beside the messages alone", async () => {
  const [client, advisor] = [await aClient({ displayName: "Robin" }), await anAdvisor()];
  const first = await askAdvisor(client, advisor.slug, { text: "1" }, NOW);
  await askAdvisor(client, advisor.slug, { text: "2" }, NOW);
  const { notifications, unread } = await listNotifications(advisor.userId, 1);
  expect(notifications).toMatchObject([{ kind: "message", details: { name: "Robin" } }]);
  expect([unread, await unreadNotifications(advisor.userId), (await listNotifications(client.userId, 1)).unread]).toEqual([1, 0, 0]);
  await markRead(advisor, first.ok ? first.threadId : "", 2);
  expect((await listNotifications(advisor.userId, 1)).unread).toBe(0);
});

test("each side hears of what the other did, nobody of what they did themselves", async () => {
  const [client, advisor] = [await aClient({ displayName: "Robin" }), await anAdvisor({ displayName: "Ada" })];
  const consultation = await aConsultation({ client, advisor, at: days(3) });
  const heard = async () => [await kindsOf(client.userId), await kindsOf(advisor.userId)];
  await notifyBothSides(db, { consultation, step: "request", actor: "client", now: NOW });
  expect(await heard()).toEqual([[], [["consultation_requested", undefined]]]);
  await notifyBothSides(db, { consultation, step: "accept", actor: "advisor", now: NOW });
  expect((await heard())[0]).toEqual([["consultation_answered", "accepted"]]);
  await notifyBothSides(db, { consultation, step: "withdraw", actor: "client", now: days(1) });
  expect((await heard())[1]?.[0]).toEqual(["consultation_cancelled", "withdrawn"]);
  expect((await heard())[0]).toHaveLength(1);
  await notifyBothSides(db, { consultation, step: "remindDay", actor: "clock", now: days(2) });
  expect((await heard()).map(([latest]) => latest?.[0])).toEqual(["consultation_reminder", "consultation_reminder"]);
});

test("a mail that was turned off is not sent, and the notice still comes", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  await db.insert(preferences).values({ userId: advisor.userId, mutedMails: ["consultation_requested"] });
  const consultation = await aConsultation({ client, advisor, at: days(3) });
  await notifyBothSides(db, { consultation, step: "request", actor: "client", now: NOW });
  expect(await unreadNotifications(advisor.userId)).toBe(1);
  await notifyBothSides(db, { consultation, step: "counter", actor: "advisor", now: NOW });
  expect(await mailsTo(advisor.email)).toEqual([]);
  expect(await mailsTo(client.email)).toHaveLength(1);
});

test("read notices go after three months, all after a year", async () => {
  const { userId } = await aClient();
  await tell(userId, "read", days(-91));
  await markAllNotificationsRead(userId, days(-90));
  await tell(userId, "unread", days(-364));
  await tell(userId, "ancient", days(-366));
  await deleteOldNotifications(NOW);
  const left = await db.select({ subject: notifications.subject }).from(notifications).where(eq(notifications.userId, userId));
  expect(left).toEqual([{ subject: "unread" }]);
});

test("a request that its advisor answers is no longer new to them, wherever they answer it, and others are", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const consultation = await aConsultation({ client, advisor, at: days(3) });
  const other = await aConsultation({ client: await aClient(), advisor, at: days(4) });
  for (const each of [consultation, other]) await notifyBothSides(db, { consultation: each, step: "request", actor: "client", now: NOW });
  expect(await unreadNotifications(advisor.userId)).toBe(2);
  await notifyBothSides(db, { consultation, step: "accept", actor: "advisor", now: NOW });
  const { notifications } = await listNotifications(advisor.userId, 1);
  expect(notifications.map(({ isRead }) => isRead).toSorted()).toEqual([false, true]);
  expect(await unreadNotifications(client.userId)).toBe(1);
});
