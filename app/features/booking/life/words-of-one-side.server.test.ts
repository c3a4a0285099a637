import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { aRequest, consultationRow, ended, later, mailsAbout, moneySteps, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { stateSentence } from "../pages/state-names";
import { findConsultation } from "./consultations.server";
import { completeEnded, settleUndenied } from "./due-transitions.server";
import { cancelConsultation, completeConsultation, denyNoShow, reportNoShow, takeNoShowBack } from "./endings.server";
import { agreeToReschedule, askToReschedule } from "./reschedule.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const howOf = async ({ userId }: { userId: string }) => (await listNotifications(userId, 1)).notifications[0]?.details.how;

test("after an advisor's word that it took place the client can say otherwise: nothing is earned, and the client is asked by mail and in the app", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  expect(await completeConsultation(advisor, id, ended)).toMatchObject({
    ok: true,
    consultation: { status: "accepted", tookPlaceSaidAt: ended },
  });
  expect(await completeConsultation(advisor, id, ended)).toMatchObject({ ok: true, isKnown: true });
  expect(await moneySteps(id)).toEqual(["await", "receive"]);
  expect(await mailsAbout("sayTookPlace")).toMatchObject([
    {
      recipient: client.email,
      subject: "Grace Hopper says that your consultation took place",
      text: expect.stringContaining("please say so by"),
    },
  ]);
  expect(await howOf(client)).toBe("said");
  const [theirs, own] = [await findConsultation(client, id, ended), await findConsultation(advisor, id, ended)];
  expect([stateSentence(theirs), theirs.transitions]).toEqual(["tookPlaceSaidByThem", ["complete", "reportNoShow"]]);
  expect([stateSentence(own), own.transitions]).toEqual(["tookPlaceSaidByYou", ["reportNoShow"]]);
  expect(await reportNoShow(client, id, later(ended, 1), { reason: "Nobody came" })).toMatchObject({ ok: true });
  expect(await completeConsultation(advisor, id, later(ended, 2))).toEqual({ ok: false, reason: "absenceOpen" });
});

test("what an advisor said took place is completed by the client's word, or by the clock a day after its end", async () => {
  const [agreed, silent] = [await aRequest("accepted"), await aRequest("accepted", later(noon, 5))];
  await completeConsultation(agreed.advisor, agreed.id, ended);
  expect(await completeConsultation(agreed.client, agreed.id, ended)).toMatchObject({ ok: true, consultation: { status: "completed" } });
  expect(await completeConsultation(agreed.advisor, agreed.id, ended)).toMatchObject({ ok: true, isKnown: true });
  await completeConsultation(silent.advisor, silent.id, later(ended, 5));
  await completeEnded(later(ended, 28.9));
  expect((await consultationRow(silent.id)).status).toBe("accepted");
  await completeEnded(later(ended, 29));
  expect(await consultationRow(silent.id)).toMatchObject({ status: "completed", closedBy: "clock" });
});

test("an absence that was denied, taken back and said again is for the admins with the first answer: no silence settles it, and its mail asks for none", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await reportNoShow(client, id, later(noon, 0.3), { reason: "I waited" });
  await denyNoShow(advisor, id, later(noon, 0.4), { reason: "I was there" });
  await takeNoShowBack(client, id, later(noon, 0.5));
  expect(await searchOf(id)).toMatchObject({ absence: null });
  expect((await findConsultation(client, id, later(noon, 0.6))).isAnsweredBefore).toBe(true);
  await db.delete(outbox);
  expect(await reportNoShow(client, id, later(noon, 0.6), { reason: "Nobody came" })).toMatchObject({ ok: true });
  expect(await mailsAbout("reportNoShow")).toMatchObject([{ recipient: advisor.email, subject: "Ada says again that you did not come" }]);
  expect(await howOf(advisor)).toBe("saidAgain");
  expect(await searchOf(id)).toMatchObject({ absence: { of: "advisor", words: "Nobody came", reply: "I was there", isDenied: true } });
  await settleUndenied(later(noon, 200));
  expect((await consultationRow(id)).status).toBe("accepted");
  expect(await takeNoShowBack(client, id, later(noon, 201))).toEqual({ ok: false, reason: "absenceOpen" });
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
