import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { listNotifications, markAllNotificationsRead, unreadNotifications } from "#app/features/notifications/notifications.server";
import { aRequest, consultationRow, ended, later, mailsAbout, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { remindBothSides } from "../notify/remind-both-sides.server";
import { acceptConsultation } from "./consultations.server";
import { cancelOfSuspended, completeEnded } from "./due-transitions.server";
import { cancelConsultation } from "./endings.server";
import { agreeToReschedule, askToReschedule } from "./reschedule.server";

useDatabase();

const time = later(noon, 24).toISOString();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("what nobody closed is completed by the clock a day after its end, once, however many servers look", async () => {
  const { advisor, id } = await aRequest("accepted");
  await completeEnded(later(ended, 23.9));
  expect((await consultationRow(id)).status).toBe("accepted");
  await Promise.all(Array.from({ length: 5 }, () => completeEnded(later(ended, 24))));
  expect(await consultationRow(id)).toMatchObject({ status: "completed", closedBy: "clock" });
  expect((await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId)))[0]).toMatchObject({ totalSessions: 1 });
  expect(await mailsAbout("complete")).toHaveLength(2);
});

test("both sides are reminded a day and an hour before, once for each agreed time, and not of what was agreed later than that", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await remindBothSides(later(noon, -24.1));
  expect(await mailsAbout("remindDay")).toEqual([]);
  for (const hours of [24, 23.9, 12]) await Promise.all([remindBothSides(later(noon, -hours)), remindBothSides(later(noon, -hours))]);
  expect((await mailsAbout("remindDay")).map(({ recipient }) => recipient)).toEqual([client.email, advisor.email].sort());
  await askToReschedule(client, id, { time }, later(noon, -10));
  await agreeToReschedule(advisor, id, later(noon, 24), later(noon, -9));
  await remindBothSides(later(noon, -1));
  expect(await mailsAbout("remindHour")).toEqual([]);
  await remindBothSides(later(noon, 0.2));
  await remindBothSides(later(noon, 23));
  expect([await mailsAbout("remindDay"), await mailsAbout("remindHour")].map(({ length }) => length)).toEqual([4, 2]);
  const soon = await aRequest();
  await acceptConsultation(soon.advisor, soon.id, later(noon, -20));
  await remindBothSides(later(noon, -19));
  expect(await mailsAbout("remindDay")).toHaveLength(4);
});

test.each([
  ["a day before", -24],
  ["an hour before", -1],
])("%s whoever has read the reminder is not notified of it again", async (_when, hours) => {
  const { client, advisor } = await aRequest("accepted");
  const unread = () => Promise.all([client, advisor].map(({ userId }) => unreadNotifications(userId)));
  for (const { userId } of [client, advisor]) await markAllNotificationsRead(userId, now);
  await remindBothSides(later(noon, hours));
  expect(await unread()).toEqual([1, 1]);
  for (const { userId } of [client, advisor]) await markAllNotificationsRead(userId, now);
  await remindBothSides(later(noon, hours));
  await remindBothSides(later(noon, hours + 0.5));
  expect(await unread()).toEqual([0, 0]);
});

test("a cancelled consultation is not reminded of", async () => {
  const { client, id } = await aRequest("accepted");
  const other = await aRequest("accepted");
  expect((await cancelConsultation(client, id, later(noon, -30))).ok).toBe(true);
  await remindBothSides(later(noon, -24));
  const reminded = (await mailsAbout("remindDay")).map(({ recipient }) => recipient);
  expect(reminded).toEqual([other.client.email, other.advisor.email].sort());
});

test.each([
  "client",
  "advisor",
] as const)("what lies ahead of a suspended %s is cancelled once that can no longer be taken back: both are told, and the money goes back", async (side) => {
  const [agreed, asked, past] = [await aRequest("accepted"), await aRequest(), await aRequest("accepted")];
  await db
    .update(consultations)
    .set({ scheduledTime: later(now, -1) })
    .where(eq(consultations.id, past.id));
  const other = await aRequest("accepted");
  const suspended = [agreed, asked, past].map((of) => of[side].userId);
  await db.update(users).set({ suspendedAt: now, suspendedReason: "Spam" }).where(inArray(users.id, suspended));
  await cancelOfSuspended(later(now, 59 / 3600));
  expect((await consultationRow(agreed.id)).status).toBe("accepted");
  await Promise.all([cancelOfSuspended(later(now, 60 / 3600)), cancelOfSuspended(later(now, 60 / 3600))]);
  expect(await Promise.all([agreed, asked, past, other].map(async ({ id }) => (await consultationRow(id)).status))).toEqual([
    ...["cancelled", "cancelled"],
    ...["accepted", "accepted"],
  ]);
  expect(await consultationRow(agreed.id)).toMatchObject({ closedBy: "admin", refunded: 50_00 });
  const told = (await mailsAbout("cancelAsAdmin")).map(({ recipient }) => recipient);
  expect(told).toEqual([agreed, asked].flatMap(({ client, advisor }) => [client.email, advisor.email]).sort());
  for (const { text } of await mailsAbout("cancelAsAdmin")) expect(text).toContain("One side's account was suspended.");
  const seen = await listNotifications(agreed[side === "client" ? "advisor" : "client"].userId, 1);
  expect(seen.notifications[0]).toMatchObject({ kind: "consultation_cancelled", details: { how: "cancelled" } });
});

test("nothing is cancelled for somebody who was let in again within the minute", async () => {
  const { client, id } = await aRequest("accepted");
  await db.update(users).set({ suspendedAt: now }).where(eq(users.id, client.userId));
  await cancelOfSuspended(later(now, 30 / 3600));
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, client.userId));
  await cancelOfSuspended(later(now, 1));
  expect((await consultationRow(id)).status).toBe("accepted");
});
