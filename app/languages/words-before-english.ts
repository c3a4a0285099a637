import type { WordsBefore } from "./words-before";

const AFTER_AN = "(?!one\\b|once|eu|uni|us[aeiu]|ut[eio])(?:[aeiou]|hour|hono|honest|heir)";

/** What depends on the next word in English: "a" and "an". */
export const wordsBefore: WordsBefore = {
  gendered: [],
  fitting: [
    { words: ["a"], before: new RegExp(`^(?!${AFTER_AN})`, "i"), otherwise: "an" },
    { words: ["an"], before: new RegExp(`^${AFTER_AN}`, "i"), otherwise: "a" },
  ],
};
