import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { claimHold, findHolds, holdHour, isHeldForAnother } from "./hold-hour.server";
import { type HourSelection, readHourSelection } from "./hour-selection";
import { openOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";
import { requestHour } from "./request-hour.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const NOON = "2026-12-02T12:00:00.000Z";
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const selectionOf = (selection: Partial<HourSelection>): HourSelection => ({
  ...readHourSelection(new URLSearchParams()),
  time: NOON,
  ...selection,
});
const HALF = { durationMinutes: 30, urgency: "normal" } as const;

beforeEach(async () => {
  for (const table of [consultations, quotes, advisors, attempts]) await db.delete(table);
});

const look = (slug: string, selection: Partial<HourSelection> = {}, viewer: Viewer | null = null, at = now) =>
  readChosenHour(viewer, slug, selectionOf(selection), at);

async function offerOf(slug: string, selection: Partial<HourSelection> = {}, viewer: Viewer | null = null, at = now) {
  const sealed = (await look(slug, selection, viewer, at))?.offer;
  if (!sealed) throw new Error("nothing is offered");
  return sealed;
}

async function held(sealed: string, at = now, address = "203.0.113.9") {
  const answer = await holdHour(openOffer(sealed)!, { ...HALF, note: "A plan" }, { address }, at);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.id;
}

const ask = (viewer: Viewer, offer: string, more: { hold?: string; kept?: string[]; durationMinutes?: number; at?: Date } = {}) => {
  const { at = now, ...rest } = more;
  return requestHour(viewer, { ...HALF, note: "", offer, ...rest }, at);
};

test("anybody sees an hour with its price in every length and urgency, and nothing is stored", async () => {
  const { slug } = await anAdvisor({ displayName: "Grace Hopper" });
  const hour = await look(slug, { minutes: 60 });
  expect(hour).toMatchObject({ advisor: { name: "Grace Hopper" }, topicName: "Business Strategy", time: NOON, problem: null });
  expect(hour?.lengths).toEqual([15, 30, 45, 60, 90]);
  expect(hour?.prices.map(({ minutes, urgency, totalPrice }) => [minutes, urgency, totalPrice])).toEqual([
    [15, "normal", 25_00],
    [15, "rush", 28_75],
    [30, "normal", 50_00],
    [30, "rush", 57_50],
    [45, "normal", 75_00],
    [45, "rush", 86_25],
    [60, "normal", 100_00],
    [60, "rush", 115_00],
    [90, "normal", 150_00],
    [90, "rush", 172_50],
  ]);
  expect(await db.select().from(quotes)).toEqual([]);
});

test("every offer that is asked for is kept as a price, and counts as one", async () => {
  const { slug } = await anAdvisor();
  const client = await aClient();
  const ended = await offerOf(slug, {}, client);
  for (let times = 0; times < LIMITS.quote.perPerson; times += 1) await ask(client, ended, { durationMinutes: 45 });
  const kept = await db.$count(quotes);
  expect(await ask(client, ended)).toMatchObject({ ok: false, reason: "requestedTooOften" });
  expect(await db.$count(quotes)).toBe(kept);
});

test("without a time it is the first free one that is given back whole, or the first of all where it is urgent, about the main topic unless another of theirs is wished", async () => {
  const { slug } = await anAdvisor({ topics: ["Finance", "Business Strategy"], hours: [[600, 660]] });
  expect(await look(slug, { time: "" })).toMatchObject({
    time: "2026-12-02T10:00:00.000Z",
    suggestion: "firstRefundable",
    topicName: "Finance",
  });
  const urgent = await look(slug, { time: "", urgency: "rush" });
  expect(urgent).toMatchObject({ time: "2026-12-01T10:00:00.000Z", suggestion: "firstFree" });
  expect(await look(slug, { topic: "Business Strategy" })).toMatchObject({ topicName: "Business Strategy" });
  expect(await look(slug, { topic: "Alchemy" })).toMatchObject({ topicName: "Finance" });
});

test("whoever comes back to the hour that they have asked for meets their own request, and nobody else does", async () => {
  const advisor = await anAdvisor();
  const client = await aClient();
  const { consultation } = (await ask(client, await offerOf(advisor.slug))) as { consultation: { id: string } };
  expect(await look(advisor.slug, {}, client)).toMatchObject({ problem: "timeTaken", own: consultation.id });
  expect(await look(advisor.slug, {}, await aClient())).toMatchObject({ problem: "timeTaken", own: null });
  await db.update(consultations).set({ status: "declined" });
  expect(await look(advisor.slug, {}, client)).toMatchObject({ problem: null, own: null });
});

test("the terms of an hour say how near it is", async () => {
  const { slug } = await anAdvisor();
  expect((await look(slug))?.terms).toMatchObject({ expiryHours: 48, wholeRefundHours: 24, hoursAhead: 27 });
  expect((await look("nobody"))?.terms).toBe(undefined);
});

test("oneself, somebody away and somebody who is not listed offer nothing", async () => {
  const own = await anAdvisor();
  const away = await anAdvisor({ availabilityStatus: "away" });
  expect(await look(own.slug, {}, own)).toMatchObject({ problem: "ownAdvisory", offer: null });
  expect(await look(away.slug)).toMatchObject({ problem: "advisorUnavailable", offer: null });
  expect(await look("nobody")).toBe(null);
});

test("an offer books its hour at its price, once however often it is sent, and even when the rate has changed", async () => {
  const { slug, advisorId } = await anAdvisor();
  const client = await aClient();
  const offer = await offerOf(slug);
  await db.update(advisors).set({ hourlyRate: 200_00 }).where(eq(advisors.id, advisorId));
  const answers = [await ask(client, offer), await ask(client, offer)];
  expect(answers).toMatchObject([{ ok: true, consultation: { totalPrice: 50_00 } }, { ok: true }]);
  expect(await db.select().from(consultations)).toHaveLength(1);
});

test("an offer that ended stands while it costs the same, and not at another price", async () => {
  const { slug, advisorId } = await anAdvisor();
  const [first, second] = [await offerOf(slug), await offerOf(slug, { time: "2026-12-02T15:00:00Z" })];
  expect(await ask(await aClient(), first, { at: minutesLater(11) })).toMatchObject({ ok: true });
  await db.update(advisors).set({ hourlyRate: 200_00 }).where(eq(advisors.id, advisorId));
  expect(await ask(await aClient(), second, { at: minutesLater(11) })).toMatchObject({ ok: false, reason: "priceChanged" });
});

test("what this server has not said is no offer, and another's offer buys nothing once it is used", async () => {
  const { slug } = await anAdvisor();
  const offer = await offerOf(slug);
  const [text, mark] = offer.split(".");
  const cheaper = Buffer.from(JSON.stringify({ ...openOffer(offer), hourlyRate: 1 })).toString("base64url");
  for (const forged of [`${cheaper}.${mark}`, `${text}.`, "", "a.b"])
    expect(await ask(await aClient(), forged)).toMatchObject({ ok: false, reason: "quoteUnreadable" });
  expect(await ask(await aClient(), offer)).toMatchObject({ ok: true });
  expect(await ask(await aClient(), offer)).toMatchObject({ ok: false, reason: "quoteUnreadable" });
});

test("a held hour is taken for others, comes with its price to whoever knows it, and is theirs to book; its note stays in the browser that typed it", async () => {
  const { slug, advisorId } = await anAdvisor();
  const hold = await held(await offerOf(slug));
  const [client, other] = [await aClient(), await aClient()];
  expect(await look(slug)).toMatchObject({ problem: "timeTaken", hold: null });
  expect(await look(slug, { hold: randomUUID() })).toMatchObject({ problem: "timeTaken", hold: null });
  await db.update(advisors).set({ hourlyRate: 300_00 }).where(eq(advisors.id, advisorId));
  const mine = await look(slug, { hold }, client);
  expect(mine).toMatchObject({ problem: null, hold: { id: hold, note: "", isElsewhere: true, until: minutesLater(10).toISOString() } });
  expect(mine?.prices[2]).toMatchObject({ minutes: 30, totalPrice: 50_00 });
  const offered = mine?.offer ?? "";
  expect(await ask(other, offered)).toMatchObject({ ok: false, reason: "timeTaken" });
  expect(await ask(client, offered, { hold })).toMatchObject({ ok: true, consultation: { totalPrice: 50_00, clientId: client.userId } });
});

test("after ten minutes a held hour is free again, and nobody's", async () => {
  const { slug } = await anAdvisor();
  const hold = await held(await offerOf(slug));
  expect(await findHolds([hold], null, minutesLater(9))).toHaveLength(1);
  expect(await findHolds([hold], null, minutesLater(10))).toEqual([]);
  expect(await look(slug, {}, null, minutesLater(10))).toMatchObject({ problem: null });
  expect(await findHolds(["nonsense"], null, now)).toEqual([]);
});

test("an hour that was held for ten minutes, and by nobody since, is booked by whoever asks next", async () => {
  const { slug } = await anAdvisor();
  await held(await offerOf(slug));
  const client = await aClient();
  const early = await offerOf(slug, { time: "2026-12-02T15:00:00.000Z" }, client);
  expect(await ask(client, early)).toMatchObject({ ok: true });
  const fresh = await offerOf(slug, {}, client, minutesLater(10));
  expect(await ask(client, fresh, { at: minutesLater(10) })).toMatchObject({ ok: true });
});

test("an hour that somebody has made theirs is nobody else's: neither its note nor its time, whoever learns of its id", async () => {
  const { slug } = await anAdvisor();
  const offer = await offerOf(slug);
  const hold = await held(offer);
  const [owner, other] = [await aClient(), await aClient()];
  expect(await claimHold(owner, hold, openOffer(offer), HALF, now)).toBe(true);
  for (const person of [null, other]) {
    expect(await findHolds([hold], person, now)).toEqual([]);
    expect((await look(slug, { hold }, person))?.hold).toBe(null);
  }
  expect(await claimHold(other, hold, openOffer(offer), HALF, now)).toBe(false);
  expect(await ask(other, offer, { hold })).toMatchObject({ ok: false });
  expect(await findHolds([hold], owner, now)).toMatchObject([{ note: "A plan", clientId: owner.userId }]);
  expect(await ask(owner, offer, { hold })).toMatchObject({ ok: true, consultation: { clientId: owner.userId } });
});

test("the hold ends with the request that is made of it: once that is over the hour is anybody's, and a second press is answered as the first", async () => {
  const { slug } = await anAdvisor();
  const [client, other, hold] = [await aClient(), await aClient(), await held(await offerOf(slug))];
  const { offer } = (await look(slug, { hold }, client))!;
  const [first, second] = [await ask(client, offer!, { hold }), await ask(client, offer!, { hold })];
  expect([first, second]).toMatchObject([{ ok: true }, first]);
  await db.update(consultations).set({ status: "withdrawn" });
  expect([await look(slug), await look(slug, { hold }, client)]).toMatchObject([{ problem: null }, { problem: null, hold: null }]);
  expect(await ask(other, await offerOf(slug, {}, other))).toMatchObject({ ok: true });
});

test("whoever wants another length after all gets it: the hour they held does not stand in their way", async () => {
  const { slug } = await anAdvisor();
  const hold = await held(await offerOf(slug));
  const client = await aClient();
  const { offer } = (await look(slug, { hold }, client))!;
  expect(await ask(client, offer!, { hold, durationMinutes: 90 })).toMatchObject({ ok: true, consultation: { durationMinutes: 90 } });
  expect(await findHolds([hold], client, now)).toEqual([]);
});

test("an hour that is theirs already, of a request that was refused, stands in their own way no more than one that is nobody's yet", async () => {
  const { slug } = await anAdvisor();
  const offer = await offerOf(slug);
  const hold = await held(offer);
  const client = await aClient();
  await claimHold(client, hold, openOffer(offer), HALF, now);
  expect((await ask(await aClient(), await offerOf(slug, { hold }, client), { kept: [hold], durationMinutes: 90 })).ok).toBe(false);
  expect(await ask(client, offer, { kept: [hold], durationMinutes: 90 })).toMatchObject({
    ok: true,
    consultation: { durationMinutes: 90 },
  });
});

const NOBODYS: string = randomUUID();

/** Returns a time this many minutes after noon. */
const afterNoon = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);

