import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { findQuote } from "#app/features/booking/quotes.server";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import { bookingOf } from "../../../../tests/support/booking";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { underRules } from "../../../../tests/support/rules";
import { bookQuote } from "./request-consultation.server";

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

test("a booking stores the quoted price, answers with the advisor's name and holds the time", async () => {
  const advisor = await anAdvisor({ hourlyRate: 200_00, bufferMinutes: 15, displayName: "Grace Hopper" });
  const client = await aClient();
  const answer = await book(client, { ...(await asked(client, { duration_minutes: 60, urgency: "rush" })), note: "A plan for 2027" });
  expect(answer).toMatchObject({ ok: true, advisorName: "Grace Hopper" });
  expect(await stored()).toMatchObject([
    {
      clientId: client.userId,
      advisorId: advisor.advisorId,
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
      rushFee: SPECIFIED_RULES.rushPercent * 2_00,
      totalPrice: 200_00 + SPECIFIED_RULES.rushPercent * 2_00,
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

test("the advisor gets one mail, with the time on their own clock and no calendar file before it is fixed; who asks gets none about their own click", async () => {
  const advisor = await anAdvisor({ timezone: "America/New_York", displayName: "Grace Hopper" });
  const client = await aClient({ displayName: "Ada", timezone: "Europe/Paris" });
  await book(client, await asked(client));
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([advisor.email]);
  const toAdvisor = sent[0]!;
  expect(toAdvisor.subject).toBe("Ada asks you for a consultation");
  expect(toAdvisor.text).toMatch(/7:00\sAM.*\(New York\)/);
  expect(toAdvisor.text).not.toContain(client.email);
  expect(sent.flatMap(({ attachments }) => attachments)).toEqual([]);
});

test("a booking leaves an event and counts as a request the advisor received", async () => {
  const advisor = await anAdvisor();
  const client = await aClient();
  await book(client, await asked(client));
  const [event] = await db.select().from(consultationEvents);
  expect(event).toMatchObject({ transition: "request", fromStatus: null, toStatus: "requested", actor: "client", actorId: client.userId });
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId));
  expect(row).toMatchObject({ requestsReceived: 1, requestsAnswered: 0 });
});

test("back to back is no overlap", async () => {
  const advisor = await anAdvisor();
  await aConsultation({ client: await aClient(), advisor, at: new Date("2026-12-02T11:30:00Z") });
  await aConsultation({ client: await aClient(), advisor, at: new Date("2026-12-02T12:30:00Z") });
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
  expect(await mails()).toHaveLength(1);
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
  const [advisor, client] = [await anAdvisor(), await aClient()];
  await aConsultation({ client, advisor, at: new Date("2026-11-02T10:00:00Z"), status: "completed" });
  for (const hour of [10, 11, 12, 13, 14]) {
    expect(await book(client, await asked(client, { requested_time: `2026-12-02T${hour}:00:00Z` }))).toMatchObject({ ok: true });
  }
  expect(await book(client, await asked(client, { requested_time: "2026-12-02T16:00:00Z" }))).toMatchObject({ reason: "tooManyRequests" });
});

test("the platform's fee is stored with the booking it was in force for", async () => {
  await anAdvisor();
  const client = await aClient();
  await underRules(2, { platformFeeBasisPoints: 1000 }, async () => {
    expect(await book(client, await asked(client))).toMatchObject({ ok: true, consultation: { totalPrice: 50_00, platformFee: 5_00 } });
  });
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
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent.some(({ html }) => html.includes("&lt;script&gt;") && html.includes("&lt;b&gt;"))).toBe(true);
  for (const { subject, html } of sent) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
  }
});

test("a quote that was reviewed is booked as it stands, once, with what was said; when it has ended a new price is offered", async () => {
  await anAdvisor();
  const client = await aClient();
  const quote = await findQuote(client, (await asked(client, { duration_minutes: 45 })).quote_id);
  if (!quote) throw new Error("no quote");
  const { startsAt: scheduledTime, durationMinutes, totalPrice, id: quoteId } = quote;
  const another = { duration_minutes: 45, quote_id: expect.not.stringMatching(quoteId) };
  const tooLate = await bookQuote(client, quoteId, { note: "As we said" }, minutesLater(11));
  expect(tooLate).toMatchObject({ ok: false, reason: "priceChanged", quote: another });
  expect(await bookQuote(await aClient(), quoteId, { note: "Mine" }, now)).toEqual({ ok: false, reason: "quoteUnreadable" });
  const answers = [await bookQuote(client, quoteId, { note: "As we said" }, now), await bookQuote(client, quoteId, { note: "Again" }, now)];
  expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await stored()).toMatchObject([{ scheduledTime, durationMinutes, totalPrice, quoteId, note: "As we said" }]);
});

test("nobody without a name asks an advisor for an hour, until they say it", async () => {
  await anAdvisor();
  const client = await aClient({ firstName: "", displayName: "" });
  const body = await asked(client);
  expect(await book(client, body)).toEqual({ ok: false, reason: "askedNameNeeded" });
  expect(await stored()).toEqual([]);
  expect(await book(client, { ...body, name: "Ada Lane" })).toMatchObject({ ok: true });
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, client.userId));
  expect(profile).toMatchObject({ firstName: "Ada", lastName: "Lane", displayName: "Ada Lane" });
});
