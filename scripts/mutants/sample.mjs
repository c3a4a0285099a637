/** Chooses `count` items of a list by a seed: the same seed gives the same choice. */
export function sample(list, count, seed) {
  const random = randomFrom(seed);
  const shuffled = list.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at);
  return shuffled.slice(0, count).map(({ item }) => item);
}

/** Mulberry32: small, even enough, and the same on every machine. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
