/** A period in which the main thread was blocked. */
export interface Hold {
  milliseconds: number;
  /** CPU time of the thread within it; for the rest, the machine was busy elsewhere or the thread waited for a file. */
  processorMilliseconds: number;
  /** Route patterns of the requests in progress, each once. */
  routes: string[];
  /** Number of holds since the start, including this one. */
  count: number;
}

interface Watched {
  maxMs: number;
  /** Clocks in milliseconds: elapsed time, and the thread's CPU time. */
  now: () => number;
  worked: () => number;
  tell: (hold: Hold) => void;
}

/** Maximum number of routes reported. */
const MAX_ROUTES = 10;

/**
 * Detects from late beats that the thread was blocked. `beat` is called at short intervals; between two beats lie a hold and at most one interval. `pause`
 * announces that beats stop: no hold counts until the next. `begin` records a route being answered and returns a function that marks its end.
 */
export function watchHolds({ maxMs, now, worked, tell }: Watched) {
  const answering = new Map<object, string>();
  /** Answered since the last beat: a hold may have been their last piece. */
  const answered = new Set<string>();
  let last: { at: number; worked: number } | null = null;
  let count = 0;

  function begin(route: string) {
    const key = {};
    answering.set(key, route);
    return () => {
      if (answering.delete(key) && last !== null) answered.add(route);
    };
  }

  function beat() {
    const beaten = { at: now(), worked: worked() };
    const milliseconds = last === null ? 0 : beaten.at - last.at;
    if (last !== null && milliseconds > maxMs) {
      count += 1;
      const routes = [...new Set([...answered, ...answering.values()])].slice(0, MAX_ROUTES);
      tell({ milliseconds: Math.round(milliseconds), processorMilliseconds: Math.round(beaten.worked - last.worked), routes, count });
    }
    last = beaten;
    answered.clear();
  }

  function pause() {
    last = null;
    answered.clear();
  }

  return { begin, beat, pause };
}
