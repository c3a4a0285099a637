interface TurnClock {
  now: () => number;
  later: (work: () => void) => void;
}

/**
 * Turns of the one thread. `noteArrival` says that a connection was taken, and that there may be more behind it: Node takes one a turn, so that the last of a
 * hundred that came at once would wait for a hundred pieces of work. So one goes on only once nobody else came, or once those who came had as much
 * time as the piece before: a turn without a piece costs little, and whoever comes without end does not keep the others from going on.
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

/** Says that a connection was taken. */
export const { noteArrival } = turns;

/**
 * Lets others have the thread before one goes on: before a piece of work that takes long. Of all who wait one goes on each time, so that however many there
 * are, whoever needs the thread for a moment has it after one piece. Who `goesFirst` waits for others of that kind alone.
 */
export const { nextTurn } = turns;
