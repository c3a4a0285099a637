/** Seeded random numbers: the same key gives the same sequence. */
export interface Dice {
  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Whether an event of this probability (0 to 1) happens. */
  happens(probability: number): boolean;
}

export function diceFor(key: string): Dice {
  let state = scramble(key, 0);
  const next = () => {
    // mulberry32: small, fast and good enough to deal a story.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    happens: (probability) => next() < probability,
  };
}

/** A UUID derived from the key: the same key gives the same id. */
export function idFor(key: string): string {
  const hex = [1, 2, 3, 4].map((salt) => scramble(key, salt).toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex[16]!, 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A 32-bit hash of a text (FNV-1a with MurmurHash3's finalizer). */
function scramble(text: string, salt: number): number {
  let hash = Math.imul(0x811c9dc5 ^ salt, 0x01000193);
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
