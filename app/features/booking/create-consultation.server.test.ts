import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisers } from "#app/db/schema/advisors";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { profiles } from "#app/db/schema/profiles";
import { siteSettings } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import { createConsultation } from "./create-consultation.server";
import { matchAdvisers } from "./match-advisers.server";
import { type ConsultationRequest, consultationRequestSchema, matchRequestSchema } from "./schema";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** What the browser sends for the first match of a search. */
async function asked(viewer: Viewer, search: object = {}) {
  const found = await matchAdvisers(
    viewer,
    matchRequestSchema.parse({ requested_topic: "Business Strategy", requested_time: "2026-12-02T12:00:00Z", ...search }),
    now,
  );
  const match = found.ok ? found.matches[0] : undefined;
  if (!match) throw new Error("nobody matches");
  const { base_price, surge_multiplier, rush_fee, total_price } = match;
  return {
    adviser_id: match.adviser_id,
    topic_name: "Business Strategy",
    scheduled_time: match.scheduled_time,
    duration_minutes: match.duration_minutes,
    urgency: match.urgency,
    pricing: { base_price, surge_multiplier, rush_fee, total_price },
    quote_id: match.quote_id,
  };
}

const book = (viewer: Viewer, body: object, at = now) => createConsultation(viewer, consultationRequestSchema.parse(body), at);
const stored = () => db.select().from(consultations);
const mails = () => db.select().from(outbox).orderBy(outbox.createdAt);

beforeEach(async () => {
  for (const table of [consultations, outbox, advisers]) await db.delete(table);
});

test("a booking stores the quoted price, answers with the advisor's name and holds the time", async () => {
  const adviser = await anAdvisor({ hourlyRate: 200_00, bufferMinutes: 15, displayName: "Grace Hopper" });
  const client = await aClient();
  const answer = await book(client, { ...(await asked(client, { duration_minutes: 60, urgency: "rush" })), note: "A plan for 2027" });
  expect(answer).toMatchObject({ ok: true, adviserName: "Grace Hopper" });
  expect(await stored()).toMatchObject([
    {
      clientId: client.userId,
      adviserId: adviser.adviserId,
      topicName: "Business Strategy",
      status: "requested",
      scheduledTime: new Date("2026-12-02T12:00:00Z"),
      endsAt: new Date("2026-12-02T13:00:00Z"),
      blockedUntil: new Date("2026-12-02T13:15:00Z"),
      durationMinutes: 60,
      urgency: "rush",
      note: "A plan for 2027",
      currency: "USD",
      basePrice: 200_00,
      surgeAmount: 0,
      rushFee: 30_00,
      totalPrice: 230_00,
      expiresAt: new Date("2026-12-02T12:00:00Z"),
    },
  ]);
});

test("a request expires after 48 hours, or at its start when that is sooner", async () => {
  await anAdvisor();
  const client = await aClient();
  await book(client, await asked(client, { requested_time: "2026-12-20T12:00:00Z" }));
  await book(client, await asked(client, { requested_time: "2026-12-02T12:00:00Z" }));
  const expiries = (await stored()).map(({ expiresAt }) => expiresAt.toISOString());
  expect(expiries).toEqual(["2026-12-03T09:00:00.000Z", "2026-12-02T12:00:00.000Z"]);
});

test("both sides get one mail, each with the time on their own clock, and no calendar file before it is fixed", async () => {
  const adviser = await anAdvisor({ timezone: "America/New_York", displayName: "Grace Hopper" });
  const client = await aClient({ displayName: "Ada", timezone: "Europe/Paris" });
  await book(client, await asked(client));
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([adviser.email, client.email].sort());
  const toClient = sent.find(({ recipient }) => recipient === client.email)!;
  const toAdviser = sent.find(({ recipient }) => recipient === adviser.email)!;
  expect(toClient.subject).toBe("Your request to Grace Hopper");
  expect(toClient.text).toContain("your request has been sent to Grace Hopper. You will hear back within 48 hours.");
  expect(toClient.text).toMatch(/1:00\sPM.*\(Europe\/Paris\)/);
  expect(toAdviser.subject).toBe("Ada asks you for a consultation");
  expect(toAdviser.text).toMatch(/7:00\sAM.*\(America\/New York\)/);
  expect(toAdviser.text).not.toContain(client.email);
  expect(toClient.text).not.toContain(adviser.email);
  expect(sent.flatMap(({ attachments }) => attachments)).toEqual([]);
});

