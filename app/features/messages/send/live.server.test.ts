import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { closeEvents, openEvents } from "#app/platform/events/events.server";
import { endStreams, openStream, startStreams } from "#app/platform/events/streams.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { blockOther, unblockOther } from "../reports/blocks.server";
import { markRead } from "../thread/read-marks.server";
import { askAdvisor } from "./send.server";

useDatabase();

let stop = () => {};
beforeEach(async () => {
  stop = startStreams();
  const { rows } = await db.execute<{ name: string }>("select current_database() as name");
  await openEvents({ ...inject("cluster"), database: rows[0]!.name });
});
afterEach(async () => {
  stop();
  await closeEvents();
});

const NOW = new Date("2026-12-01T12:00:00Z");

/** Reads a stream piece by piece; skips the initial greeting. */
async function listen(viewer: Viewer, signal = new AbortController().signal) {
  const reader = openStream(viewer.userId, signal)!.getReader();
  const next = async () => {
    const { done, value } = await reader.read();
    return done ? "end" : new TextDecoder().decode(value);
  };
  await next();
  return { next, leave: () => reader.cancel() };
}

test("both sides hear that something changed, and not a word of what", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const heard = [await listen(client), await listen(advisor)];
  const sent = await askAdvisor(client, advisor.slug, { text: "Secret" }, NOW);
  for (const { next } of heard) expect(await next()).toBe("event: change\ndata: change\n\n");
  await markRead(advisor, sent.ok ? sent.threadId : "", 1);
  for (const { next } of heard) expect(await next()).toBe("event: change\ndata: change\n\n");
});

test("both sides hear of a block and of its end, whichever side sets it: what they may write changes with it", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const sent = await askAdvisor(client, advisor.slug, { text: "Secret" }, NOW);
  const threadId = sent.ok ? sent.threadId : "";
  for (const who of [client, advisor])
    for (const step of [() => blockOther(who, threadId, NOW), () => unblockOther(who, threadId, NOW)]) {
      const leaving = new AbortController();
      const heard = [await listen(client, leaving.signal), await listen(advisor, leaving.signal)];
      await step();
      for (const { next } of heard) expect(await next()).toBe("event: change\ndata: change\n\n");
      leaving.abort();
    }
});

test("others hear nothing of it", async () => {
  const [client, advisor, stranger] = [await aClient(), await anAdvisor(), await aClient()];
  const [hears, strangerHears] = [await listen(client), await listen(stranger)];
  await askAdvisor(client, advisor.slug, { text: "Secret" }, NOW);
  await hears.next();
  endStreams();
  expect(await strangerHears.next()).toBe("end");
});

test("a seventh page of one person is refused, and has its place when another closes (V30)", async () => {
  const person = await aClient();
  const leaving = new AbortController();
  const open = [await listen(person, leaving.signal)];
  while (open.length < 6) open.push(await listen(person));
  const one = new AbortController().signal;
  expect(openStream(person.userId, one)).toBeNull();
  expect(openStream((await aClient()).userId, one)).not.toBeNull();
  leaving.abort();
  expect(await open[0]!.next()).toBe("end");
  const again = await listen(person);
  expect(openStream(person.userId, one)).toBeNull();
  await again.leave();
  expect(openStream(person.userId, one)).not.toBeNull();
});

test("a reader that takes nothing is let go before it costs memory", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const slow = await listen(advisor);
  const quick = await listen(client);
  const sent = await askAdvisor(client, advisor.slug, { text: "1" }, NOW);
  await quick.next();
  for (let count = 0; count < 40; count += 1) {
    await db.execute(`select pg_notify('people', '${client.userId} ${advisor.userId}')`);
    await quick.next();
  }
  expect(sent.ok).toBe(true);
  const heard: string[] = [];
  while (heard.at(-1) !== "end") heard.push(await slow.next());
  expect(heard.length).toBeLessThan(25);
});
