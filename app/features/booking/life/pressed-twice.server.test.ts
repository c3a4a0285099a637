import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultationEvents } from "#app/db/schema/booking";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, later, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import {
  cancelConsultation,
  cancelConsultationAsAdmin,
  completeConsultation,
  completeConsultationAsAdmin,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
} from "./endings.server";

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

test("when both say that it took place, the second has said it too, and it took place once", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const presses = [client, advisor].map((side) => completeConsultation(side, id, ended, { key: randomUUID() }));
  expect((await Promise.all(presses)).map(({ ok }) => ok)).toEqual([true, true]);
  expect(
    await db.$count(consultationEvents, and(eq(consultationEvents.consultationId, id), eq(consultationEvents.transition, "complete"))),
  ).toBe(1);
});
