import type { WordPosition } from "./word-positions";

/** With fewer advisors than this the index is read whole. */
const FEW = 2_000;
/** About how many are open at an hour that somebody asks for. */
const OPEN_SHARE = 0.35;

/** A way to be found, with what it adds to the score. */
export interface Stream {
  query: string | null;
  expected: number;
  bonus: number;
}

/** Words at a position: those found at a more telling one count for that. */
export type WordStream = Stream & {
  position: WordPosition | null;
  rarest: { query: string | null; expected: number };
  areas: readonly string[];
};

/** A stream of areas; `universalAt` is the position from which on words that speak of all its areas find everybody in it. */
export type AreaStream = Stream & { areas: readonly string[]; universalAt: WordPosition | null };

/** Everybody, where no words are sought. */
export const everybody = (all: number): WordStream => ({
  query: null,
  expected: all,
  bonus: 0,
  position: null,
  rarest: { query: null, expected: all },
  areas: [],
});

/** Where words find everybody of an area by what they speak of, no further position finds anybody else, and the words need not be looked for. */
export function untilUniversal(worded: readonly WordStream[], { areas, universalAt }: AreaStream, all: number): readonly WordStream[] {
  const last = worded.findIndex(({ position, areas: spoken }) => position === universalAt && areas.every((area) => spoken.includes(area)));
  if (universalAt === null || last < 0) return worded;
  const whole = { ...worded[last]!, query: null, expected: all, rarest: { query: null, expected: all } };
  return [...worded.slice(0, last), whole];
}

/** Streams from the narrowest to the widest, each without those before it: nobody stands in two. */
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

/** Those of some words within an area, as if the two had nothing to do with one another. */
export function crossed(words: Stream, within: Stream, all: number): Stream {
  return {
    query: conjoined([words.query, within.query]),
    bonus: words.bonus + within.bonus,
    expected: (words.expected * within.expected) / Math.max(1, all),
  };
}

/** Many matches are met soon along the index, few are gathered: neither is expected to read more than about √(10 n) rows. */
export function isWalked({ query, expected }: Stream, { limit, hours }: { limit: number; hours: number }, all: number): boolean {
  if (query === null) return true;
  const met = expected * OPEN_SHARE ** Math.min(1, hours);
  return all > FEW && expected * met > limit * all;
}

/** A tsquery that all of some meet; null when none narrows anything. */
export function conjoined(queries: readonly (string | null)[]): string | null {
  const given = queries.filter((query) => query !== null).map((query) => `(${query})`);
  return given.length > 0 ? given.join(" & ") : null;
}
