import { makeShares } from "./shares";

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
  /** With whom they share what is served: their network. Left out: with all others of whom nothing is known. */
  whose?: string;
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
 * Those who share (`whose`) stand behind each other, and others pass them: however many of one network wait, one of another is served next (`makeShares`).
 */
export function makeLine({ atOnce, mostMs, now = () => performance.now(), later = laterByTimer }: LineLimits) {
  let first: Waiting[] = [];
  let others: Waiting[] = [];
  const shares = makeShares();
  let served = 0;
  let turnMs = FIRST_GUESS_MS / atOnce;
  /** When a turn ended last; null while nobody waits, because then an end tells nothing of how fast they come. */
  let lastEnd: number | null = null;
  /** When somebody's turn began or ended last. */
  let moved = now();
  let isWatched = false;

  const waitedMs = ({ since }: Comer) => now() - (since ?? now());
  const waiting = () => first.length + others.length;

  /** How long the next would wait; of those who share, if that is said, else of all. */
  function delayMs(whose?: string) {
    if (served < atOnce) return 0;
    const standing = waiting() > 0 ? now() - moved : 0;
    const coming = { whose: whose ?? "" };
    const before = whose === undefined ? others.length : shares.inTurn([...others, coming]).indexOf(coming);
    return Math.max((first.length + before + 1) * turnMs, standing);
  }

  function begin(whose: string) {
    served += 1;
    shares.begin(whose);
    moved = now();
    return () => end(whose);
  }

  function end(whose: string) {
    served -= 1;
    shares.end(whose, others);
    const at = now();
    moved = at;
    if (lastEnd !== null) turnMs += (at - lastEnd - turnMs) * WEIGHT;
    sendLateAway();
    const next = first.shift() ?? shares.inTurn(others)[0];
    others = others.filter((one) => one !== next);
    lastEnd = next ? at : null;
    next?.begin();
  }

  /** Whoever left or has waited too long goes without; and of the others the last, as long as their turn would come too late. */
  function sendLateAway() {
    const stays = (one: Waiting) => {
      const isOver = one.isGone() || waitedMs(one) > mostMs();
      if (isOver) one.refuse();
      return !isOver;
    };
    first = first.filter(stays);
    others = others.filter(stays);
    const order = shares.inTurn(others);
    for (let last = order.at(-1); last && waitedMs(last) + (first.length + order.length) * turnMs > mostMs(); last = order.at(-1)) {
      order.pop();
      last.refuse();
    }
    const stay = new Set(order);
    others = others.filter((one) => stay.has(one));
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

  function enter({ goesFirst = false, whose = "", since = now(), isGone = () => false }: Comer = {}): Promise<(() => void) | null> {
    if (served < atOnce) return Promise.resolve(begin(whose));
    if (!goesFirst && waitedMs({ since }) + delayMs(whose) > mostMs()) return Promise.resolve(null);
    return new Promise((resolve) => {
      const one = { goesFirst, whose, since, isGone, begin: () => resolve(begin(whose)), refuse: () => resolve(null) };
      (goesFirst ? first : others).push(one);
      if (!isWatched) watch();
    });
  }

  return { enter, delayMs, waiting, isEmpty: () => served === 0 && waiting() === 0 };
}
