import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { onCluster, useDatabase } from "../../../tests/support/database";
import { closeEvents, openEvents } from "./events.server";
import { openStream, openVisitorStream, startStreams } from "./streams.server";

useDatabase();

const NAME = "streams-under-test";
let stop = () => {};

beforeAll(async () => {
  const { rows } = await db.execute<{ current_database: string }>(sql`select current_database()`);
  stop = startStreams();
  await openEvents({ ...inject("cluster"), database: rows[0]!.current_database, application_name: NAME });
});

afterAll(async () => {
  stop();
  await closeEvents();
});

/** Collects what a stream has sent so far, and whether it has ended. */
function reading(stream: ReadableStream<Uint8Array> | null) {
  const read = { text: "", hasEnded: false };
  void (async () => {
    for await (const part of stream!) read.text += new TextDecoder().decode(part);
    read.hasEnded = true;
  })();
  return read;
}

test("whose session has ended is told nothing more, and others go on", async () => {
  const [ended, other] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  const [first, second] = [ended, other].map((person) => reading(openStream(person, new AbortController().signal)));
  await db.execute(sql`select pg_notify('sessions_ended', ${ended})`);
  await vi.waitFor(() => expect(first!.hasEnded).toBe(true), { timeout: 60_000 });
  expect(second!.hasEnded).toBe(false);
});

test("after a broken connection to the database every stream ends: its person's session may have ended unheard", async () => {
  const person = reading(openStream("33333333-3333-4333-8333-333333333333", new AbortController().signal));
  const visitor = reading(openVisitorStream("203.0.113.7", new AbortController().signal));
  await onCluster(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${NAME}'`);
  await vi.waitFor(() => expect([person.hasEnded, visitor.hasEnded]).toEqual([true, true]), { timeout: 60_000 });
});

test("six open pages of one person are told, and no seventh; another person's are their own, and one that is left makes room", () => {
  const [person, other] = ["33333333-3333-4333-8333-333333333333", "44444444-4444-4444-8444-444444444444"];
  const gone = new AbortController();
  const open = (userId: string, { signal } = new AbortController()) => openStream(userId, signal) !== null;
  expect(open(person, gone)).toBe(true);
  expect(Array.from({ length: 6 }, () => open(person))).toEqual([true, true, true, true, true, false]);
  expect(open(other)).toBe(true);
  gone.abort();
  expect([open(person), open(person)]).toEqual([true, false]);
});

test("of one network twenty pages of visitors are told, and of another the next", () => {
  const open = (address: string) => openVisitorStream(address, new AbortController().signal) !== null;
  expect(Array.from({ length: 21 }, () => open("198.51.100.77"))).toEqual([...Array(20).fill(true), false]);
  expect(open("198.51.100.78")).toBe(true);
});
