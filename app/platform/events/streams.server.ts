import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { HOUR_MS } from "#app/platform/durations";
import { sharersOf } from "#app/platform/limits/network";
import { gauge } from "#app/platform/metrics/registry";
import { onEvent } from "./events.server";

/** Carries the ids of people, without saying what has changed for them. */
export const PEOPLE_CHANNEL = "people";

/** Carries the id of a person whose session has ended. */
const ENDED_CHANNEL = "sessions_ended";

/** Announces a change of what every page shows: the banner. A trigger of its table sends it. */
export const SITE_CHANNEL = "banner";

/** Maximum of open streams per person on each server (security, V30). */
const MAX_STREAMS_PER_PERSON = 6;

/** Maximum of visitors' streams per server, and per address, which an office may share. Other visitors see a new banner on their next page. */
const MAX_VISITORS = 500;
const MAX_VISITORS_PER_ADDRESS = 20;

const HEARTBEAT_MS = 25_000;
/** After this, a stream rests until the person does something: a page merely left open keeps no session alive. */
const MAX_MS = HOUR_MS;
/** Unread events after which a slow reader's stream is closed. */
const MAX_WAITING = 16;

interface Stream {
  tell: (event: "change" | "site" | "rest") => void;
  /** Called when the reader disconnects. */
  leave: () => void;
  /** Called when the server closes the stream. */
  end: () => void;
}

const streams = new Map<string, Set<Stream>>();
const visitors = new Map<string, Set<Stream>>();

const sizeOf = (group: Map<string, Set<Stream>>) => [...group.values()].reduce((sum, { size }) => sum + size, 0);
gauge("sagebridge_live_streams", "Open pages that are told of changes.", () => [
  [{ of: "people" }, sizeOf(streams)],
  [{ of: "visitors" }, sizeOf(visitors)],
]);

/** Notifies the open pages of these people, on every server, once the transaction commits. */
export async function publishToPeople(connection: Connection, userIds: readonly string[]) {
  await connection.execute(sql`select ${notifyPeople(sql`${userIds.join(" ")}`)}`);
}

/** The same within a statement: `ids` are separated by spaces. */
export const notifyPeople = (ids: SQL) => sql`pg_notify(${PEOPLE_CHANNEL}, ${ids})`;

/** Ends a person's streams, on every server, once the transaction commits. Each page then requests a new one, which is refused if its session is over. */
export async function endStreamsOf(connection: Connection, userId: string) {
  await connection.execute(sql`select pg_notify(${ENDED_CHANNEL}, ${userId})`);
}

/**
 * Opens a stream of server-sent events saying that something of this person's has changed, but not what: the page then reloads its data
 * under its current session. Null when the person has six streams already.
 */
export function openStream(userId: string, signal: AbortSignal): ReadableStream<Uint8Array> | null {
  if ((streams.get(userId)?.size ?? 0) >= MAX_STREAMS_PER_PERSON) return null;
  return streamAmong(streams, userId, signal);
}

/** Opens a stream for a visitor, who is notified only of changes to what every page shows. Null when the limits are reached. */
export function openVisitorStream(address: string, signal: AbortSignal): ReadableStream<Uint8Array> | null {
  const whose = sharersOf(address);
  if ((visitors.get(whose)?.size ?? 0) >= MAX_VISITORS_PER_ADDRESS) return null;
  return sizeOf(visitors) >= MAX_VISITORS ? null : streamAmong(visitors, whose, signal);
}

function streamAmong(group: Map<string, Set<Stream>>, key: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const own = group.get(key) ?? new Set();
  const encoder = new TextEncoder();
  let stream: Stream;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) > -MAX_WAITING) controller.enqueue(encoder.encode(text));
          else stream.end();
        };
        const heartbeat = setInterval(() => write(": \n\n"), HEARTBEAT_MS).unref();
        const rest = setTimeout(() => {
          stream.tell("rest");
          stream.end();
        }, MAX_MS).unref();
        let isEnded = false;
        const leave = () => {
          isEnded = true;
          clearInterval(heartbeat);
          clearTimeout(rest);
          forget(group, key, stream);
        };
        stream = {
          leave,
          tell: (event) => write(`event: ${event}\ndata: ${event}\n\n`),
          end() {
            if (isEnded) return;
            leave();
            controller.close();
          },
        };
        group.set(key, own.add(stream));
        signal.addEventListener("abort", stream.end, { once: true });
        write("retry: 3000\n\n");
      },
      cancel: () => stream.leave(),
    },
    { highWaterMark: 1 },
  );
}

/** Subscribes the streams to their channels while the site is open. Returns a function that unsubscribes and ends them. */
export function startStreams() {
  const stops = [onEvent(PEOPLE_CHANNEL, hear), onEvent(SITE_CHANNEL, tellEverybody), onEvent(ENDED_CHANNEL, hearEnded)];
  return () => {
    endStreams();
    for (const stop of stops) stop();
  };
}

/** Ends every stream: called when the server stops accepting requests, since it would otherwise wait for them. */
export function endStreams() {
  for (const stream of allStreams()) stream.end();
}

function tellEverybody() {
  for (const stream of allStreams()) stream.tell("site");
}

const allStreams = () => [...streams.values(), ...visitors.values()].flatMap((own) => [...own]);

/** An empty payload follows a broken connection to the database: anybody may have missed something. */
function hear(payload: string) {
  const people = payload ? payload.split(" ") : [...streams.keys()];
  for (const person of people) for (const stream of streams.get(person) ?? []) stream.tell("change");
}

/** After a broken connection to the database, anybody's session may have ended unnoticed. */
function hearEnded(userId: string) {
  if (!userId) return endStreams();
  for (const stream of streams.get(userId) ?? []) stream.end();
}

function forget(group: Map<string, Set<Stream>>, key: string, stream: Stream) {
  const own = group.get(key);
  own?.delete(stream);
  if (own?.size === 0) group.delete(key);
}
