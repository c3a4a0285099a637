import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultationEvents } from "#app/db/schema/booking";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { addWords } from "../absence/add-words.server";
import { replyToReview, reviewConsultation } from "./consultation-reviews.server";
import {
  cancelConsultation,
  cancelConsultationAsAdmin,
  completeConsultation,
  completeConsultationAsAdmin,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
  reportNoShow,
} from "./endings.server";
import {
  agreeToOtherTime,
  agreeToReschedule,
  askToReschedule,
  keepAgreedTime,
  proposeOtherTime,
  withdrawProposal,
} from "./reschedule.server";

useDatabase();

test("what an admin presses twice, and many times at once, stands in the audit log once, whichever step it is", async () => {
  const admin = await anAdmin();
  const [called, missed, held, given] = [
    await aRequest("accepted"),
    await aRequest("accepted"),
    await aRequest("accepted"),
    await aRequest("accepted"),
  ];
  await cancelConsultation(given.client, given.id, later(noon, -1), { reason: "Ill" });
  const reason = "A complaint";
  const presses: [string, string, (key: string) => Promise<{ ok: boolean }>][] = [
    [called.id, "consultation.cancelAsAdmin", (key) => cancelConsultationAsAdmin(admin, called.id, { reason, key }, noon)],
    [missed.id, "consultation.recordNoShow", (key) => recordNoShowAsAdmin(admin, missed.id, { reason, key, noShowOf: "client" }, ended)],
    [held.id, "consultation.complete", (key) => completeConsultationAsAdmin(admin, held.id, { reason, key }, ended)],
    [given.id, "consultation.refund", (key) => refundConsultationAsAdmin(admin, given.id, { amount: 10_00, reason, key }, noon)],
  ];
  for (const [id, action, press] of presses) {
    const key = randomUUID();
    for (const answer of [await press(key), ...(await Promise.all([press(key), press(key)]))])
      expect(answer, action).toMatchObject({ ok: true });
    const lines = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.subject, "consultations")));
    expect(
      lines.map((line) => line.action),
      action,
    ).toEqual([action]);
  }
});

test("whichever step about another time is pressed twice, or many times at once, is taken once and answered the same", async () => {
  const [asked, moved] = [await aRequest(), await aRequest("accepted")];
  const other = { time: later(noon, 24).toISOString() };
  const presses: [string, string, (key: string) => Promise<{ ok: boolean }>][] = [
    [asked.id, "counter", (key) => proposeOtherTime(asked.advisor, asked.id, { ...other, key }, now)],
    [asked.id, "takeProposalBack", (key) => withdrawProposal(asked.advisor, asked.id, undefined, now, key)],
    [asked.id, "counter", (key) => proposeOtherTime(asked.advisor, asked.id, { ...other, key }, now)],
    [asked.id, "agreeToTime", (key) => agreeToOtherTime(asked.client, asked.id, later(noon, 24), now, key)],
    [moved.id, "reschedule", (key) => askToReschedule(moved.advisor, moved.id, { ...other, key }, now)],
    [moved.id, "keepTime", (key) => keepAgreedTime(moved.client, moved.id, now, key)],
    [moved.id, "reschedule", (key) => askToReschedule(moved.advisor, moved.id, { ...other, key }, now)],
    [moved.id, "agreeToReschedule", (key) => agreeToReschedule(moved.client, moved.id, later(noon, 24), now, key)],
  ];
  for (const [id, transition, press] of presses) {
    const steps = () =>
      db.$count(
        consultationEvents,
        and(eq(consultationEvents.consultationId, id), eq(consultationEvents.transition, transition as "counter")),
      );
    const [key, before] = [randomUUID(), await steps()];
    for (const answer of [await press(key), ...(await Promise.all([press(key), press(key)]))])
      expect(answer, transition).toMatchObject({ ok: true });
    expect(await steps(), transition).toBe(before + 1);
  }
});

test("the same words, review or reply sent twice are there once, and others later do not replace them", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(client, id, ended);
  const [said, other] = [
    { rating: 4, text: "Clear" },
    { rating: 1, text: "Clear" },
  ];
  for (const _ of "12") expect(await reviewConsultation(client, id, said, ended)).toEqual({ ok: true });
  expect(await reviewConsultation(client, id, other, ended)).toEqual({ ok: false, reason: "alreadyReviewed" });
  await reviewConsultation(advisor, id, said, ended);
  for (const _ of "12") expect(await replyToReview(advisor, id, "Thank you", ended)).toEqual({ ok: true });
  expect(await replyToReview(advisor, id, "Not so", ended)).toEqual({ ok: false, reason: "alreadyReplied" });
  const open = await aRequest("accepted");
  await reportNoShow(open.client, open.id, ended);
  for (const _ of "12") expect(await addWords(open.client, open.id, "Nobody came", ended)).toEqual({ ok: true });
  expect(await addWords(open.client, open.id, "Somebody came", ended)).toEqual({ ok: false, reason: "wrongState" });
});

test("when both say that it took place, the second has said it too, and it took place once", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const presses = [client, advisor].map((side) => completeConsultation(side, id, ended, { key: randomUUID() }));
  expect((await Promise.all(presses)).map(({ ok }) => ok)).toEqual([true, true]);
  expect(
    await db.$count(consultationEvents, and(eq(consultationEvents.consultationId, id), eq(consultationEvents.transition, "complete"))),
  ).toBe(1);
});
