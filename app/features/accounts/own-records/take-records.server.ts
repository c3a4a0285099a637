import { config } from "#app/config.server";
import { inParts } from "#app/platform/files/in-parts";
import { streamOf } from "#app/platform/http/streaming";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { makeLine } from "#app/platform/turns/waiting-queue";
import { writeOwnRecords } from "./own-records.server";

const PIECE_BYTES = 64 * 1024;
/** In how many seconds it is worth asking again while one's records are on their way already. */
const RETRY_SECONDS = 30;

const lineOfOne = () => makeLine({ atOnce: 1, mostMs: () => config().maxWaitMs });
/** Of each who takes their records along at this moment. */
const lines = new Map<string, ReturnType<typeof lineOfOne>>();

interface Asker {
  userId: string;
  address: string;
  /** Ends when whoever asked has left. */
  signal: AbortSignal;
}

export type TakenRecords = { ok: true; records: ReadableStream<Uint8Array> } | { ok: false; retryAfterSeconds: number };

/**
 * Everything the site keeps of the person who asks, as a stream, counted by the limit for it. One at a time: a second waits as long as a page may, because a
 * download that is pressed twice ends its first, and is told to come back after that.
 */
export async function takeOwnRecords({ userId, address, signal }: Asker, at: Date): Promise<TakenRecords> {
  const taken = await takeLimit("own-records", { userId, address }, at);
  if (!taken.ok) return taken;
  const leave = await enterOwnLine(userId, () => signal.aborted);
  if (!leave) return { ok: false, retryAfterSeconds: RETRY_SECONDS };
  // What is asked for by somebody who has left is never read to its end, and perhaps not begun.
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  return { ok: true, records: streamOf(inParts(inBytes(writeOwnRecords(userId, at)), PIECE_BYTES), leave) };
}

async function enterOwnLine(userId: string, isGone: () => boolean): Promise<(() => void) | null> {
  const line = lines.get(userId) ?? lineOfOne();
  lines.set(userId, line);
  const end = await line.enter({ isGone });
  let isOver = false;
  return (
    end &&
    (() => {
      if (isOver) return;
      isOver = true;
      end();
      if (line.isEmpty()) lines.delete(userId);
    })
  );
}

async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
