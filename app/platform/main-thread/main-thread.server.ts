import { log } from "../log/log.server";
import { histogram } from "../metrics/registry";
import { watchHolds } from "./hold-watch";

const MOST_MS = 100;
/** Short beside what is looked for, and too seldom to cost anything. */
const BEAT_MS = 20;

const holds = histogram(
  "sagebridge_main_thread_hold_seconds",
  `Times in which the main thread did nothing else for longer than ${MOST_MS} ms.`,
  [0.2, 0.5, 1, 5],
);

const watch = watchHolds({
  mostMs: MOST_MS,
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  tell: (hold) => {
    holds.observe(hold.milliseconds / 1000);
    log("warn", "the main thread was held", { ...hold });
  },
});

/** Says that a route is being answered; the function it gives says that it has been. */
export const beginAnswer = watch.begin;

/** Logs every hold of the main thread above 100 ms from now on, with the routes that were being answered then. Gives the function that ends it. */
export function watchMainThread() {
  watch.beat();
  const timer = setInterval(watch.beat, BEAT_MS).unref();
  return () => clearInterval(timer);
}
