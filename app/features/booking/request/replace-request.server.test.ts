import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { advisors, weeklyHours } from "#app/db/schema/advisors";
import { consultationEvents, consultations, quotes } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { readTrendRange } from "#app/features/admin/figures/trend-range";
import { readTrends } from "#app/features/admin/figures/trends.server";
import { findDemand } from "#app/features/advisors/dashboard/demand.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { changeHour } from "../hour/change-hour.server";
import { readHourSelection } from "../hour/hour-selection";
import { readChosenHour } from "../hour/read-hour.server";
import { type HourRequest, requestHour } from "../hour/request-hour.server";
import { asAdvisor } from "../life/actors.server";
import { findReplacing } from "../life/replace-request.server";
import { transitionConsultation } from "../life/transitions.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const NOON = "2026-12-02T12:00:00.000Z";
const EVENING = "2026-12-02T18:00:00.000Z";

beforeEach(async () => {
  for (const table of [consultations, quotes, advisors, attempts, outbox]) await db.delete(table);
});

const look = (viewer: Viewer, { slug }: TestAdvisor, time: string, replaces = "") =>
  readChosenHour(viewer, slug, { ...readHourSelection(new URLSearchParams()), time, replaces }, now);

const send = (viewer: Viewer, offer: string, replaces?: string, more: { durationMinutes?: number; note?: string } = {}) =>
  ask(viewer, replaces, { offer, durationMinutes: 30, urgency: "normal", note: "", ...more });

const ask = (viewer: Viewer, replaces: string | undefined, asked: HourRequest) =>
  replaces === undefined ? requestHour(viewer, asked, now) : changeHour(viewer, replaces, asked, now);

async function offered(...looked: Parameters<typeof look>) {
  const hour = await look(...looked);
  if (!hour?.offer) throw new Error("nothing is offered");
  return hour.offer;
}

async function aRequest() {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const answer = await send(client, await offered(client, advisor, NOON), undefined, { note: "A plan" });
  if (!answer.ok) throw new Error(answer.reason);
  await db.delete(outbox);
  return { client, advisor, id: answer.consultation.id };
}

const statusOf = async (id: string) => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]?.status;
const openOnes = () => db.select().from(consultations).where(eq(consultations.status, "requested"));

test("a changed request has its new time, length, note and price; the old one is withdrawn, and the advisor gets one mail", async () => {
  const { client, advisor, id } = await aRequest();
  await db.update(advisors).set({ hourlyRate: 200_00 });
  const offer = await offered(client, advisor, EVENING, id);
  const answer = await send(client, offer, id, { durationMinutes: 60, note: "Another plan" });
  expect(answer).toMatchObject({
    ok: true,
    consultation: { status: "requested", durationMinutes: 60, note: "Another plan", totalPrice: 200_00, scheduledTime: new Date(EVENING) },
  });
  expect(await statusOf(id)).toBe("withdrawn");
  const mails = await db.select().from(outbox);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: advisor.email });
  expect(mails[0]?.subject).toContain("changes a request");
  for (const line of [
    /When: Wednesday, December 2, 2026 at 6:00\sPM .*\(instead of Wednesday, December 2, 2026 at 12:00\sPM/,
    /Duration: 1\sh \(instead of 30\smin\)/,
    "Total: $200 (instead of $50)",
  ])
    expect(mails[0]?.text).toMatch(line);
  expect(mails[0]?.text).not.toContain("Urgency");
  expect(await findReplacing(id)).toBe(answer.ok && answer.consultation.id);
  const events = await db.select().from(consultationEvents).where(eq(consultationEvents.consultationId, id));
  expect(events.map(({ transition }) => transition).toSorted()).toEqual(["request", "withdraw"]);
});

test("its own time is free for it: a longer hour at the same start", async () => {
  const { client, advisor, id } = await aRequest();
  expect((await look(client, advisor, NOON))?.problem).toBe("timeTaken");
  const hour = await look(client, advisor, NOON, id);
  expect(hour).toMatchObject({ problem: null, replaces: { id, time: NOON, note: "A plan" } });
  expect(await send(client, hour!.offer!, id, { durationMinutes: 60 })).toMatchObject({ ok: true });
  expect(await openOnes()).toMatchObject([{ durationMinutes: 60, scheduledTime: new Date(NOON) }]);
});

test("its own time stays the client's once the advisor has closed that hour: as long as it is, no longer, and no other time of that day", async () => {
  const { client, advisor, id } = await aRequest();
  await db.delete(weeklyHours).where(eq(weeklyHours.advisorId, advisor.advisorId));
  expect(await look(client, advisor, NOON, id)).toMatchObject({ problem: null, lengths: [15, 30], replaces: { id } });
  expect(await look(client, advisor, EVENING, id)).toMatchObject({ problem: "timeTaken", own: null, others: [NOON] });
  expect(await send(client, await offered(client, advisor, NOON, id), id, { durationMinutes: 60 })).toEqual({
    ok: false,
    reason: "timeTaken",
    own: null,
  });
  expect(await send(client, await offered(client, advisor, NOON, id), id, { note: "Another plan" })).toMatchObject({ ok: true });
  expect(await openOnes()).toMatchObject([{ note: "Another plan", scheduledTime: new Date(NOON) }]);
});

