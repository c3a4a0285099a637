import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { aRequest, consultationRow, ended, later, mailsAbout, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { findConsultation } from "./consultations.server";
import { settleUndenied } from "./due-transitions.server";
import { cancelConsultation, completeConsultation, denyNoShow, reportNoShow, withdrawNoShow } from "./endings.server";
import { agreeToReschedule, askToReschedule, keepAgreedTime } from "./reschedule.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const howOf = async ({ userId }: { userId: string }) => (await listNotifications(userId, 1)).notifications[0]?.details.how;

test("by the word of either side it is completed once it has ended, unless the other says before that they did not come", async () => {
  const [agreed, missed] = [await aRequest("accepted"), await aRequest("accepted", later(noon, 5))];
  expect(await completeConsultation(agreed.advisor, agreed.id, ended)).toMatchObject({ ok: true, consultation: { status: "completed" } });
  expect(await completeConsultation(agreed.client, agreed.id, ended)).toMatchObject({ ok: true, isKnown: true });
  expect(await reportNoShow(missed.client, missed.id, later(noon, 5.25), { reason: "Nobody came" })).toMatchObject({ ok: true });
  expect(await completeConsultation(missed.advisor, missed.id, later(ended, 6))).toEqual({ ok: false, reason: "absenceOpen" });
});

test("an absence that was denied, taken back and said again is for the admins with the first answer: no silence settles it, and its mail asks for none", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await reportNoShow(client, id, later(noon, 0.3), { reason: "I waited" });
  await denyNoShow(advisor, id, later(noon, 0.4), { reason: "I was there" });
  await withdrawNoShow(client, id, later(noon, 0.5));
  expect(await searchOf(id)).toMatchObject({ absence: null });
  expect((await findConsultation(client, id, later(noon, 0.6))).isAnsweredBefore).toBe(true);
  await db.delete(outbox);
  expect(await reportNoShow(client, id, later(noon, 0.6), { reason: "Nobody came" })).toMatchObject({ ok: true });
  expect(await mailsAbout("reportNoShow")).toMatchObject([{ recipient: advisor.email, subject: "Ada says again that you did not come" }]);
  expect(await howOf(advisor)).toBe("saidAgain");
  expect(await searchOf(id)).toMatchObject({ absence: { of: "advisor", words: "Nobody came", reply: "I was there", isDenied: true } });
  await settleUndenied(later(noon, 200));
  expect((await consultationRow(id)).status).toBe("accepted");
  expect(await withdrawNoShow(client, id, later(noon, 201))).toEqual({ ok: false, reason: "absenceOpen" });
});

const searchOf = async (id: string) =>
  (await searchConsultations({ query: "", state: null, sort: null, page: 1 }, later(noon, 90))).consultations.find(
    (each) => each.id === id,
  );

test("what a client asks late to move costs as much as it did then, and both read so before they agree; what an advisor asks costs nothing", async () => {
  const time = later(noon, 24 * 14).toISOString();
  const { client, advisor, id } = await aRequest("accepted");
  const late = later(noon, -3);
  expect((await findConsultation(client, id, late)).refundIfMoved).toBe(50);
  await askToReschedule(client, id, { time }, late);
  for (const side of [client, advisor]) expect(await findConsultation(side, id, late)).toMatchObject({ proposedRefundPercent: 50 });
  expect(await agreeToReschedule(advisor, id, undefined, later(noon, -1))).toMatchObject({ ok: true });
  const moved = await findConsultation(client, id, late);
  expect(moved).toMatchObject({
    mostRefundPercent: 50,
    refundIfCancelled: 25_00,
    cancellation: [{ refundPercent: 50 }, { refundPercent: 0 }],
  });
  expect(await cancelConsultation(client, id, late)).toMatchObject({ consultation: { refunded: 25_00 } });

  const other = await aRequest("accepted", later(noon, 5));
  await askToReschedule(other.advisor, other.id, { time }, later(noon, 2));
  await agreeToReschedule(other.client, other.id, undefined, later(noon, 2));
  expect((await findConsultation(other.client, other.id, later(noon, 2))).refundIfCancelled).toBe(50_00);
});

test("the advisor's own time in answer to a late wish keeps its cost, and a wish that came in time costs nothing", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const late = later(noon, -3);
  await askToReschedule(client, id, { time: later(noon, 24 * 14).toISOString() }, late);
  await askToReschedule(advisor, id, { time: later(noon, 24 * 15).toISOString() }, late);
  await agreeToReschedule(client, id, undefined, late);
  expect((await findConsultation(client, id, late)).refundIfCancelled).toBe(25_00);
  const early = await aRequest("accepted", later(noon, 5));
  await askToReschedule(early.client, early.id, { time: later(noon, 24 * 13).toISOString() }, later(noon, -30));
  await agreeToReschedule(early.advisor, early.id, undefined, later(noon, 4));
  expect((await findConsultation(early.client, early.id, later(noon, 4))).refundIfCancelled).toBe(50_00);
});

test("whoever proposes another time or asks to move says why, and the other side reads it on the page and by mail until it is answered", async () => {
  const why = "I am in court that morning";
  const time = later(noon, 24 * 14).toISOString();
  const { client, advisor, id } = await aRequest("accepted");
  const reasonFor = async (side: typeof client, at: Date) => (await findConsultation(side, id, at)).closeReason;
  await db.delete(outbox);
  expect(await askToReschedule(advisor, id, { time, reason: why }, later(noon, -100))).toMatchObject({ ok: true });
  expect(await reasonFor(client, later(noon, -99))).toBe(why);
  expect((await mailsAbout("reschedule")).map(({ text }) => text.includes(why))).toEqual([true]);
  expect(await agreeToReschedule(client, id, undefined, later(noon, -98))).toMatchObject({ ok: true });
  expect(await reasonFor(client, later(noon, -97))).toBeNull();
  expect(await askToReschedule(client, id, { time: noon.toISOString(), reason: "Mine" }, later(noon, -96))).toMatchObject({ ok: true });
  expect(await keepAgreedTime(client, id, later(noon, -95))).toMatchObject({ ok: true });
  expect(await reasonFor(advisor, later(noon, -94))).toBeNull();
});
