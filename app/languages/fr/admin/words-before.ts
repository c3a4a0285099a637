import type { WordsBefore } from "#app/features/own-texts/words-before";

const VOWEL = /^[aeiouyhàâæéèêëîïôœûù]/i;
const CONSONANT = /^[^aeiouyhàâæéèêëîïôœûù]/i;
const MASCULINE = [
  "le",
  "un",
  "du",
  "au",
  "ce",
  "cet",
  "quel",
  "tout",
  "aucun",
  "nouveau",
  "nouvel",
  "bel",
  "vieil",
  "premier",
  "certains",
];
const FEMININE = ["la", "une", "cette", "ma", "ta", "sa", "quelle", "toute", "aucune", "nouvelle", "première", "certaines", "toutes"];
/** Words that lose their vowel before another one, whatever the gender of what follows. */
const ELIDED = [
  ["d", "de"],
  ["qu", "que"],
  ["j", "je"],
  ["n", "ne"],
  ["s", "se"],
  ["m", "me"],
  ["t", "te"],
] as const;

/** What depends on the next word in French: articles, demonstratives and elided forms. */
export const wordsBefore: WordsBefore = {
  gendered: [...MASCULINE, ...FEMININE, "l'", "mon", "ton", "son", "tous", "quels", "quelles", "nouveaux", "nouvelles"],
  fitting: [
    ...ELIDED.flatMap(([elided, whole]) => [
      { words: [`${elided}'`], before: VOWEL, otherwise: `${whole} ` },
      { words: [whole], before: CONSONANT, otherwise: `${elided}’` },
    ]),
    { words: ["l'", "jusqu'", "cet", "nouvel", "bel", "vieil"], before: VOWEL },
    { words: ["le", "la", "ce", "du", "au", "ma", "ta", "sa", "nouveau", "jusque"], before: CONSONANT },
    // "de le professeur": contracted.
    { words: ["de", "à"], before: /^(?!les?\s)/i },
  ],
  agreeing: {
    // pattern: one verb at most, one adverb at most, one word
    after:
      /^\s(?:(?:est|sont|sera|seront|reste|restent|a été|ont été|n’est pas|n’a pas été)\s)?(?:bien|déjà|encore|toujours)?\s?(\p{L}{3,20}ée?s?|(?:prévu|tenu|reçu|choisi|fini|ouvert|payant|gratuit|suivant|prochain|précédent|seul|individuel|professionnel|nouveau|nouvel)(?:l?e)?s?)(?!\p{L})/u,
  },
};
