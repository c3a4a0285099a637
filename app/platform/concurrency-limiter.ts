import { makeShares } from "./turns/shares";

/** Thrown when the queue is full: nothing was begun, and the caller should retry later. */
export class TooBusy extends Error {
  readonly retryAfterSeconds = 5;
}

export interface ConcurrencyLimits {
  running: number;
  waiting: number;
  /** How long work may wait for its turn; unlimited by default. */
  waitingMs?: () => number;
  /** Owner of the current work: owners with less under way go first, and a full queue refuses the one with the most in it. */
  whose?: () => string;
  /** Owners whose work begins only when nobody else's waits, and is refused first. */
  goesLast?: (owner: string) => boolean;
}

interface Waiting {
  whose: string;
  isLast: boolean;
  begin: () => void;
  refuse: (why: string) => void;
}

/**
 * Runs up to `running` pieces of work at once and queues up to `waiting` more. Rejects anything beyond that with TooBusy, as well as work
 * that could not begin within `waitingMs`.
 */
export function limitConcurrency({
  running: maxRunning,
  waiting: maxWaiting,
  waitingMs,
  whose = () => "",
  goesLast = () => false,
}: ConcurrencyLimits) {
  let waiting: Waiting[] = [];
  const shares = makeShares();
  const figures = { running: 0, waiting: 0, finished: 0 };

  const inTurn = () => {
    const isLast = (one: Waiting) => one.isLast || goesLast(one.whose);
    const inTime = shares.inTurn(waiting.filter((one) => !isLast(one)));
    return [...inTime, ...shares.inTurn(waiting.filter(isLast))];
  };

  const leaveLine = (one: Waiting) => {
    waiting = waiting.filter((other) => other !== one);
    figures.waiting = waiting.length;
  };

  function start<Result>(work: () => Promise<Result>, owner: string): Promise<Result> {
    figures.running += 1;
    shares.begin(owner);
    return work().finally(() => {
      figures.running -= 1;
      figures.finished += 1;
      shares.end(owner, waiting);
      inTurn()[0]?.begin();
    });
  }

  /** `isLast`: this work alone goes last, as if its owner did. */
  function stand<Result>(work: () => Promise<Result>, owner = whose(), { isLast = false } = {}): Promise<Result> {
    if (figures.running < maxRunning) return start(work, owner);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        whose: owner,
        isLast,
        begin: () => {
          clearTimeout(timer);
          leaveLine(one);
          start(work, owner).then(resolve, reject);
        },
        refuse: (why) => {
          clearTimeout(timer);
          leaveLine(one);
          reject(new TooBusy(why));
        },
      };
      const timer = waitingMs === undefined ? undefined : setTimeout(() => one.refuse("The line is slow"), waitingMs());
      waiting.push(one);
      if (waiting.length > maxWaiting) inTurn().at(-1)?.refuse("The line is full");
      figures.waiting = waiting.length;
    });
  }

  return Object.assign(stand, { figures: figures as Readonly<typeof figures> });
}
