/** A random generator, reproducible by its seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from 0 to `below` - 1. */
  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  isOne(inSoMany: number): boolean {
    return this.whole(inSoMany) === 0;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.whole(values.length)] as Value;
  }

  /** Picks some of them, each with the same probability. */
  some<Value>(values: readonly Value[], chance = 0.5): Value[] {
    return values.filter(() => this.next() < chance);
  }
}

/** A separate seed for each request, so that it can be repeated without those before it. */
export const seedOf = (seed: number, index: number) => Math.imul(seed ^ (index * 2_654_435_761), 1_597_334_677);