test("a change that changes nothing is none: the request stays, and nobody is mailed; one that costs less by now is one", async () => {
  const { client, advisor, id } = await aRequest();
  const offer = await offered(client, advisor, NOON, id);
  expect(await send(client, offer, id, { note: "A plan" })).toEqual({ ok: false, reason: "nothingChanged" });
  await db.update(advisors).set({ hourlyRate: 200_00 });
  const dearer = await offered(client, advisor, NOON, id);
  expect(await send(client, dearer, id, { note: "A plan" })).toEqual({ ok: false, reason: "nothingChanged" });
  expect([await statusOf(id), (await db.select().from(outbox)).length]).toEqual(["requested", 0]);
  await db.update(advisors).set({ hourlyRate: 50_00 });
  const cheaper = await offered(client, advisor, NOON, id);
  expect(await send(client, cheaper, id, { note: "A plan" })).toMatchObject({ ok: true, consultation: { totalPrice: 25_00 } });
});

test("only the client who asked changes it, and to the same advisor alone", async () => {
  const { advisor, id } = await aRequest();
  const [other, elsewhere] = [await aClient(), await anAdvisor()];
  expect((await look(other, advisor, EVENING, id))?.replaces).toBe(null);
  const refused = { ok: false, reason: "changedMeanwhile" };
  expect(await send(other, await offered(other, advisor, EVENING), id)).toEqual(refused);
  const { client, id: own } = await aRequest();
  expect(await send(client, await offered(client, elsewhere, EVENING), own)).toEqual(refused);
  for (const strange of ["nonsense", "00000000-0000-4000-8000-000000000000"])
    expect(await send(client, await offered(client, elsewhere, EVENING), strange)).toEqual(refused);
  expect([await statusOf(id), await statusOf(own)]).toEqual(["requested", "requested"]);
  expect(await openOnes()).toHaveLength(2);
});

test("what the advisor has answered is not changed, and an acceptance is told as one", async () => {
  for (const transition of ["accept", "decline"] as const) {
    const { client, advisor, id } = await aRequest();
    const offer = await offered(client, advisor, EVENING, id);
    await transitionConsultation(asAdvisor(advisor)!, id, transition, now);
    const answered = await statusOf(id);
    expect((await look(client, advisor, EVENING, id))?.replaces).toBe(null);
    const reason = transition === "accept" ? "acceptedMeanwhile" : "changedMeanwhile";
    expect(await send(client, offer, id)).toEqual({ ok: false, reason });
    expect(await statusOf(id)).toBe(answered);
  }
});

test("of a request that is changed in its urgency alone the mail says what that was, and of its hour and length nothing else", async () => {
  const { client, advisor, id } = await aRequest();
  const offer = await offered(client, advisor, NOON, id);
  await ask(client, id, { offer, durationMinutes: 30, urgency: "rush", note: "" });
  const [mail] = await db.select().from(outbox);
  expect(mail?.text).toContain("Urgency: Rush (+15%) (instead of Normal)");
  expect(mail?.text).not.toMatch(/When: .*instead of/);
  expect(mail?.text).not.toMatch(/Duration: .*instead of/);
});

test("a time that somebody took meanwhile leaves the old request as it was, and mails nobody", async () => {
  const { client, advisor, id } = await aRequest();
  const offer = await offered(client, advisor, EVENING, id);
  await aConsultation({ client: await aClient(), advisor, at: new Date(EVENING) });
  expect(await send(client, offer, id)).toEqual({ ok: false, reason: "timeTaken", own: null });
  expect(await statusOf(id)).toBe("requested");
  const events = await db.select().from(consultationEvents).where(eq(consultationEvents.consultationId, id));
  expect([events.length, (await db.select().from(outbox)).length]).toEqual([1, 0]);
});

test("the same change sent ten times at once is one, and answers the same", async () => {
  const { client, advisor, id } = await aRequest();
  const offer = await offered(client, advisor, EVENING, id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(client, offer, id)));
  const made = await openOnes();
  expect(made).toHaveLength(1);
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, consultation: { id: made[0]?.id } });
  expect(await send(client, offer, id)).toMatchObject({ ok: true, consultation: { id: made[0]?.id } });
  expect(await db.select().from(outbox)).toHaveLength(1);
});

test("of two different changes at once, and of a change and an answer, one is made", async () => {
  const first = await aRequest();
  const offers = [
    await offered(first.client, first.advisor, EVENING, first.id),
    await offered(first.client, first.advisor, NOON, first.id),
  ];
  const both = await Promise.all(offers.map((offer) => send(first.client, offer, first.id)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await openOnes()).toHaveLength(1);

  const second = await aRequest();
  const offer = await offered(second.client, second.advisor, EVENING, second.id);
  const [changed, accepted] = await Promise.all([
    send(second.client, offer, second.id),
    transitionConsultation(asAdvisor(second.advisor)!, second.id, "accept", now),
  ]);
  expect([changed.ok, accepted.ok].filter(Boolean)).toHaveLength(1);
  expect(await statusOf(second.id)).toBe(changed.ok ? "withdrawn" : "accepted");
});

test("a request that was changed is one request: to its advisor, among what others hear is asked for, and in the figures of admins", async () => {
  const { client, advisor, id } = await aRequest();
  const other = await anAdvisor();
  const counted = async () => {
    const [row] = await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId));
    const asked = { id: other.advisorId, userId: other.userId, languages: ["English"] };
    const { inAreas, inCategory } = await findDemand(asked, later(1));
    const range = readTrendRange(new URLSearchParams(), { zone: "UTC", now: later(1) });
    const { trends } = await readTrends(range, { zone: "UTC", currency: "USD" }, later(1));
    return [row?.requestsReceived, inAreas, inCategory, trends.find(({ name }) => name === "requested")?.whole.value];
  };
  expect(await counted()).toEqual([1, 1, 1, 1]);
  expect((await send(client, await offered(client, advisor, EVENING, id), id)).ok).toBe(true);
  expect(await counted()).toEqual([1, 1, 1, 1]);
});

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
