import { log } from "../log/log.server";
import { logSeldom } from "../log/log-seldom.server";
import { histogram } from "../metrics/registry";
import { type Hold, watchHolds } from "./hold-watch";

const MAX_MS = 100;
/** Short compared with the holds to detect, and rare enough to cost nothing. */
const BEAT_MS = 20;

const holds = histogram(
  "sagebridge_main_thread_hold_seconds",
  `Times in which the main thread did nothing else for longer than ${MAX_MS} ms.`,
  [0.2, 0.5, 1, 5],
);

/** Whether this process caused the hold: it worked for more than half of it, or beyond the threshold. Others are a busy machine or a slow disk. */
const isOwn = ({ milliseconds, processorMilliseconds }: Hold) => processorMilliseconds > MAX_MS || processorMilliseconds > milliseconds / 2;

const watch = watchHolds({
  maxMs: MAX_MS,
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  tell: (hold) => {
    holds.observe(hold.milliseconds / 1000);
    if (isOwn(hold)) log("warn", "the main thread was held", { ...hold });
    else logSeldom("warn", "the machine kept the main thread waiting", { ...hold });
  },
});

/** Records that a route is being answered; returns a function that marks its end. */
export const beginAnswer = watch.begin;

/**
 * Logs every hold of the main thread above 100 ms from now on, with the routes being answered; those in which this process hardly had the
 * CPU are limited to one line a minute, with a count of the others. Returns a function that stops it.
 */
export function watchMainThread() {
  watch.beat();
  const timer = setInterval(watch.beat, BEAT_MS).unref();
  return () => {
    clearInterval(timer);
    watch.pause();
  };
}
