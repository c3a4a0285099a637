/** Thrown when a line is full: the caller is told to come back, and nothing was begun. */
export class TooBusy extends Error {
  readonly retryAfterSeconds = 5;
}

export interface ConcurrencyLimits {
  running: number;
  waiting: number;
}

/** Lets `running` pieces of work run at once and `waiting` more wait their turn. One more than that is refused with TooBusy. */
export function limitConcurrency({ running: mostRunning, waiting: mostWaiting }: ConcurrencyLimits) {
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
      waiting.push(() => start(work).then(resolve, reject));
      figures.waiting = waiting.length;
    });
  }

  return Object.assign(stand, { figures: figures as Readonly<typeof figures> });
}
