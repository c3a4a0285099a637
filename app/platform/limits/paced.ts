interface Pace {
  /** So many at once, and one more each time that so long has passed. */
  burst: number;
  everyMs: number;
}

/**
 * Does something for each call, at once as long as there are few; of more than that, one time for all that came within the pace, after the last of which it
 * is always done once more.
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
