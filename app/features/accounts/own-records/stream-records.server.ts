import { config } from "#app/config.server";
import { inParts } from "#app/platform/files/in-parts";
import { streamOf } from "#app/platform/http/streaming";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { makeQueue } from "#app/platform/turns/waiting-queue";
import { writeOwnRecords } from "./own-records.server";

const PIECE_BYTES = 64 * 1024;
/** Seconds to wait before asking again while an export is running. */
const RETRY_SECONDS = 30;

const queueOfOne = () => makeQueue({ atOnce: 1, maxMs: () => config().maxWaitMs });
/** One queue per user who is exporting their records. */
const queues = new Map<string, ReturnType<typeof queueOfOne>>();

interface Asker {
  userId: string;
  address: string;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

export type TakenRecords = { ok: true; records: ReadableStream<Uint8Array> } | { ok: false; retryAfterSeconds: number };

/**
 * Returns a rate-limited stream of everything the site stores about the caller. One at a time: a second request waits as long as a page
 * may, since pressing a download twice ends the first one; after that it is asked to retry later.
 */
export async function streamOwnRecords({ userId, address, signal }: Asker, at: Date): Promise<TakenRecords> {
  const taken = await consumeLimit("own-records", { userId, address }, at);
  if (!taken.ok) return taken;
  const leave = await enterOwnLine(userId, () => signal.aborted);
  if (!leave) return { ok: false, retryAfterSeconds: RETRY_SECONDS };
  // A disconnected client's stream is never read to its end, perhaps not even started.
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  return { ok: true, records: streamOf(inParts(inBytes(writeOwnRecords(userId, at)), PIECE_BYTES), leave) };
}

async function enterOwnLine(userId: string, isGone: () => boolean): Promise<(() => void) | null> {
  const queue = queues.get(userId) ?? queueOfOne();
  queues.set(userId, queue);
  const end = await queue.enter({ isGone });
  let isOver = false;
  return (
    end &&
    (() => {
      if (isOver) return;
      isOver = true;
      end();
      if (queue.isEmpty()) queues.delete(userId);
    })
  );
}

async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
