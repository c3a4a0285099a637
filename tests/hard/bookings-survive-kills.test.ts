import { randomInt, randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readPostmaster } from "#app/db/embedded/postmaster-pid.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import type { AdvisorMatch } from "#app/features/booking/request/match";
import { HttpPerson } from "../support/http-person";
import type { Ask } from "../support/invariants/ask";
import { filesIn } from "../support/invariants/files";
import { type Footprint, footprintOf, outgrown } from "../support/invariants/footprint";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { rounds } from "../support/long";
import { ServerUnderTest } from "../support/server";
import { threadsBelow, watchStarvation } from "../support/starvation";

const ROUNDS = rounds(100);
const PEOPLE = 6;
const TOPICS = ["Business Strategy", "Marketing", "Finance", "Technology", "Legal", "Human Resources"];
/** Usually seconds, apart from waiting for a busy processor; the report states the measured time. */
const BACK_WITHIN_MS = 15_000;

interface Booking {
  person: HttpPerson;
  key: string;
  body: object;
}
interface Confirmed extends Booking {
  id: string;
  total: number;
}

const server = new ServerUnderTest();
const people: HttpPerson[] = [];
const confirmed: Confirmed[] = [];
/** Requests without a response: they may have succeeded or not. */
let unanswered: Booking[] = [];
let isBooking = false;

beforeAll(async () => {
  await server.start({ DEMO: "1" });
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = new HttpPerson(server, `booker-${index}@example.com`);
    await person.join();
    people.push(person);
  }
});
afterAll(() => server.remove());

const aTime = () => new Date(Math.ceil(Date.now() / 900_000) * 900_000 + randomInt(4 * 24, 4 * 24 * 300) * 900_000).toISOString();

async function findOne(person: HttpPerson) {
  const topic_name = TOPICS[randomInt(TOPICS.length)]!;
  const search = {
    requested_topic: topic_name,
    requested_time: randomInt(3) ? aTime() : null,
    duration_minutes: [15, 30, 60][randomInt(3)],
  };
  const answer = await person.json("/functions/match-adviser", { ...search, urgency: randomInt(2) ? "rush" : "normal" });
  if (answer.status !== 200) return null;
  const { matches }: { matches: AdvisorMatch[] } = await answer.json();
  const match = matches[randomInt(Math.max(1, matches.length))];
  if (!match) return null;
  const { adviser_id, scheduled_time, duration_minutes, urgency, quote_id, base_price, surge_multiplier, rush_fee, total_price } = match;
  const pricing = { base_price, surge_multiplier, rush_fee, total_price };
  // As the page asks for it: whoever has no name yet says it with the first request.
  return { adviser_id, topic_name, scheduled_time, duration_minutes, urgency, quote_id, pricing, name: "Nora Booker" };
}

async function send(booking: Booking) {
  const answer = await booking.person.json("/functions/create-consultation", booking.body, { "idempotency-key": booking.key });
  const said = await answer.json();
  if (answer.status === 200) confirmed.push({ ...booking, id: said.consultation_id, total: said.total_price });
  return answer.status;
}

/** Books continually until told to stop; remembers failures. */
async function keepBooking(person: HttpPerson) {
  while (isBooking) {
    const body = await findOne(person).catch(() => null);
    if (!body) continue;
    const booking = { person, key: randomUUID(), body };
    const status = await send(booking).catch(() => 0);
    if (status === 0 || status >= 500) unanswered.push(booking);
    expect([0, 200, 409, 422, 503]).toContain(status);
  }
}

function startBooking() {
  isBooking = true;
  return Promise.all(people.map(keepBooking));
}

const moreConfirmed = (count: number) => {
  const wanted = confirmed.length + count;
  return vi.waitFor(() => expect(confirmed.length).toBeGreaterThanOrEqual(wanted), { timeout: 60_000, interval: 5 });
};

/** Every confirmed booking is on its client's page; every unanswered one, resent under its key, is booked once or rejected with a message. */
async function expectAllThere(since: number) {
  for (const { person, id } of confirmed.slice(since)) expect((await person.get(`/consultations/${id}`)).status).toBe(200);
  for (const booking of unanswered) expect([200, 409, 422]).toContain(await send(booking));
  unanswered = [];
}

