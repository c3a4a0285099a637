interface LineLimits {
  /** How many are served at once. */
  atOnce: number;
  /** Whoever would have to wait longer is not taken in. */
  mostMs: () => number;
  now?: () => number;
}

interface Waiting {
  begin: () => void;
  since: number;
}

/** What one is taken to need until some have been served. */
const FIRST_GUESS_MS = 40;
/** How much the newest turn counts. */
const WEIGHT = 0.1;

/**
 * A line whose delay is measured. `enter` waits for its turn and gives the function that ends it; or null at once, to whoever would wait longer than
 * `mostMs`: the newest goes without, and nobody who waits is sent away. Who `goesFirst` waits for others of that kind alone, and is never refused.
 * The delay is how fast turns have ended lately, times those in front.
 */
export function makeLine({ atOnce, mostMs, now = () => performance.now() }: LineLimits) {
  const first: Waiting[] = [];
  const others: Waiting[] = [];
  let served = 0;
  let turnMs = FIRST_GUESS_MS / atOnce;
  /** When a turn ended last; null while nobody waits, because then an end tells nothing of how fast they come. */
  let lastEnd: number | null = null;

  function delayMs() {
    if (served < atOnce) return 0;
    const longest = others[0] ? now() - others[0].since : 0;
    return Math.max((first.length + others.length + 1) * turnMs, longest);
  }

  function begin() {
    served += 1;
    return end;
  }

  function end() {
    served -= 1;
    const at = now();
    if (lastEnd !== null) turnMs += (at - lastEnd - turnMs) * WEIGHT;
    const next = first.shift() ?? others.shift();
    lastEnd = next ? at : null;
    next?.begin();
  }

  function enter(goesFirst = false): Promise<(() => void) | null> {
    if (served < atOnce) return Promise.resolve(begin());
    if (!goesFirst && delayMs() > mostMs()) return Promise.resolve(null);
    return new Promise((resolve) => (goesFirst ? first : others).push({ begin: () => resolve(begin()), since: now() }));
  }

  return { enter, delayMs, waiting: () => first.length + others.length };
}
