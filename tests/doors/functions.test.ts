import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { closeServer } from "../support/close-server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { book, bookingFor, clearBookings, firstMatch, hoursAhead, refusalOf, search } from "../support/json-requests";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite();
beforeEach(clearBookings);

const FUNCTIONS = ["/functions/match-adviser", "/functions/create-consultation"];
const aVisitor = async () => enter(site, await aClient());
const stored = () => site.rows("select * from consultations");

test("match-adviser answers with matches and platform_status", async () => {
  await anAdvisor();
  const answer = await search(await aVisitor());
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "application/json",
    "no-store",
  ]);
  const body = await answer.json();
  expect(Object.keys(body)).toEqual(["matches", "platform_status"]);
  expect(body.platform_status).toEqual({ active_requests: 0, available_advisers: 1, surge_multiplier: 1 });
});

test("a match carries the documented fields, what belongs to its quote, and nothing else", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper", bio: "Compilers.", ratingSum: 9, ratingCount: 2, totalSessions: 7 });
  const match = await firstMatch(await aVisitor(), { duration_minutes: 60, urgency: "rush" });
  const documented = {
    adviser_id: advisor.advisorId,
    adviser_name: "Grace Hopper",
    avatar_url: null,
    bio: "Compilers.",
    rating: 4.5,
    total_sessions: 7,
    is_primary_expertise: true,
    base_price: 100_00,
    surge_amount: 0,
    surge_multiplier: 1,
    rush_fee: SPECIFIED_RULES.rushPercent * 1_00,
    total_price: 100_00 + SPECIFIED_RULES.rushPercent * 1_00,
  };
  expect(match).toMatchObject(documented);
  expect(match.score).toBeGreaterThan(0);
  expect(match.score).toBeLessThanOrEqual(1);
  const ofTheQuote = [
    "quote_id",
    "scheduled_time",
    "duration_minutes",
    "urgency",
    "currency",
    "adviser_receives",
    "rush_percent",
    "answer_hours",
    "whole_refund_hours",
    "part_refund_hours",
    "part_refund_percent",
    "expires_at",
  ];
  const ofThePage = ["slug", "job_title", "rating_count", "adviser_time_zone", "reasons", "parts"];
  const names = [...Object.keys(documented), "expertise_level", "score", ...ofTheQuote, ...ofThePage];
  expect(Object.keys(match).sort()).toEqual(names.sort());
  expect(JSON.stringify(match)).not.toContain(advisor.email);
});

test("an advisor nobody has rated has no rating", async () => {
  await anAdvisor();
  expect((await firstMatch(await aVisitor())).rating).toBeNull();
});

test("without a preferred time the first free start an hour from now on a quarter hour is quoted", async () => {
  await anAdvisor();
  // At the next noon: at night the first hour suggested is one in the morning, and a day from now the visitor is signed out.
  const noon = new Date().setUTCHours(12, 0, 30, 0);
  const before = noon > Date.now() ? noon : noon + 86_400_000;
  site.moveClock(before - Date.now());
  const { scheduled_time } = await firstMatch(await aVisitor(), { requested_time: null });
  const start = Date.parse(scheduled_time);
  expect(start % 900_000).toBe(0);
  site.moveClock(0);
  expect(start - before).toBeGreaterThanOrEqual(3_600_000);
  expect(start - before).toBeLessThan(3_600_000 + 910_000);
});

test("what the person seeks counts: with an hourly budget among their Key Inputs, who is within it stands first", async () => {
  const dear = await anAdvisor({ hourlyRate: 300_00, ratingSum: 10, ratingCount: 2 });
  const fair = await anAdvisor({ hourlyRate: 100_00, ratingSum: 9, ratingCount: 2 });
  const client = await aClient();
  const visitor = await enter(site, client);
  expect((await firstMatch(visitor)).adviser_id).toBe(dear.advisorId);
  await site.rows("insert into key_inputs (user_id, hourly_budget, budget_currency) values ($1, 12000, 'USD')", [client.userId]);
  expect((await firstMatch(visitor)).adviser_id).toBe(fair.advisorId);
});