/** Queries the database directly, while the server is running. */
async function inDatabase<Result>(look: (ask: Ask) => Promise<Result>): Promise<Result> {
  const database = await openEmbeddedDatabase({ dataDir: server.folder });
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await look(asks(client));
  } finally {
    await client.end();
    await database.stop();
  }
}

/** Milliseconds until the site was back: by the clock, and at most as long without waiting for a processor. */
interface Back {
  measured: number;
  own: number;
}

async function measureBack(work: () => Promise<unknown>): Promise<Back> {
  const starvation = watchStarvation(threadsBelow(process.pid));
  const since = performance.now();
  await work();
  const until = performance.now();
  starvation.end();
  const measured = until - since;
  return { measured, own: measured - starvation.waitedMs(since, until) };
}

const slowest = (back: Back[]) => Math.max(...back.map(({ own }) => own));

function report(what: string, back: Back[]) {
  const sorted = back.map(({ measured }) => Math.round(measured)).sort((a, b) => a - b);
  console.log(
    `${what}: median ${sorted[sorted.length >> 1]} ms, most ${sorted.at(-1)} ms; ${confirmed.length} bookings confirmed so far, 0 lost`,
  );
}

test(`the server killed ${ROUNDS} times in the middle of bookings comes back by itself, with every booking it confirmed`, async () => {
  const back: Back[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = confirmed.length;
    const booking = startBooking();
    await moreConfirmed(randomInt(3, 25));
    await server.stop("SIGKILL");
    isBooking = false;
    await booking;
    const again = await measureBack(async () => {
      await server.start({ DEMO: "1" });
      // A machine too busy for its first page says 503 and to come back.
      await vi.waitFor(async () => expect((await fetch(server.url)).status).toBe(200), { timeout: 60_000, interval: 10 });
    });
    back.push(again);
    await expectAllThere(since);
  }
  expect(slowest(back)).toBeLessThan(BACK_WITHIN_MS);
  report("server killed, first page again after", back);
});

test(`the database killed ${ROUNDS} times in the middle of bookings comes back under the running server, with every booking it confirmed`, async () => {
  const back: Back[] = [];
  const pid = server.pid!;
  let before: Footprint | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = confirmed.length;
    const booking = startBooking();
    await moreConfirmed(randomInt(3, 25));
    const again = await measureBack(() => {
      process.kill(readPostmaster(path.join(server.folder, "postgres"))!.pid, "SIGKILL");
      return vi.waitFor(async () => expect((await people[0]!.get("/consultations")).status).toBe(200), { timeout: 60_000, interval: 10 });
    });
    back.push(again);
    await moreConfirmed(1);
    isBooking = false;
    await booking;
    await expectAllThere(since);
    // Warmed up by then.
    if (round === ROUNDS >> 2) before = footprintOf(pid, server.folder);
  }
  expect(server.pid).toBe(pid);
  expect(slowest(back)).toBeLessThan(BACK_WITHIN_MS);
  expect(outgrown(before!, footprintOf(pid, server.folder))).toEqual([]);
  report("database killed, a page of somebody's own again after", back);
});

test("after all of it no booking is missing, double or unknown to its client, its advisor was written to once, and no invariant is broken", async () => {
  const stored = await inDatabase((ask) =>
    ask<{ id: string; total_price: number; key: string }>(
      "select id, total_price, idempotency_key as key from consultations where quote_id is not null",
    ),
  );
  const booked = (rows: { id: string; key: string; total_price: number }[]) =>
    rows.map(({ id, key, total_price }) => `${key} ${id} ${total_price}`).sort();
  const known = new Map(confirmed.map(({ id, key, total }) => [key, { id, key, total_price: total }]));
  expect(booked(stored)).toEqual(booked([...known.values()]));
  const acknowledged = confirmed.map(({ id }) => id);
  expect(await inDatabase((ask) => brokenInvariants({ ask, acknowledged, stored: filesIn(server.folder) }))).toEqual([]);
  const mails = await inDatabase((ask) =>
    ask(`select count(o.id)::int as mails from consultations c
      left join (select substring(dedupe_key from '^consultation-(.{36})-request-') as id from outbox) o on o.id = c.id::text
      where c.quote_id is not null group by c.id having count(o.id) <> 1`),
  );
  expect(mails).toEqual([]);
});
