import type { WordsBefore } from "#app/features/own-texts/words-before";

const joined = (end: string) => ["a", "da", "de", "ne", "su"].map((start) => start + end);
const HARD = "(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)";
const VOWEL = /^[aeiouàèéìòùh]/i;
const SINGULAR = [
  "questo",
  "questa",
  "quest'",
  "quel",
  "quello",
  "quella",
  "nuovo",
  "nuova",
  "nessun",
  "nessuna",
  "altro",
  "altra",
  "alcun",
];
const PLURAL = ["questi", "queste", "quei", "quegli", "quelle", "nuovi", "nuove", "altri", "altre", "alcuni", "alcune", "tutti", "tutte"];
const [ELIDED, FEMININE] = [
  ["l'", "un'", "quest'", "quell'", ...joined("ll'")],
  ["la", "una", ...joined("lla")],
];
const [PLAIN, HARDER] = [
  ["il", "i", "quel", "quei", ...joined("l"), ...joined("i")],
  ["lo", "uno", "quello", ...joined("llo")],
];
const PLURALS_OF_HARDER = ["gli", "quegli", ...joined("gli")];

/** What depends on the next word in Italian: articles, alone or joined to a preposition, and demonstratives. */
export const wordsBefore: WordsBefore = {
  gendered: [...ELIDED, ...FEMININE, ...PLAIN, ...HARDER, ...PLURALS_OF_HARDER, "un", "le", ...joined("lle"), ...SINGULAR, ...PLURAL],
  fitting: [
    { words: ELIDED, before: VOWEL },
    { words: FEMININE, before: /^[^aeiouàèéìòùh]/i },
    { words: PLAIN, before: new RegExp(`^(?![aeiouàèéìòùh]|${HARD})`, "i") },
    { words: ["un"], before: new RegExp(`^(?!${HARD})`, "i") },
    { words: HARDER, before: new RegExp(`^${HARD}`, "i") },
    { words: PLURALS_OF_HARDER, before: new RegExp(`^(?:[aeiouàèéìòùh]|${HARD})`, "i") },
    // "di il maestro": joined.
    { words: ["di", "a", "da", "in", "su"], before: /^(?!(?:il|lo|la|i|gli|le)\s|l['’])/i },
  ],
  agreeing: {
    // pattern: one verb at most, one word
    after:
      /^\s(?:(?:è|sono|sarà|saranno|resta|restano|viene|vengono)\s)?(\p{L}{2,20}(?:at|it|ut)[oaie]|(?:gratuit|nuov|prossim|ultim|prim|stess|apert|previst|svolt|scelt|chiest)[oaie])(?!\p{L})/u,
  },
};