test("no duration means 30 minutes and no urgency means normal", async () => {
  await anAdvisor();
  const answer = await (await aVisitor()).json("/functions/match-adviser", { requested_topic: "Business Strategy" });
  expect((await answer.json()).matches[0]).toMatchObject({ duration_minutes: 30, urgency: "normal", rush_fee: 0 });
});

test.each([
  [0, 1],
  [4, 1],
  [5, 1.1],
  [6, 1.2],
  [8, 1.4],
  [13, 1.9],
  [14, 2],
  [20, 2],
])("%i people who ask for four advisors make the multiplier %d", async (requests, multiplier) => {
  const advisors = await Promise.all([anAdvisor(), anAdvisor(), anAdvisor(), anAdvisor()]);
  for (let index = 0; index < requests; index += 1) {
    await aConsultation({
      client: await aClient(),
      advisor: advisors[index % 4]!,
      at: new Date(hoursAhead(48 + index)),
      createdAt: new Date(),
    });
  }
  const { matches, platform_status } = await (await search(await aVisitor())).json();
  expect(platform_status).toEqual({ active_requests: requests, available_advisers: 4, surge_multiplier: multiplier });
  const surge = Math.round(50_00 * (multiplier - 1));
  expect(matches[0]).toMatchObject({ base_price: 50_00, surge_multiplier: multiplier, surge_amount: surge, total_price: 50_00 + surge });
});

test("requests older than an hour and answered ones do not drive the price", async () => {
  const advisor = await anAdvisor();
  const client = await aClient();
  const anHourAgo = new Date(Date.now() - 61 * 60_000);
  for (const hours of [48, 49, 50]) await aConsultation({ client, advisor, at: new Date(hoursAhead(hours)), createdAt: anHourAgo });
  for (const hours of [51, 52, 53]) await aConsultation({ client, advisor, at: new Date(hoursAhead(hours)), status: "accepted" });
  expect((await firstMatch(await aVisitor())).surge_multiplier).toBe(1);
});

test("create-consultation answers with the documented message and keeps the request", async () => {
  await anAdvisor({ displayName: "Grace Hopper" });
  const visitor = await aVisitor();
  const match = await firstMatch(visitor);
  const answer = await book(visitor, bookingFor(match));
  const [row] = await stored();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    message: "Your request has been sent to Grace Hopper. You will hear back within 48 hours.",
    consultation_id: row?.id,
    scheduled_time: match.scheduled_time,
    duration_minutes: 30,
    total_price: match.total_price,
    currency: "USD",
  });
});

test("the same Idempotency-Key sent fifty times at once is one row and fifty equal answers", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor));
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(visitor, body, { "idempotency-key": "fifty-times-1" })));
  const said = await Promise.all(answers.map(async (answer) => ({ status: answer.status, body: await answer.json() })));
  expect(said[0]).toMatchObject({ status: 200, body: { message: expect.stringContaining("Your request has been sent") } });
  expect(said).toEqual(said.map(() => said[0]));
  expect(await stored()).toHaveLength(1);
  expect(await site.rows("select 1 from outbox")).toHaveLength(1);
});

test("an Idempotency-Key that stood for another request, or cannot be one, is refused", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor));
  await book(visitor, body, { "idempotency-key": "first-request" });
  const other = bookingFor(await firstMatch(visitor, { requested_time: hoursAhead(30) }));
  expect(await refusalOf(await book(visitor, other, { "idempotency-key": "first-request" }))).toMatchObject({
    status: 409,
    code: "keyReused",
  });
  for (const key of ["short", "a".repeat(101), "with spaces!!"])
    expect(await refusalOf(await book(visitor, other, { "idempotency-key": key }))).toMatchObject({ status: 400, code: "keyUnreadable" });
  expect(await stored()).toHaveLength(1);
});