test("a booking leaves an event and counts as a request the advisor received", async () => {
  const adviser = await anAdvisor();
  const client = await aClient();
  await book(client, await asked(client));
  const [event] = await db.select().from(consultationEvents);
  expect(event).toMatchObject({ move: "request", fromStatus: null, toStatus: "requested", actor: "client", actorId: client.userId });
  const [row] = await db.select().from(advisers).where(eq(advisers.id, adviser.adviserId));
  expect(row).toMatchObject({ requestsReceived: 1, requestsAnswered: 0 });
});

test("a tampered price stores nothing and comes back with the real one", async () => {
  await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  const tampered = [
    { total_price: 1 },
    { total_price: 0 },
    { base_price: 1, total_price: 1 },
    { surge_multiplier: 1.1 },
    { rush_fee: 1 },
    { total_price: 49_99 },
  ];
  for (const change of tampered) {
    const answer = await book(client, { ...body, pricing: { ...body.pricing, ...change } });
    expect(answer).toMatchObject({ ok: false, reason: "priceChanged", quote: { total_price: 50_00, base_price: 50_00 } });
  }
  expect(await stored()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test("a quote buys nothing but what it was made for", async () => {
  await anAdvisor();
  const other = await anAdvisor({ hours: [[0, 1440]], topics: ["Finance", "Business Strategy"] });
  const client = await aClient();
  const body = await asked(client, { duration_minutes: 15 });
  const { pricing: _, ...bare } = body;
  for (const change of [
    { duration_minutes: 90 },
    { urgency: "rush" },
    { adviser_id: other.adviserId },
    { scheduled_time: "2026-12-02T13:00:00Z" },
  ]) {
    expect(await book(client, { ...bare, ...change })).toMatchObject({ ok: false, reason: "priceChanged" });
    expect(await book(client, { ...body, ...change })).toMatchObject({ ok: false, reason: "priceChanged" });
  }
  expect(await stored()).toEqual([]);
});

test("a rush that is asked for at the normal price is priced with its 15%", async () => {
  await anAdvisor();
  const client = await aClient();
  const answer = await book(client, { ...(await asked(client)), urgency: "rush" });
  expect(answer).toMatchObject({ reason: "priceChanged", quote: { rush_fee: 7_50, total_price: 57_50, urgency: "rush" } });
});

test("a quote that ended, somebody else's quote and one that never was answer with a new price that can be booked", async () => {
  await anAdvisor();
  const [client, thief] = [await aClient(), await aClient()];
  const body = await asked(client);
  const ended = await book(client, body, minutesLater(10));
  expect(ended).toMatchObject({ ok: false, reason: "priceChanged" });
  expect(await book(thief, body)).toMatchObject({ ok: false, reason: "priceChanged" });
  expect(await book(client, { ...body, quote_id: randomUUID() })).toMatchObject({ ok: false, reason: "priceChanged" });
  expect(await stored()).toEqual([]);
  const renewed = ended.ok || ended.reason !== "priceChanged" ? "" : ended.quote.quote_id;
  expect(await book(client, { ...body, quote_id: renewed }, minutesLater(19))).toMatchObject({ ok: true });
});

test("a price is held for ten minutes, even while demand and surge grow", async () => {
  const adviser = await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  for (const hour of [1, 2, 3]) {
    await aConsultation({ client: await aClient(), adviser, at: new Date(`2026-12-03T0${hour}:00:00Z`), createdAt: now });
  }
  expect(await book(client, body, new Date(minutesLater(10).getTime() - 1))).toMatchObject({
    ok: true,
    consultation: { totalPrice: 50_00, surgeTenths: 10 },
  });
});

test("an advisor who changed the rate meanwhile is booked at the new one, after it was shown", async () => {
  const adviser = await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  await db.update(advisers).set({ hourlyRate: 120_00 }).where(eq(advisers.id, adviser.adviserId));
  const answer = await book(client, body);
  expect(answer).toMatchObject({ ok: false, reason: "priceChanged", quote: { total_price: 60_00 } });
  const quote_id = answer.ok || answer.reason !== "priceChanged" ? "" : answer.quote.quote_id;
  const { pricing: _, ...bare } = body;
  expect(await book(client, { ...bare, quote_id })).toMatchObject({ ok: true, consultation: { totalPrice: 60_00 } });
});

test("the documented body without a quote's id takes the person's own live quote, and only at its price", async () => {
  await anAdvisor();
  const client = await aClient();
  const { quote_id: _, ...body } = await asked(client);
  expect(await book(client, { ...body, pricing: { ...body.pricing, total_price: 1 } })).toMatchObject({ reason: "priceChanged" });
  expect(await book(await aClient(), body)).toMatchObject({ reason: "priceChanged" });
  expect(await book(client, body)).toMatchObject({ ok: true });
});

test("the 30 minutes hold at booking too, though the quote was made in time", async () => {
  await anAdvisor();
  const client = await aClient();
  const body = await asked(client, { requested_time: "2026-12-01T09:35:00Z" });
  expect(await book(client, body, minutesLater(6))).toMatchObject({ ok: false, reason: "tooSoon" });
  expect(await book(client, { ...body, scheduled_time: "2020-01-01T00:00:00Z" })).toMatchObject({ ok: false, reason: "tooSoon" });
  expect(await stored()).toEqual([]);
});

test("unknown topics, unknown and unavailable advisors and oneself are refused with their reason", async () => {
  const adviser = await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  expect(await book(client, { ...body, topic_name: "Alchemy" })).toMatchObject({ reason: "topicUnknown" });
  expect(await book(client, { ...body, topic_name: "Finance" })).toMatchObject({ reason: "adviserUnavailable" });
  expect(await book(client, { ...body, adviser_id: randomUUID() })).toMatchObject({ reason: "adviserUnavailable" });
  expect(await book(adviser, { ...body, quote_id: undefined })).toMatchObject({ reason: "ownAdvisory" });
  await db.update(advisers).set({ availabilityStatus: "away" });
  expect(await book(client, body)).toMatchObject({ reason: "adviserUnavailable" });
  expect(await stored()).toEqual([]);
});

test("a time outside the hours, within the notice, on a full day or taken meanwhile is not free", async () => {
  const adviser = await anAdvisor({ mostADay: 2 });
  const client = await aClient();
  const body = await asked(client);
  const refused = async () => expect(await book(client, body)).toMatchObject({ ok: false, reason: "timeTaken" });
  await db.execute(sql`update weekly_hours set start_minute = 800`);
  await refused();
  await db.execute(sql`update weekly_hours set start_minute = 0`);
  await db.update(advisers).set({ noticeMinutes: 2000 });
  await refused();
  await db.update(advisers).set({ noticeMinutes: 30 });
  const rival = await aConsultation({ client: await aClient(), adviser, at: new Date("2026-12-02T11:45:00Z") });
  await refused();
  await db
    .update(consultations)
    .set({
      scheduledTime: new Date("2026-12-02T15:00Z"),
      endsAt: new Date("2026-12-02T15:30Z"),
      blockedUntil: new Date("2026-12-02T15:30Z"),
    })
    .where(eq(consultations.id, rival.id));
  await aConsultation({ client: await aClient(), adviser, at: new Date("2026-12-02T17:00:00Z") });
  await refused();
  expect(await stored()).toHaveLength(2);
});

test("back to back is no overlap", async () => {
  const adviser = await anAdvisor();
  await aConsultation({ client: await aClient(), adviser, at: new Date("2026-12-02T11:30:00Z") });
  await aConsultation({ client: await aClient(), adviser, at: new Date("2026-12-02T12:30:00Z") });
  const client = await aClient();
  expect(await book(client, await asked(client))).toMatchObject({ ok: true });
});

test("a client may hold several requests at the same moment with different advisors", async () => {
  await anAdvisor();
  const client = await aClient();
  const first = await asked(client);
  expect(await book(client, first)).toMatchObject({ ok: true });
  await anAdvisor();
  expect(await book(client, await asked(client))).toMatchObject({ ok: true });
});

test("the same request sent twice books once and answers the same, also after the quote has ended", async () => {
  await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  const first = await book(client, body);
  expect(await book(client, body)).toEqual(first);
  expect(await book(client, body, minutesLater(30))).toEqual(first);
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test("an idempotency key stands for one request and belongs to one person", async () => {
  await anAdvisor();
  const client = await aClient();
  const body = { ...(await asked(client)), idempotency_key: "retry-0001" };
  const first = await book(client, body);
  expect(await book(client, body)).toEqual(first);
  expect(await book(client, { ...body, duration_minutes: 90 })).toMatchObject({ ok: false, reason: "keyReused" });
  expect(await book(client, { ...body, scheduled_time: "2026-12-02T14:00:00Z" })).toMatchObject({ ok: false, reason: "keyReused" });
  const other = await aClient();
  const later = await asked(other, { requested_time: "2026-12-02T15:00:00Z" });
  expect(await book(other, { ...later, idempotency_key: "retry-0001" })).toMatchObject({ ok: true });
  expect(await stored()).toHaveLength(2);
});

test("nobody holds more than five times of one advisor", async () => {
  await anAdvisor();
  const client = await aClient();
  for (const hour of [10, 11, 12, 13, 14]) {
    expect(await book(client, await asked(client, { requested_time: `2026-12-02T${hour}:00:00Z` }))).toMatchObject({ ok: true });
  }
  expect(await book(client, await asked(client, { requested_time: "2026-12-02T16:00:00Z" }))).toMatchObject({ reason: "tooManyRequests" });
});

test("the platform's fee is stored with the booking it was in force for", async () => {
  await anAdvisor();
  const client = await aClient();
  await db.insert(siteSettings).values({ name: "platform_fee_basis_points", value: "1000" });
  expect(await book(client, await asked(client))).toMatchObject({ ok: true, consultation: { totalPrice: 50_00, platformFee: 5_00 } });
  await db.delete(siteSettings);
});

test("the zone the browser told is kept for a person who has none, and never replaces a chosen one", async () => {
  await anAdvisor();
  const [nowhere, inParis] = [await aClient({ timezone: "" }), await aClient({ timezone: "Europe/Paris" })];
  const zoneOf = async ({ userId }: Viewer) => (await db.select().from(profiles).where(eq(profiles.userId, userId)))[0]!.timezone;
  await book(nowhere, { ...(await asked(nowhere)), time_zone: "Asia/Tokyo" });
  await book(inParis, { ...(await asked(inParis, { requested_time: "2026-12-03T12:00:00Z" })), time_zone: "Asia/Tokyo" });
  expect([await zoneOf(nowhere), await zoneOf(inParis)]).toEqual(["Asia/Tokyo", "Europe/Paris"]);
});

test("names and notes full of tricks arrive as plain words", async () => {
  await anAdvisor();
  const client = await aClient({ displayName: "Eve\r\nBcc: all@example.com <b>" });
  await book(client, { ...(await asked(client)), note: "<script>alert(1)</script>\r\n.\r\nSubject: x" });
  for (const { subject, html } of await mails()) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
  }
});
