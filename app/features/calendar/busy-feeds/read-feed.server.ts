import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { clampToSupported } from "#app/platform/supported-times";
import { runIsolated } from "#app/platform/workers/isolated-work.server";
import { workerFile } from "#app/platform/workers/worker-process.server";

export type ReadProblem = "calendar.notACalendar" | "calendar.tooMuch";

interface FeedText {
  text: string;
  /** The advisor's zone, for times and all-day events without a zone. */
  zone: string;
  /** Epoch ms. */
  from: number;
  to: number;
  /** UIDs to skip. */
  known: readonly string[];
}

type BusyReading = { ok: true; busy: Interval[] } | { ok: false; reason: ReadProblem | "busy" };

const MAX_TIMES = 10_000;
/** What is due is read for no network: a request merely begins it, and one calendar says nothing of the others. */
const NO_NETWORK = "";

/** Nobody waits for a calendar: of all those due, only one at a time enters the queue that people's documents wait in. */
const oneAtATime = limitConcurrency({ running: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Busy times in an iCalendar text between two instants: sorted and disjoint, with recurring events expanded and their exceptions applied. Parsed in a process
 * that is killed after five seconds, because a recurrence rule can be endless; 'busy' while too many wait.
 */
export async function readFeed({ text, ...feed }: FeedText, maxMs?: number): Promise<BusyReading> {
  const order = { file: workerFile("feed-worker", import.meta.url), order: { ...feed, maxTimes: MAX_TIMES }, content: Buffer.from(text) };
  const answer = await oneAtATime(() => runIsolated(order, maxMs === undefined ? {} : { maxMs }, NO_NETWORK));
  if (!answer.ok) return { ok: false, reason: PROBLEM_OF[answer.reason] };
  const reading = answer.made as { busy: Interval[] } | { problem: "notACalendar" | "tooMuch" };
  // Some calendars mean "always" by years that no database accepts.
  const withinReach = ({ start, end }: Interval) => ({ start: clampToSupported(start), end: clampToSupported(end) });
  return "busy" in reading
    ? { ok: true, busy: mergeIntervals(reading.busy.map(withinReach)) }
    : { ok: false, reason: `calendar.${reading.problem}` };
}

const PROBLEM_OF = {
  busy: "busy",
  tooSlow: "calendar.tooMuch",
  tooMuchMemory: "calendar.tooMuch",
  failed: "calendar.notACalendar",
} as const;
