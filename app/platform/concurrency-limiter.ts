/** Thrown when a line is full: the caller is told to come back, and nothing was begun. */
export class TooBusy extends Error {
  readonly retryAfterSeconds = 5;
}

export interface ConcurrencyLimits {
  running: number;
  waiting: number;
  /** How long a piece of work may wait for its turn, if not for ever. */
  waitingMs?: () => number;
}

/**
 * Lets `running` pieces of work run at once and `waiting` more wait their turn. One more than that is refused with TooBusy, and so is whatever could not begin
 * within `waitingMs`.
 */
export function limitConcurrency({ running: mostRunning, waiting: mostWaiting, waitingMs }: ConcurrencyLimits) {
  const waiting: (() => void)[] = [];
  const figures = { running: 0, waiting: 0, finished: 0 };

  function start<Result>(work: () => Promise<Result>): Promise<Result> {
    figures.running += 1;
    return work().finally(() => {
      figures.running -= 1;
      figures.finished += 1;
      waiting.shift()?.();
      figures.waiting = waiting.length;
    });
  }

  function stand<Result>(work: () => Promise<Result>): Promise<Result> {
    if (figures.running < mostRunning) return start(work);
    if (waiting.length >= mostWaiting) return Promise.reject(new TooBusy("The line is full"));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        start(work).then(resolve, reject);
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        figures.waiting = waiting.length;
        reject(new TooBusy("The line is slow"));
      };
      const timer = waitingMs === undefined ? undefined : setTimeout(leave, waitingMs());
      waiting.push(begin);
      figures.waiting = waiting.length;
    });
  }

  return Object.assign(stand, { figures: figures as Readonly<typeof figures> });
}
