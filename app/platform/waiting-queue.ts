interface LineLimits {
  /** How many are served at once. */
  atOnce: number;
  /** Whoever would have to wait longer is not taken in, unless they go first; and nobody waits longer. */
  mostMs: () => number;
  now?: () => number;
  /** Does something after so many milliseconds. */
  later?: (work: () => void, milliseconds: number) => void;
}

export interface Comer {
  /** Waits for others of this kind alone, and is taken in however many wait. */
  goesFirst?: boolean;
  /** When they came, by the line's clock: what passed before they stood in line counts. */
  since?: number;
  /** Whether nobody waits for them any more: their turn is given to the next. */
  isGone?: () => boolean;
}

interface Waiting extends Required<Comer> {
  begin: () => void;
  refuse: () => void;
}

/** What one is taken to need until some have been served. */
const FIRST_GUESS_MS = 40;
/** How much the newest turn counts: little, because one pause of the process times a hundred who wait would send them away who are served a moment later. */
const WEIGHT = 1 / 64;

const laterByTimer = (work: () => void, milliseconds: number) => void setTimeout(work, milliseconds).unref();

/**
 * A line whose delay is measured. `enter` waits for its turn and gives the function that ends it; or null to whoever would wait longer than `mostMs`: the newest
 * at once, as soon as turns stay so slow, and anybody whose time is over. So nobody's turn comes late.
 * The delay is how fast turns have ended lately, times those in front; while none ends, as long as that has lasted. How long the first of them has waited does not
 * count: after a pause the line drains as fast as before, and whoever comes then waits no longer than those in front take.
 */
export function makeLine({ atOnce, mostMs, now = () => performance.now(), later = laterByTimer }: LineLimits) {
  let first: Waiting[] = [];
  let others: Waiting[] = [];
  let served = 0;
  let turnMs = FIRST_GUESS_MS / atOnce;
  /** When a turn ended last; null while nobody waits, because then an end tells nothing of how fast they come. */
  let lastEnd: number | null = null;
  /** When somebody's turn began or ended last. */
  let moved = now();
  let isWatched = false;

  const waitedMs = ({ since }: Comer) => now() - (since ?? now());
  const waiting = () => first.length + others.length;

  function delayMs() {
    if (served < atOnce) return 0;
    const standing = waiting() > 0 ? now() - moved : 0;
    return Math.max((waiting() + 1) * turnMs, standing);
  }

  function begin() {
    served += 1;
    moved = now();
    return end;
  }

  function end() {
    served -= 1;
    const at = now();
    moved = at;
    if (lastEnd !== null) turnMs += (at - lastEnd - turnMs) * WEIGHT;
    sendLateAway();
    const next = first.shift() ?? others.shift();
    lastEnd = next ? at : null;
    next?.begin();
  }

  /** Whoever left or has waited too long goes without; and of the others the newest, as long as their turn would come too late. */
  function sendLateAway() {
    const stays = (one: Waiting) => {
      const isOver = one.isGone() || waitedMs(one) > mostMs();
      if (isOver) one.refuse();
      return !isOver;
    };
    first = first.filter(stays);
    others = others.filter(stays);
    for (let newest = others.at(-1); newest && waitedMs(newest) + waiting() * turnMs > mostMs(); newest = others.at(-1)) {
      others.pop();
      newest.refuse();
    }
  }

  /** A turn may take long: who waits for it is told in time all the same. */
  function watch() {
    const longest = Math.max(...[...first, ...others].map(waitedMs));
    isWatched = longest >= 0;
    if (!isWatched) return;
    later(
      () => {
        sendLateAway();
        watch();
      },
      Math.max(0, mostMs() - longest) + 1,
    );
  }

  function enter({ goesFirst = false, since = now(), isGone = () => false }: Comer = {}): Promise<(() => void) | null> {
    if (served < atOnce) return Promise.resolve(begin());
    if (!goesFirst && waitedMs({ since }) + delayMs() > mostMs()) return Promise.resolve(null);
    return new Promise((resolve) => {
      const one = { goesFirst, since, isGone, begin: () => resolve(begin()), refuse: () => resolve(null) };
      (goesFirst ? first : others).push(one);
      if (!isWatched) watch();
    });
  }

  return { enter, delayMs, waiting, isEmpty: () => served === 0 && waiting() === 0 };
}
