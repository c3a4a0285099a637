/** What words for the people and for what they do mean; which of several meanings one has in a sentence, only a reader can tell. */
export const MEANINGS = ["person", "session", "several", "advice"] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The words of each meaning, in small letters; the first meaning that fits counts. */
export type MarketWords = Readonly<Partial<Record<Meaning, RegExp>>>;

/** English words for advisors and what they do. */
export const marketWords: MarketWords = {
  person: /advis[eo]r|expert(?!ise)/,
  session: /consultation/,
  several: /^sessions?$/,
  advice: /advi[cs]e|expertise/,
};

/** Returns the meaning of a word; null for one of another kind. */
export const meaningOf = (word: string, words: MarketWords): Meaning | null =>
  MEANINGS.find((meaning) => words[meaning]?.test(word.toLowerCase())) ?? null;
