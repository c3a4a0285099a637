import type { WordsBefore } from "#app/features/own-texts/words-before";

const MASCULINE = ["el", "los", "un", "unos", "del", "al", "este", "estos", "ese", "esos", "otro", "otros", "todos", "algún", "ningún"];
const FEMININE = ["la", "las", "una", "unas", "esta", "estas", "esa", "esas", "otra", "otras", "todas", "alguna", "ninguna"];

/** What depends on the next word in Spanish: articles, demonstratives, "y" and "o". */
export const wordsBefore: WordsBefore = {
  gendered: [
    ...MASCULINE,
    ...FEMININE,
    "nuestro",
    "nuestros",
    "nuestra",
    "nuestras",
    "nuevo",
    "nuevos",
    "nueva",
    "nuevas",
    "primer",
    "primera",
  ],
  fitting: [
    { words: ["y"], before: /^(?!h?[ií](?!e))/i, otherwise: "e" },
    { words: ["e"], before: /^h?[ií](?!e)/i, otherwise: "y" },
    { words: ["o"], before: /^(?!h?[oó])/i, otherwise: "u" },
    { words: ["u"], before: /^h?[oó]/i, otherwise: "o" },
    // "de el profesor": contracted.
    { words: ["de", "a"], before: /^(?!el\s)/i },
  ],
  agreeing: {
    // pattern: one verb at most, one word
    after:
      /^\s(?:(?:está|están|es|son|será|serán|fue|queda|quedan|ha sido|han sido)\s)?(\p{L}{2,20}[ai]d[oa]s?|(?:gratuit|nuev|próxim|últim|primer|mism|abiert|previst)[oa]s?)(?!\p{L})/u,
  },
};
