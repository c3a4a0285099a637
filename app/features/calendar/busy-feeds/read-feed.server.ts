import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { nearestSaidTime } from "#app/platform/said-times";
import { workApart } from "#app/platform/workers/work-apart.server";
import { workerFile } from "#app/platform/workers/worker-process.server";

export type ReadProblem = "calendar.notACalendar" | "calendar.tooMuch";

interface FeedText {
  text: string;
  /** The advisor's zone, by which times and whole days without a zone are told. */
  zone: string;
  /** Epoch ms. */
  from: number;
  to: number;
  /** UIDs that are left out. */
  known: readonly string[];
}

type BusyReading = { ok: true; busy: Interval[] } | { ok: false; reason: ReadProblem | "busy" };

const MOST_TIMES = 10_000;

/** No person waits for a calendar: of all that are due, one at a time stands in the queue in which people stand with their documents. */
const oneAtATime = limitConcurrency({ running: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * When an iCalendar text says that somebody is busy between two instants: sorted, apart, recurring events unfolded with their exceptions. It is read
 * in a process that is ended after five seconds, because a rule can be written that never ends; or not now, while too many wait.
 */
export async function readFeed({ text, ...feed }: FeedText, mostMs?: number): Promise<BusyReading> {
  const order = { file: workerFile("feed-worker", import.meta.url), order: { ...feed, mostTimes: MOST_TIMES }, content: Buffer.from(text) };
  const answer = await oneAtATime(() => workApart(order, mostMs === undefined ? {} : { mostMs }));
  if (!answer.ok) return { ok: false, reason: PROBLEM_OF[answer.reason] };
  const reading = answer.made as { busy: Interval[] } | { problem: "notACalendar" | "tooMuch" };
  // Some calendars say "always" by years that no database takes.
  const withinReach = ({ start, end }: Interval) => ({ start: nearestSaidTime(start), end: nearestSaidTime(end) });
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
