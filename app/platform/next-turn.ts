interface TurnClock {
  now: () => number;
  later: (work: () => void) => void;
}

/**
 * Schedules pieces of work on the main thread. `noteArrival` records a new connection, behind which there may be more: Node accepts one per turn, so the last
 * of a hundred would wait for a hundred pieces of work. So the next piece runs only after a turn without a new connection, or once arrivals have had as much
 * time as the previous piece: an empty turn costs little, and an endless stream of connections cannot starve the work.
 */
export function makeTurns({ now, later }: TurnClock) {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isGoing = false;
  let hasSomebodyCome = false;
  let begunAt: number | null = null;
  let arrivalsUntil = 0;

  function goOn() {
    const at = now();
    if (begunAt !== null) arrivalsUntil = at + (at - begunAt);
    begunAt = null;
    if (hasSomebodyCome && at < arrivalsUntil) {
      hasSomebodyCome = false;
      return later(goOn);
    }
    const next = first.shift() ?? others.shift();
    isGoing = next !== undefined;
    if (!next) return;
    begunAt = at;
    next();
    later(goOn);
  }

  function nextTurn(goesFirst = false): Promise<void> {
    return new Promise((resolve) => {
      (goesFirst ? first : others).push(resolve);
      if (isGoing) return;
      isGoing = true;
      later(goOn);
    });
  }

  function noteArrival() {
    hasSomebodyCome = true;
  }

  return { nextTurn, noteArrival };
}

const turns = makeTurns({ now: () => performance.now(), later: setImmediate });

/** Records that a connection was accepted. */
export const { noteArrival } = turns;

/**
 * Yields the thread before a long piece of work. Of all who wait, one continues at a time, so that short work always runs after at most one
 * piece. With `goesFirst`, it waits only for others of that kind.
 */
export const { nextTurn } = turns;
