import { log } from "../log/log.server";
import { logSeldom } from "../log/log-seldom.server";
import { histogram } from "../metrics/registry";
import { type Hold, watchHolds } from "./hold-watch";

const MOST_MS = 100;
/** Short beside what is looked for, and too seldom to cost anything. */
const BEAT_MS = 20;

const holds = histogram(
  "sagebridge_main_thread_hold_seconds",
  `Times in which the main thread did nothing else for longer than ${MOST_MS} ms.`,
  [0.2, 0.5, 1, 5],
);

/** Whether this process was at work: for more than half of it, or for longer than is looked for. Of the rest a busy machine or a slow disk has most. */
const isOwn = ({ milliseconds, processorMilliseconds }: Hold) =>
  processorMilliseconds > MOST_MS || processorMilliseconds > milliseconds / 2;

const watch = watchHolds({
  mostMs: MOST_MS,
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

/** Says that a route is being answered; the function it gives says that it has been. */
export const beginAnswer = watch.begin;

/**
 * Logs every hold of the main thread above 100 ms from now on, with the routes that were being answered then; those in which this process had next to no
 * processor a line a minute, with the count of the others. Gives the function that ends it.
 */
export function watchMainThread() {
  watch.beat();
  const timer = setInterval(watch.beat, BEAT_MS).unref();
  return () => {
    clearInterval(timer);
    watch.pause();
  };
}
