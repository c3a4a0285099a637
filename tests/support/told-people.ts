import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { db } from "#app/db/client.server";
import { closeEvents, onEvent, openEvents } from "#app/platform/events/events.server";
import { PEOPLE_CHANNEL } from "#app/platform/events/streams.server";

const say = (payload: string) => db.execute(sql`select pg_notify(${PEOPLE_CHANNEL}, ${payload})`);

/** Returns the people whose open pages are notified, on every server, while `work` runs. */
export async function peopleTold(work: () => Promise<unknown>): Promise<Set<string>> {
  const heard: string[] = [];
  const { rows } = await db.execute<{ name: string }>("select current_database() as name");
  const stop = onEvent(PEOPLE_CHANNEL, (payload) => heard.push(payload));
  await openEvents({ ...inject("cluster"), database: rows[0]!.name });
  try {
    const [begin, end] = [randomUUID(), randomUUID()];
    await expect.poll(() => say(begin).then(() => heard.includes(begin))).toBe(true);
    await work();
    await say(end);
    await expect.poll(() => heard.includes(end)).toBe(true);
    const said = heard.slice(heard.lastIndexOf(begin) + 1, heard.indexOf(end));
    return new Set(said.flatMap((payload) => payload.split(" ")));
  } finally {
    stop();
    await closeEvents();
  }
}
