import { makeShares } from "./shares";

interface QueueLimits {
  /** How many are served at once. */
  atOnce: number;
  /** Maximum wait: whoever would wait longer is refused, unless they go first; and nobody waits longer. */
  maxMs: () => number;
  now?: () => number;
  /** Runs work after so many milliseconds. */
  later?: (work: () => void, milliseconds: number) => void;
}

export interface QueueEntry {
  /** Waits only for others that go first, and is accepted however many wait. */
  goesFirst?: boolean;
  /** The group they share turns with: their network. By default, all others without one. */
  whose?: string;
  /** When they arrived, by the queue's clock: time before they joined the queue counts. */
  since?: number;
  /** Whether nobody waits for them any more: their turn goes to the next. */
  isGone?: () => boolean;
}

interface Waiting extends Required<QueueEntry> {
  begin: () => void;
  refuse: () => void;
}

/** Assumed duration of a turn until some have been measured. */
const FIRST_GUESS_MS = 40;
/** Weight of the newest turn: small, so that one pause does not refuse a hundred waiting requests that would be served a moment later. */
const WEIGHT = 1 / 64;

const laterByTimer = (work: () => void, milliseconds: number) => void setTimeout(work, milliseconds).unref();

/**
 * A queue with a measured delay. `enter` waits for a turn and returns the function that ends it; or null for whoever would wait longer than `maxMs`: the
 * newest at once, as long as turns stay that slow, and anybody whose time is over. So no turn comes too late.
 * The delay is the recent time per turn, times those in front; while no turn ends, at least as long as that has lasted. The wait of the first does not count:
 * after a pause, the queue drains as fast as before.
 * Members of a group (`whose`) queue behind each other, and others pass them: however many of one network wait, one of another is served next (`makeShares`).
 */
export function makeQueue({ atOnce, maxMs, now = () => performance.now(), later = laterByTimer }: QueueLimits) {
  let first: Waiting[] = [];
  let others: Waiting[] = [];
  const shares = makeShares();
  let served = 0;
  let turnMs = FIRST_GUESS_MS / atOnce;
  /** When a turn last ended; null while nobody waits, because an end then says nothing about the rate. */
  let lastEnd: number | null = null;
  /** When a turn last began or ended. */
  let moved = now();
  let isWatched = false;

  const waitedMs = ({ since }: QueueEntry) => now() - (since ?? now());
  const waiting = () => first.length + others.length;

  /** Expected delay of the next arrival, within its group if given, else of all. */
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

  /** Refuses those who have left or waited too long; and the last of the others, as long as their turn would come too late. */
  function sendLateAway() {
    const stays = (one: Waiting) => {
      const isOver = one.isGone() || waitedMs(one) > maxMs();
      if (isOver) one.refuse();
      return !isOver;
    };
    first = first.filter(stays);
    others = others.filter(stays);
    const order = shares.inTurn(others);
    for (let last = order.at(-1); last && waitedMs(last) + (first.length + order.length) * turnMs > maxMs(); last = order.at(-1)) {
      order.pop();
      last.refuse();
    }
    const stay = new Set(order);
    others = others.filter((one) => stay.has(one));
  }

  /** Checks even while a turn takes long, so that those waiting are refused in time. */
  function watch() {
    const longest = Math.max(...[...first, ...others].map(waitedMs));
    isWatched = longest >= 0;
    if (!isWatched) return;
    later(
      () => {
        sendLateAway();
        watch();
      },
      Math.max(0, maxMs() - longest) + 1,
    );
  }

  function enter({ goesFirst = false, whose = "", since = now(), isGone = () => false }: QueueEntry = {}): Promise<(() => void) | null> {
    if (served < atOnce) return Promise.resolve(begin(whose));
    if (!goesFirst && waitedMs({ since }) + delayMs(whose) > maxMs()) return Promise.resolve(null);
    return new Promise((resolve) => {
      const one = { goesFirst, whose, since, isGone, begin: () => resolve(begin(whose)), refuse: () => resolve(null) };
      (goesFirst ? first : others).push(one);
      if (!isWatched) watch();
    });
  }

  return { enter, delayMs, waiting, isEmpty: () => served === 0 && waiting() === 0 };
}
