/** How many messages a page shows. */
interface Room {
  most: number;
  /** Maximum total characters; the newest message is shown whatever its length. */
  characters: number;
}

/** Returns the newest items that fit on a page; they are given newest first. */
export function newestWithin<Written>(
  newest: readonly Written[],
  { most, characters }: Room,
  lengthOf: (one: Written) => number,
): Written[] {
  let taken = 0;
  const isFull = (one: Written, index: number) => {
    taken += lengthOf(one);
    return index > 0 && (index >= most || taken > characters);
  };
  const end = newest.findIndex(isFull);
  return newest.slice(0, end === -1 ? newest.length : end);
}
