interface Pace {
  /** How many calls run at once, and the interval after which one more may. */
  burst: number;
  everyMs: number;
}

/**
 * Throttles a function: runs at once while calls are few; beyond that, once per interval for all calls within it, always including a
 * trailing run after the last.
 */
export function paced(act: () => void, { burst, everyMs }: Pace) {
  let [left, since] = [burst, performance.now()];
  let waiting: NodeJS.Timeout | undefined;
  const refill = () => {
    const turns = Math.floor((performance.now() - since) / everyMs);
    left = Math.min(burst, left + turns);
    since += turns * everyMs;
  };
  const run = () => {
    waiting = undefined;
    refill();
    left = Math.max(0, left - 1);
    act();
  };
  return () => {
    if (waiting) return;
    refill();
    if (left > 0) return run();
    waiting = setTimeout(run, Math.max(0, since + everyMs - performance.now())).unref();
  };
}
