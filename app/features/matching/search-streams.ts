import type { WordPosition } from "./word-positions";

/** With fewer advisors than this the whole index is scanned. */
const FEW = 2_000;
/** Rough share of advisors who are open at a requested hour. */
const OPEN_SHARE = 0.35;

/** A way to be found, with the bonus it adds to the score. */
export interface Stream {
  query: string | null;
  expected: number;
  bonus: number;
}

/** Words at a position; advisors found at a better position count there. */
export type WordStream = Stream & {
  position: WordPosition | null;
  rarest: { query: string | null; expected: number };
  areas: readonly string[];
};

/** A stream of areas; from position `universalAt` on, words that name all its areas match everybody in it. */
export type AreaStream = Stream & { areas: readonly string[]; universalAt: WordPosition | null };

/** Returns the stream of all advisors, when no words are searched. */
export const everybody = (all: number): WordStream => ({
  query: null,
  expected: all,
  bonus: 0,
  position: null,
  rarest: { query: null, expected: all },
  areas: [],
});

/** Drops positions after one where the words match everybody of the area by naming it; there the words need not be searched. */
export function untilUniversal(worded: readonly WordStream[], { areas, universalAt }: AreaStream, all: number): readonly WordStream[] {
  const last = worded.findIndex(({ position, areas: spoken }) => position === universalAt && areas.every((area) => spoken.includes(area)));
  if (universalAt === null || last < 0) return worded;
  const whole = { ...worded[last]!, query: null, expected: all, rarest: { query: null, expected: all } };
  return [...worded.slice(0, last), whole];
}

/** Makes streams disjoint, narrowest first: each excludes those before it. */
export function exclusive<Given extends Stream>(streams: readonly Given[]): Given[] {
  return streams.map((stream, index) => {
    const narrower = streams[index - 1];
    if (!narrower) return stream;
    return {
      ...stream,
      query: conjoined([stream.query, `!(${narrower.query})`]),
      expected: Math.max(0, stream.expected - narrower.expected),
    };
  });
}

/** Intersects words with an area, assuming they are independent. */
export function crossed(words: Stream, within: Stream, all: number): Stream {
  return {
    query: conjoined([words.query, within.query]),
    bonus: words.bonus + within.bonus,
    expected: (words.expected * within.expected) / Math.max(1, all),
  };
}

/** Returns whether to scan the index instead of gathering: large result sets are met soon, and neither way should read more than about √(10 n) rows. */
export function isWalked({ query, expected }: Stream, { limit, hours }: { limit: number; hours: number }, all: number): boolean {
  if (query === null) return true;
  const met = expected * OPEN_SHARE ** Math.min(1, hours);
  return all > FEW && expected * met > limit * all;
}

/** Combines tsqueries with and; null if none narrows anything. */
export function conjoined(queries: readonly (string | null)[]): string | null {
  const given = queries.filter((query) => query !== null).map((query) => `(${query})`);
  return given.length > 0 ? given.join(" & ") : null;
}