test("a held hour stands in nobody's way who ends as it begins, or begins as it and the buffer after it end: who touches it is refused", async () => {
  for (const bufferMinutes of [0, 15]) {
    const blocked = 30 + bufferMinutes;
    for (const [minutes, isTheirs] of [
      [-blocked, true],
      [15 - blocked, false],
      [blocked - 15, false],
      [blocked, true],
    ] as const) {
      const { slug } = await anAdvisor({ bufferMinutes });
      const beside = await offerOf(slug, { time: afterNoon(minutes).toISOString() });
      await held(await offerOf(slug));
      const answer = await ask(await aClient(), beside);
      expect([bufferMinutes, minutes, answer]).toMatchObject([bufferMinutes, minutes, isTheirs ? { ok: true } : { reason: "timeTaken" }]);
    }
  }
});

test("an hour is held for another from its first moment to the last of its buffer, while it is held, and not for whose it is", async () => {
  const { slug, advisorId } = await anAdvisor({ bufferMinutes: 15 });
  const hold = await held(await offerOf(slug));
  const moment = 1 / 60_000;
  const isHeld = (from: number, to: number, { at = now, quoteId = NOBODYS, of = advisorId } = {}) =>
    isHeldForAnother(db, { advisorId: of, from: afterNoon(from), to: afterNoon(to), quoteId }, at);
  expect([await isHeld(-45, 0), await isHeld(-45, moment)]).toEqual([false, true]);
  expect([await isHeld(45, 90), await isHeld(45 - moment, 90)]).toEqual([false, true]);
  const last = new Date(minutesLater(10).getTime() - 1);
  expect([await isHeld(0, 45, { at: minutesLater(10) }), await isHeld(0, 45, { at: last })]).toEqual([false, true]);
  expect([await isHeld(0, 45, { quoteId: hold }), await isHeld(0, 45, { of: randomUUID() })]).toEqual([false, false]);
});

test("who asks for a time beside the hour that they hold keeps it, and who asks for a part of it or of a buffer between gives it up", async () => {
  for (const [bufferMinutes, minutes, isKept] of [
    [15, -45, true],
    [15, -30, false],
    [15, 30, false],
    [15, 45, true],
    [0, -30, true],
    [0, -15, false],
    [0, 15, false],
    [0, 30, true],
  ] as const) {
    const { slug } = await anAdvisor({ bufferMinutes });
    const client = await aClient();
    const hold = await held(await offerOf(slug));
    const beside = await readChosenHour(client, slug, selectionOf({ time: afterNoon(minutes).toISOString() }), now, [hold]);
    const answer = await ask(client, beside?.offer ?? "", { kept: [hold] });
    const stillHeld = await findHolds([hold], client, now);
    expect([bufferMinutes, minutes, answer.ok, stillHeld.length]).toEqual([bufferMinutes, minutes, true, isKept ? 1 : 0]);
  }
});
