/** How much a page shows of what people wrote to each other. */
interface Room {
  most: number;
  /** Of all together; the newest is shown however long it is. */
  characters: number;
}

/** Those of the newest, which come first, that a page has room for. */
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