test("the signed-out get 401 and are told to the letter", async () => {
  const [match, create] = await Promise.all(FUNCTIONS.map(async (path) => refusalOf(await site.visitor().json(path, {}))));
  expect(match).toEqual({ status: 401, code: "signedOut", message: "Please select a topic and ensure you're logged in" });
  expect(create).toEqual({ status: 401, code: "signedOut", message: "Please log in to book a consultation." });
});

test("without a topic: 'Please select a topic and ensure you're logged in'", async () => {
  const visitor = await aVisitor();
  for (const requested_topic of [undefined, null, "", "   ", 7, []])
    expect(await refusalOf(await search(visitor, { requested_topic }))).toMatchObject({
      status: 400,
      message: "Please select a topic and ensure you're logged in",
    });
});

test("another site's request is refused with 403 and stores nothing", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor));
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: ORIGIN, "sec-fetch-site": "cross-site" },
    { origin: ORIGIN, "sec-fetch-site": "same-site" },
    { origin: "https://evil.example", "content-type": "text/plain" },
    { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
  ];
  for (const headers of foreign) expect((await book(visitor, body, headers)).status).toBe(403);
  const headers = { "content-type": "application/json", cookie: `session=${visitor.cookies.get("session")}`, host: new URL(ORIGIN).host };
  const unsaid = new Request(`${ORIGIN}${FUNCTIONS[1]}`, { method: "POST", body: JSON.stringify(body), headers });
  expect((await site.fetch(unsaid)).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test("functions are posted to: a GET is 405 and says so", async () => {
  const visitor = await aVisitor();
  for (const path of FUNCTIONS) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  }
});

test("what is no JSON object of the known fields is a 4xx in the error's shape, and pollutes nothing", async () => {
  const visitor = await aVisitor();
  const bodies = [
    "",
    "{",
    "null",
    "7",
    '"text"',
    "[]",
    "[{}]",
    "{}",
    `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    '{"__proto__":{"isAdmin":true},"requested_topic":"Business Strategy"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"topic_name":"Business Strategy"}',
    '{"requested_topic":["Business Strategy"]}',
    `{"requested_topic":"${"x".repeat(50_000)}"}`,
    '{"requested_topic":"Business Strategy","role":"admin"}',
    '{"requested_topic":"\\u0000"}',
    '{"requested_topic":"\\ud800"}',
  ];
  for (const path of FUNCTIONS)
    for (const body of bodies) {
      const refusal = await refusalOf(await visitor.json(path, body));
      expect([body.slice(0, 60), refusal.status >= 400 && refusal.status < 500]).toEqual([body.slice(0, 60), true]);
      expect([typeof refusal.code, typeof refusal.message]).toEqual(["string", "string"]);
      expect(refusal.message).not.toMatch(/zod|SQL|select \w+ from|\.js|expected/i);
    }
  expect("isAdmin" in {}).toBe(false);
  expect((await visitor.json(FUNCTIONS[0]!, "{}", { "content-type": "text/plain" })).status).toBe(415);
});

test("what is missing, of another kind or asked for by nobody is named", async () => {
  const visitor = await aVisitor();
  const answer = await visitor.json("/functions/create-consultation", {
    pricing: { base_price: 1 },
    state: "accepted",
    ["x".repeat(500)]: 1,
  });
  const { error } = (await answer.json()) as { error: { fields: Record<string, string> } };
  expect(answer.status).toBe(400);
  expect(Object.keys(error.fields)).toEqual(
    expect.arrayContaining([
      "adviser_id",
      "topic_name",
      "duration_minutes",
      "pricing.rush_fee",
      "pricing.total_price",
      "state",
      "x".repeat(60),
    ]),
  );
});

test("a body of more than 64 KB is a 413 before it is read", async () => {
  const server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = JSON.stringify({ requested_topic: "x".repeat(64 * 1024) });
  const answer = await fetch(`${url}${FUNCTIONS[0]}`, {
    method: "POST",
    body,
    headers: { origin: url, "content-type": "application/json" },
  });
  expect(answer.status).toBe(413);
  await closeServer(server);
});
