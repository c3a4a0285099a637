/** Words that stand before another one and have to fit how it begins. */
export interface FittingWords {
  words: readonly string[];
  /** How what follows may begin. */
  before: RegExp;
  /** What stands there otherwise, with the space after it where the word itself has none; without one only a reader can tell. */
  otherwise?: string;
}

/** What of a language's words depends on the word after it. */
export interface WordsBefore {
  /** Words that follow the gender of the next one: articles, demonstratives. */
  gendered: readonly string[];
  fitting: readonly FittingWords[];
  /** Words that agree with a noun in its gender: one directly before it, and one after it, captured, if need be behind a verb. */
  agreeing?: { before?: RegExp; after?: RegExp };
}

const AFTER_AN = "(?!one\\b|once|eu|uni|us[aeiu]|ut[eio])(?:[aeiou]|hour|hono|honest|heir)";

/** What depends on the next word in English: "a" and "an". */
export const wordsBefore: WordsBefore = {
  gendered: [],
  fitting: [
    { words: ["a"], before: new RegExp(`^(?!${AFTER_AN})`, "i"), otherwise: "an" },
    { words: ["an"], before: new RegExp(`^${AFTER_AN}`, "i"), otherwise: "a" },
  ],
};
