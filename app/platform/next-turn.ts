const first: (() => void)[] = [];
const others: (() => void)[] = [];
let isGoing = false;

function goOn() {
  (first.shift() ?? others.shift())?.();
  isGoing = first.length + others.length > 0;
  if (isGoing) setImmediate(goOn);
}

/**
 * Lets others have the thread before one goes on: before a piece of work that takes long. Of all who wait one goes on each time, so that however many
 * there are, whoever needs the thread for a moment has it after one piece. Who `goesFirst` waits for others of that kind alone.
 */
export function nextTurn(goesFirst = false): Promise<void> {
  return new Promise((resolve) => {
    (goesFirst ? first : others).push(resolve);
    if (isGoing) return;
    isGoing = true;
    setImmediate(goOn);
  });
}
