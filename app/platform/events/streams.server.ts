import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { onEvent } from "./events.server";

/** Carries the ids of people, and no word of what has changed for them. */
export const PEOPLE_CHANNEL = "people";

/** Carries the id of a person of whom a session has ended. */
const ENDED_CHANNEL = "sessions_ended";

/** Says that what stands on every page has changed: the banner. A trigger of its table notifies it. */
export const SITE_CHANNEL = "banner";

/** Open pages one person may be told on at the same time, by each server (security, V30). */
const MOST_STREAMS_A_PERSON = 6;

const HEARTBEAT_MS = 25_000;
/** Then it rests until the person does something: no page that is merely left open keeps a session alive. */
const LONGEST_MS = 3_600_000;
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
let stopListening: (() => void) | undefined;

/** Tells the open pages of these people, on every server, that something of theirs has changed: once the transaction commits. */
export async function tellPeople(connection: Connection, userIds: readonly string[]) {
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
  const own = streams.get(userId) ?? new Set();
  if (own.size >= MOST_STREAMS_A_PERSON) return null;
  stopListening ??= listen();
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
          forget(userId, stream);
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
        streams.set(userId, own.add(stream));
        signal.addEventListener("abort", stream.end, { once: true });
        write("retry: 3000\n\n");
      },
      cancel: () => stream.leave(),
    },
    { highWaterMark: 1 },
  );
}

/** Ends every stream: called when the server stops taking requests, which it would otherwise wait for. */
export function endStreams() {
  for (const own of streams.values()) for (const stream of own) stream.end();
}

function listen() {
  const stops = [onEvent(PEOPLE_CHANNEL, hear), onEvent(SITE_CHANNEL, tellEverybody), onEvent(ENDED_CHANNEL, hearEnded)];
  return () => {
    for (const stop of stops) stop();
  };
}

function tellEverybody() {
  for (const own of streams.values()) for (const stream of own) stream.tell("site");
}

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

function forget(userId: string, stream: Stream) {
  const own = streams.get(userId);
  own?.delete(stream);
  if (own?.size === 0) streams.delete(userId);
  if (streams.size > 0) return;
  stopListening?.();
  stopListening = undefined;
}
