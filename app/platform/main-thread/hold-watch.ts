/** A time in which the one thread that answers everybody did nothing else. */
export interface Hold {
  milliseconds: number;
  /** What of it the thread worked; of the rest the machine was busy elsewhere, or the thread waited for a file. */
  processorMilliseconds: number;
  /** Whose answers were on their way meanwhile, as the routes are written, each once. */
  routes: string[];
  /** How many there were since the start, with this one. */
  count: number;
}

interface Watched {
  mostMs: number;
  /** Milliseconds that have passed, and those that this thread worked. */
  now: () => number;
  worked: () => number;
  tell: (hold: Hold) => void;
}

/** Of more routes than this the rest is not told. */
const MOST_ROUTES = 10;

/**
 * Notices from beats that come late that the thread was held. `beat` is called again and again in short intervals; between two of them lies a hold and
 * at most one interval. `pause` says that nobody beats from now on: until the next beat there is no hold. `begin` says that a route is being answered, and gives the function that says that it has been.
 */
export function watchHolds({ mostMs, now, worked, tell }: Watched) {
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
    if (last !== null && milliseconds > mostMs) {
      count += 1;
      const routes = [...new Set([...answered, ...answering.values()])].slice(0, MOST_ROUTES);
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
