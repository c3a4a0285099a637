import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { aRequest, consultationRow, later, mailsAbout, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { findConsultation } from "./consultations.server";
import { expireRequests, returnToAskedTimes } from "./due-transitions.server";
import { proposeOtherTime } from "./reschedule.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox, notifications]) await db.delete(table);
});

const sooner = later(now, 2);
const time = sooner.toISOString();
const notified = async (how: string) => (await db.select().from(notifications)).filter(({ details }) => details.how === how);

test("when a proposed time comes unanswered, the time asked for first stands, both are told once, and the advisor has to answer again", async () => {
  const { client, advisor, id } = await aRequest();
  await proposeOtherTime(advisor, id, { time }, now);
  await returnToAskedTimes(new Date(sooner.getTime() - 1));
  expect((await consultationRow(id)).status).toBe("countered");
  await expireRequests(sooner);
  await Promise.all([returnToAskedTimes(sooner), returnToAskedTimes(sooner)]);
  const row = await consultationRow(id);
  expect(row).toMatchObject({ status: "requested", scheduledTime: noon, proposedTime: null });
  expect(row.expiresAt.getTime()).toBeGreaterThan(sooner.getTime());
  const mails = await mailsAbout("takeProposalBack");
  expect(mails.map(({ recipient }) => recipient)).toEqual([client.email, advisor.email].sort());
  expect(mails.every(({ text }) => text.includes("Nobody answered the proposed time before it came"))).toBe(true);
  expect(await notified("passed")).toHaveLength(2);
});

test("of a request that expired, everybody reads who did not answer: the client a proposal, the advisor a request", async () => {
  const unanswered = await aRequest();
  await proposeOtherTime(unanswered.advisor, unanswered.id, { time: later(noon, 24).toISOString() }, now);
  await expireRequests(later(now, 48));
  expect((await findConsultation(unanswered.client, unanswered.id, later(now, 48))).silent).toBe("client");
  const texts = (await mailsAbout("expire")).map(({ text, subject }) => `${subject} ${text}`);
  expect(texts.some((text) => text.includes("You did not answer the time that"))).toBe(true);
  expect(texts.some((text) => text.includes("did not answer the time you proposed"))).toBe(true);
  expect(texts.join()).not.toContain("did not answer your request");
  const [you, them] = [await notified("expiredYou"), await notified("expiredThem")];
  expect([you, them].map((those) => those.map(({ userId }) => userId))).toEqual([[unanswered.client.userId], [unanswered.advisor.userId]]);
  const asked = await aRequest();
  await expireRequests(noon);
  expect((await findConsultation(asked.client, asked.id, noon)).silent).toBe("advisor");
});
