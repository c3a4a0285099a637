import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { LIMITS } from "#app/platform/limits/limits";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import { bookingOf } from "../../../../tests/support/booking";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const asked = (viewer: Viewer, search: object = {}) => bookingOf(viewer, now, search);
const book = (viewer: Viewer, body: object, at = now) => createConsultation(viewer, consultationRequestSchema.parse(body), at);
const stored = () => db.select().from(consultations);
const mails = () => db.select().from(outbox).orderBy(outbox.createdAt);

beforeEach(async () => {
  for (const table of [consultations, outbox, advisors]) await db.delete(table);
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

test("each real price that a wrong one is answered with is kept, and counts like one that was asked for", async () => {
  await anAdvisor();
  const client = await aClient();
  const { pricing, ...body } = await asked(client);
  const wrong = () => book(client, { ...body, pricing: { ...pricing, total_price: 1 } });
  for (let times = 1; times < LIMITS.quote.perPerson; times += 1) expect(await wrong()).toMatchObject({ reason: "priceChanged" });
  const kept = await db.$count(quotes);
  expect(await wrong()).toMatchObject({ ok: false, reason: "requestedTooOften" });
  expect(await db.$count(quotes)).toBe(kept);
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
    { adviser_id: other.advisorId },
    { scheduled_time: "2026-12-02T13:00:00Z" },
  ]) {
    expect(await book(client, { ...bare, ...change })).toMatchObject({ ok: false, reason: "priceChanged" });
    expect(await book(client, { ...body, ...change })).toMatchObject({ ok: false, reason: "priceChanged" });
  }
  expect(await stored()).toEqual([]);
});

test("a rush that is asked for at the normal price is priced with its fee", async () => {
  await anAdvisor();
  const client = await aClient();
  const answer = await book(client, { ...(await asked(client)), urgency: "rush" });
  expect(answer).toMatchObject({
    reason: "priceChanged",
    quote: { rush_fee: SPECIFIED_RULES.rushPercent * 50, total_price: 50_00 + SPECIFIED_RULES.rushPercent * 50, urgency: "rush" },
  });
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
  const advisor = await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  for (const hour of [1, 2, 3]) {
    await aConsultation({ client: await aClient(), advisor, at: new Date(`2026-12-03T0${hour}:00:00Z`), createdAt: now });
  }
  expect(await book(client, body, new Date(minutesLater(10).getTime() - 1))).toMatchObject({
    ok: true,
    consultation: { totalPrice: 50_00, surgeTenths: 10 },
  });
});

test("a price that is held is held, though the advisor changes rate and currency meanwhile", async () => {
  const advisor = await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  await db.update(advisors).set({ hourlyRate: 120_00, currency: "GBP" }).where(eq(advisors.id, advisor.advisorId));
  expect(await book(client, body, new Date(minutesLater(10).getTime() - 1))).toMatchObject({
    ok: true,
    consultation: { totalPrice: 50_00, currency: "USD", hourlyRate: 100_00 },
  });
});

test("once a price is no longer held, a changed rate is booked at the new one, after it was shown", async () => {
  const advisor = await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  await db.update(advisors).set({ hourlyRate: 120_00 }).where(eq(advisors.id, advisor.advisorId));
  const answer = await book(client, body, minutesLater(10));
  expect(answer).toMatchObject({ ok: false, reason: "priceChanged", quote: { total_price: 60_00 } });
  const quote_id = answer.ok || answer.reason !== "priceChanged" ? "" : answer.quote.quote_id;
  const { pricing: _, ...bare } = body;
  expect(await book(client, { ...bare, quote_id }, minutesLater(10))).toMatchObject({ ok: true, consultation: { totalPrice: 60_00 } });
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
  const advisor = await anAdvisor();
  const client = await aClient();
  const body = await asked(client);
  expect(await book(client, { ...body, topic_name: "Alchemy" })).toMatchObject({ reason: "topicUnknown" });
  expect(await book(client, { ...body, topic_name: "Finance" })).toMatchObject({ reason: "advisorUnavailable" });
  expect(await book(client, { ...body, adviser_id: randomUUID() })).toMatchObject({ reason: "advisorUnavailable" });
  expect(await book(advisor, { ...body, quote_id: undefined })).toMatchObject({ reason: "ownAdvisory" });
  await db.update(advisors).set({ availabilityStatus: "away" });
  expect(await book(client, body)).toMatchObject({ reason: "advisorUnavailable" });
  expect(await stored()).toEqual([]);
});

test("a time outside the hours, within the notice, on a full day or taken meanwhile is not free", async () => {
  const advisor = await anAdvisor({ mostADay: 2 });
  const client = await aClient();
  const body = await asked(client);
  const refused = async () => expect(await book(client, body)).toMatchObject({ ok: false, reason: "timeTaken" });
  await db.execute(sql`update weekly_hours set start_minute = 800`);
  await refused();
  await db.execute(sql`update weekly_hours set start_minute = 0`);
  await db.update(advisors).set({ leadTimeMinutes: 2000 });
  await refused();
  await db.update(advisors).set({ leadTimeMinutes: 30 });
  const rival = await aConsultation({ client: await aClient(), advisor, at: new Date("2026-12-02T11:45:00Z") });
  await refused();
  await db
    .update(consultations)
    .set({
      scheduledTime: new Date("2026-12-02T15:00Z"),
      endsAt: new Date("2026-12-02T15:30Z"),
      blockedUntil: new Date("2026-12-02T15:30Z"),
    })
    .where(eq(consultations.id, rival.id));
  await aConsultation({ client: await aClient(), advisor, at: new Date("2026-12-02T17:00:00Z") });
  await refused();
  expect(await stored()).toHaveLength(2);
});
