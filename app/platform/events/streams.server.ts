import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { HOUR_MS } from "#app/platform/durations";
import { sharersOf } from "#app/platform/limits/network";
import { gauge } from "#app/platform/metrics/registry";
import { onEvent } from "./events.server";

/** Carries the ids of people, and no word of what has changed for them. */
export const PEOPLE_CHANNEL = "people";

/** Carries the id of a person of whom a session has ended. */
const ENDED_CHANNEL = "sessions_ended";

/** Says that what stands on every page has changed: the banner. A trigger of its table notifies it. */
export const SITE_CHANNEL = "banner";

/** Open pages one person may be told on at the same time, by each server (security, V30). */
const MOST_STREAMS_A_PERSON = 6;

/** Visitors' open pages that are told of the banner, by each server, and of one address: an office may share it. The others see it with their next page. */
const MOST_VISITORS = 500;
const MOST_VISITORS_AN_ADDRESS = 20;

const HEARTBEAT_MS = 25_000;
/** Then it rests until the person does something: no page that is merely left open keeps a session alive. */
const LONGEST_MS = HOUR_MS;
/** Marks that a slow reader may leave unread before the stream is closed. */
const MOST_WAITING = 16;

interface Stream {
  tell: (event: "change" | "site" | "rest") => void;
  /** The reader has gone. */
  leave: () => void;
  /** The server closes. */
  end: () => void;
}

const streams = new Map<string, Set<Stream>>();
const visitors = new Map<string, Set<Stream>>();

const sizeOf = (group: Map<string, Set<Stream>>) => [...group.values()].reduce((sum, { size }) => sum + size, 0);
gauge("sagebridge_live_streams", "Open pages that are told of changes.", () => [
  [{ of: "people" }, sizeOf(streams)],
  [{ of: "visitors" }, sizeOf(visitors)],
]);

/** Tells the open pages of these people, on every server, that something of theirs has changed: once the transaction commits. */
export async function publishToPeople(connection: Connection, userIds: readonly string[]) {
  await connection.execute(sql`select pg_notify(${PEOPLE_CHANNEL}, ${userIds.join(" ")})`);
}

/** Ends a person's streams, on every server, once the transaction commits: each page asks for a new one, and is refused if its session is over. */
export async function endStreamsOf(connection: Connection, userId: string) {
  await connection.execute(sql`select pg_notify(${ENDED_CHANNEL}, ${userId})`);
}

/**
 * Server-sent events that say that something of a person's has changed, and no word of what: the page then asks again, as the person it is by
 * then. Null when six pages are told already.
 */
export function openStream(userId: string, signal: AbortSignal): ReadableStream<Uint8Array> | null {
  if ((streams.get(userId)?.size ?? 0) >= MOST_STREAMS_A_PERSON) return null;
  return streamAmong(streams, userId, signal);
}

/** The same for a visitor, who is told of nothing but what stands on every page. Null when enough are told already. */
export function openVisitorStream(address: string, signal: AbortSignal): ReadableStream<Uint8Array> | null {
  const whose = sharersOf(address);
  if ((visitors.get(whose)?.size ?? 0) >= MOST_VISITORS_AN_ADDRESS) return null;
  return sizeOf(visitors) >= MOST_VISITORS ? null : streamAmong(visitors, whose, signal);
}

function streamAmong(group: Map<string, Set<Stream>>, key: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const own = group.get(key) ?? new Set();
  const encoder = new TextEncoder();
  let stream: Stream;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) > -MOST_WAITING) controller.enqueue(encoder.encode(text));
          else stream.end();
        };
        const heartbeat = setInterval(() => write(": \n\n"), HEARTBEAT_MS).unref();
        const rest = setTimeout(() => {
          stream.tell("rest");
          stream.end();
        }, LONGEST_MS).unref();
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

/** Listens for what the streams are told, as long as the site is open. What it returns ends it and them. */
export function startStreams() {
  const stops = [onEvent(PEOPLE_CHANNEL, hear), onEvent(SITE_CHANNEL, tellEverybody), onEvent(ENDED_CHANNEL, hearEnded)];
  return () => {
    endStreams();
    for (const stop of stops) stop();
  };
}

/** Ends every stream: called when the server stops taking requests, which it would otherwise wait for. */
export function endStreams() {
  for (const stream of allStreams()) stream.end();
}

function tellEverybody() {
  for (const stream of allStreams()) stream.tell("site");
}

const allStreams = () => [...streams.values(), ...visitors.values()].flatMap((own) => [...own]);

/** An empty payload comes after a broken connection to the database: anybody may have missed something. */
function hear(payload: string) {
  const people = payload ? payload.split(" ") : [...streams.keys()];
  for (const person of people) for (const stream of streams.get(person) ?? []) stream.tell("change");
}

/** After a broken connection to the database anybody's session may have ended unheard. */
function hearEnded(userId: string) {
  if (!userId) return endStreams();
  for (const stream of streams.get(userId) ?? []) stream.end();
}

function forget(group: Map<string, Set<Stream>>, key: string, stream: Stream) {
  const own = group.get(key);
  own?.delete(stream);
  if (own?.size === 0) group.delete(key);
}
