import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { aRequest, consultationRow, later, mailsAbout, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { askToReschedule, keepAgreedTime, proposeOtherTime } from "../life/reschedule.server";
import { remindToAnswer } from "./remind-to-answer.server";

useDatabase();

const time = later(noon, 24).toISOString();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const mails = async () => (await mailsAbout("remindToAnswer")).map(({ recipient }) => recipient);

test("whoever has to answer a proposed time is reminded once, six hours before it lapses, however many servers look", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await askToReschedule(advisor, id, { time }, now);
  const { expiresAt } = await consultationRow(id);
  await remindToAnswer(later(expiresAt, -6.1));
  expect(await mails()).toEqual([]);
  await Promise.all([6, 5.9, 1].map((hours) => remindToAnswer(later(expiresAt, -hours))));
  expect(await mails()).toEqual([client.email]);
  const [mail] = await mailsAbout("remindToAnswer");
  expect(mail?.subject).toBe("Grace Hopper is waiting for your answer about another time");
  expect(mail?.text).toContain("and your consultation keeps its time");
  const { notifications } = await listNotifications(client.userId, 1);
  expect(notifications[0]).toMatchObject({ kind: "consultation_reminder", details: { how: "answer", at: time } });
  expect((await listNotifications(advisor.userId, 1)).notifications.map(({ kind }) => kind)).not.toContain("consultation_reminder");
});

test("so is the advisor of what a client proposes for an open request, and of each proposal anew", async () => {
  const { client, advisor, id } = await aRequest();
  await proposeOtherTime(advisor, id, { time }, now);
  await proposeOtherTime(client, id, { time: later(noon, 25).toISOString() }, later(now, 1));
  await remindToAnswer(later((await consultationRow(id)).expiresAt, -6));
  expect(await mails()).toEqual([advisor.email]);
  expect((await mailsAbout("remindToAnswer"))[0]?.text).not.toContain("keeps its time");
  await proposeOtherTime(advisor, id, { time: later(noon, 26).toISOString() }, later((await consultationRow(id)).expiresAt, -5));
  await remindToAnswer(later((await consultationRow(id)).expiresAt, -6));
  expect(await mails()).toEqual([client.email, advisor.email].sort());
});

test("nobody is reminded of what was answered, of what was proposed later than that, or by a mail they have turned off", async () => {
  const answered = await aRequest("accepted");
  await askToReschedule(answered.advisor, answered.id, { time }, now);
  await keepAgreedTime(answered.client, answered.id, later(now, 1));
  const late = await aRequest("accepted");
  await askToReschedule(late.advisor, late.id, { time }, later(noon, -5));
  const quiet = await aRequest("accepted");
  await db.insert(preferences).values({ userId: quiet.client.userId, mutedMails: ["consultation_reminder"] });
  await askToReschedule(quiet.advisor, quiet.id, { time }, now);
  for (let hours = 0; hours < 80; hours += 1) await remindToAnswer(later(now, hours));
  expect(await mails()).toEqual([]);
  expect((await listNotifications(quiet.client.userId, 1)).notifications.map(({ details }) => details.how)).toContain("answer");
  expect((await listNotifications(late.client.userId, 1)).notifications.map(({ details }) => details.how)).not.toContain("answer");
});
