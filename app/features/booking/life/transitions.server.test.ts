import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { anAdmin } from "../../../../tests/support/applicants";
import {
  aRequest,
  consultationRow,
  ended,
  eventsOf,
  isNotFound,
  later,
  mailsAbout,
  moneySteps,
  noon,
  now,
} from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { acceptConsultation, declineConsultation, findConsultation, withdrawConsultation } from "./consultations.server";
import {
  admitNoShow,
  cancelConsultation,
  cancelConsultationAsAdmin,
  completeConsultation,
  completeConsultationAsAdmin,
  denyNoShow,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
  reportNoShow,
  withdrawNoShow,
} from "./endings.server";
import { saveNote } from "./notes.server";
import { agreeToOtherTime, agreeToReschedule, askToReschedule, keepAgreedTime, proposeOtherTime } from "./reschedule.server";

useDatabase();

const time = later(noon, 24).toISOString();
const ASKED = { reason: "x", key: randomUUID() };

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("a form that is sent again, or many times at once, takes its step once and is answered the same; money moves once", async () => {
  const { client, advisor, id } = await aRequest();
  const [accepting, cancelling] = [{ key: randomUUID() }, { key: randomUUID(), reason: "Ill" }];
  const many = await Promise.all(Array.from({ length: 5 }, () => acceptConsultation(advisor, id, now, accepting)));
  expect(many.every((answer) => answer.ok && answer.consultation.status === "accepted")).toBe(true);
  for (let time = 0; time < 2; time += 1)
    expect(await cancelConsultation(client, id, now, cancelling)).toMatchObject({ ok: true, consultation: { status: "cancelled" } });
  expect(await moneySteps(id)).toEqual(["await", "close"]);
  expect((await mailsAbout("cancel")).length).toBe(1);
  expect(await acceptConsultation(advisor, id, now, cancelling)).toEqual({ ok: false, reason: "changedMeanwhile" });
  expect(await acceptConsultation(advisor, id, now, { key: randomUUID() })).toEqual({ ok: false, reason: "wrongState" });
});

test("nobody else moves a consultation: not a stranger, not another advisor, not the wrong side, not who only says to be an admin", async () => {
  const { client, advisor, id } = await aRequest();
  const strangers = [await aClient(), await anAdvisor()];
  const steps: ((viewer: Viewer) => Promise<unknown>)[] = [
    (viewer) => acceptConsultation(viewer, id, now),
    (viewer) => declineConsultation(viewer, id, now),
    (viewer) => withdrawConsultation(viewer, id, now),
    (viewer) => proposeOtherTime(viewer, id, { time }, now),
    (viewer) => agreeToOtherTime(viewer, id, undefined, now),
    (viewer) => askToReschedule(viewer, id, { time }, now),
    (viewer) => agreeToReschedule(viewer, id, undefined, now),
    (viewer) => keepAgreedTime(viewer, id, now),
    (viewer) => cancelConsultation(viewer, id, now),
    (viewer) => completeConsultation(viewer, id, ended),
    (viewer) => reportNoShow(viewer, id, noon),
    (viewer) => withdrawNoShow(viewer, id, noon),
    (viewer) => denyNoShow(viewer, id, noon),
    (viewer) => admitNoShow(viewer, id, noon),
    (viewer) => saveNote(viewer, id, "x", now),
    (viewer) => findConsultation(viewer, id, now),
  ];
  for (const stranger of strangers) for (const step of steps) await expect(step(stranger)).rejects.toMatchObject(isNotFound);
  for (const step of [steps[0]!, steps[1]!]) await expect(step(client)).rejects.toMatchObject(isNotFound);
  await expect(steps[2]!(advisor)).rejects.toMatchObject(isNotFound);
  // Without a proposal there is nothing to counter and nothing to agree to.
  expect(await steps[3]!(client)).toEqual({ ok: false, reason: "nothingProposed" });
  expect(await steps[4]!(advisor)).toEqual({ ok: false, reason: "wrongState" });
  for (const person of [client, advisor, ...strangers]) {
    await expect(cancelConsultationAsAdmin(person, id, ASKED, now)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(refundConsultationAsAdmin(person, id, { amount: 1, ...ASKED }, now)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(completeConsultationAsAdmin(person, id, ASKED, noon)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(recordNoShowAsAdmin(person, id, { noShowOf: "client", ...ASKED }, noon)).rejects.toMatchObject({
      init: { status: 403 },
    });
  }
  await expect(cancelConsultationAsAdmin(await anAdmin(), randomUUID(), ASKED, now)).rejects.toMatchObject(isNotFound);
  expect([(await consultationRow(id)).status, await eventsOf(id)]).toEqual(["requested", []]);
});

test("each side has notes that the other never sees", async () => {
  const { client, advisor, id } = await aRequest();
  await saveNote(advisor, id, "Bring the figures", now);
  expect((await findConsultation(advisor, id, now)).ownNote).toBe("Bring the figures");
  expect(JSON.stringify(await findConsultation(client, id, now))).not.toContain("figures");
  await saveNote(advisor, id, "", now);
  expect((await findConsultation(advisor, id, now)).ownNote).toBe(null);
});

test("two who move the same consultation at once: one does, the other hears that it has moved on", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { client, advisor, id } = await aRequest("accepted", later(noon, round));
    const answers = await Promise.all([cancelConsultation(client, id, now), cancelConsultation(advisor, id, now)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await moneySteps(id)).toEqual(["await", "close", "receive"]);
  }
  const subjects = (await mailsAbout("cancel")).map(({ subject }) => subject);
  expect(subjects.filter((subject) => !subject.startsWith("You cancelled"))).toHaveLength(10);
});

test("two proposals for the same moment of one advisor: one holds it, nobody deadlocks", async () => {
  const advisor = await anAdvisor();
  const scenes = await Promise.all(
    [0, 1, 2, 3].map(async (index) => {
      const client = await aClient();
      const { id } = await aConsultation({ client, advisor, at: later(noon, index), createdAt: now });
      await acceptConsultation(advisor, id, now);
      return { client, id };
    }),
  );
  const answers = await Promise.all(scenes.map(({ client, id }) => askToReschedule(client, id, { time }, now)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "timeTaken")).toHaveLength(3);
  const { rows } = await db.execute(sql`select from consultations where proposed_time is not null`);
  expect(rows).toHaveLength(1);
});
