const SHORTEST_WORD = 2;
const LONGEST_WORD = 40;
const MOST_WORDS = 10;

/** Words that say nothing of what is sought. */
const EMPTY_WORDS = new Set(
  `a about after again all also am an and any are as ask at be been before being best but by can cannot could did do does doing done down each
  every few find for from get give go good had has have having he help her here him his how i if in into is it its just know let like
  look looking lot make many may me might more most much must my need needs new no nobody none nor not now of off ok on one only or other our out
  over own please really right say see she should since so some someone something soon still such tell than thank thanks that the their them then
  there these they thing things think this those to too try two under until up us use very want was way we well were what when where whether which while who
  why will with without would year years yes you your advice adviser advisers advisor advisors expert experts consultant`.split(/\s+/),
);

const LETTERS_WITHOUT_ACCENT: Record<string, string> = { ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i" };

/** A text as search compares it: lower case, accents folded ('São' is 'sao'). The database folds in the same way. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ßøłđı]/g, (letter) => LETTERS_WITHOUT_ACCENT[letter]!);
}

/** The distinct words of a text, folded and bounded: letters, marks and digits only, so that they can be put into a query. */
export function searchWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const usable = words.filter(({ length }) => length >= SHORTEST_WORD).map((word) => [...word].slice(0, LONGEST_WORD).join(""));
  return [...new Set(usable)].slice(0, MOST_WORDS);
}

/** The words of a sentence that say what is sought: 'how do I protect my brand?' is about protect and brand. */
export function meaningfulWords(text: string): string[] {
  const kept = (foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => !EMPTY_WORDS.has(word));
  return searchWords(kept.join(" "));
}
