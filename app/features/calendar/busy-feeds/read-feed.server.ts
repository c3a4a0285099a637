import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { describeError, log } from "#app/platform/log/log.server";

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

type BusyReading = { ok: true; busy: Interval[] } | { ok: false; reason: ReadProblem };

const MOST_TIMES = 10_000;
const MOST_READING_MS = 5000;
const WORKER_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** In the source, beside this file; in the build, beside the file this one went into or one folder up. */
const WORKER_PLACES = ["./feed-worker.server.ts", "./feed-worker.js", "../feed-worker.js"];

/**
 * When an iCalendar text says that somebody is busy between two instants: sorted, apart, recurring events unfolded with their exceptions. It is read
 * in a thread that is ended after five seconds, because a rule can be written that never ends.
 */
export async function readFeed(feed: FeedText, mostMilliseconds = MOST_READING_MS): Promise<BusyReading> {
  const worker = new Worker(workerFile(), {
    workerData: { ...feed, mostTimes: MOST_TIMES },
    resourceLimits: WORKER_LIMITS,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  return new Promise<BusyReading>((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, reason: "calendar.tooMuch" }), mostMilliseconds);
    worker.once("message", (reading: { busy: Interval[] } | { problem: "notACalendar" | "tooMuch" }) =>
      resolve("busy" in reading ? { ok: true, busy: mergeIntervals(reading.busy) } : { ok: false, reason: `calendar.${reading.problem}` }),
    );
    worker.once("error", (error) => {
      log("warn", "a calendar could not be read", describeError(error));
      resolve({ ok: false, reason: "calendar.notACalendar" });
    });
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve({ ok: false, reason: "calendar.tooMuch" });
    });
  }).finally(() => worker.terminate());
}

function workerFile(): URL {
  const found = WORKER_PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(fileURLToPath(url)));
  if (!found) throw new Error("The calendar worker is missing from the build");
  return found;
}
