import { wordsOf } from "./words-of-text";

/** Languages in which texts are understood. */
export const TEXT_LANGUAGES = ["en", "es", "fr", "de", "it"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** Stop words that are frequent in one language and rare in the others. */
const SMALL_WORDS: Record<TextLanguage, string> = {
  en: "the and is are my we our with for need help how of to",
  es: "el los las una para con mi necesito ayuda como que nuestra nuestro es por",
  fr: "le les une des pour avec mon notre nous besoin aide est dans je cherche",
  de: "der die das und ist ein eine einen wir ich mein unser fur mit brauche hilfe wie nicht",
  it: "il gli una per con mio nostra nostro ho bisogno aiuto come che sono di mi chi non",
};

const smallWordOf = Map.groupBy(
  TEXT_LANGUAGES.flatMap((language) => SMALL_WORDS[language].split(" ").map((word) => ({ language, word }))),
  ({ word }) => word,
);
const MIN_SMALL_WORDS = 2;

/** Returns the language a text is written in, or null if there is too little evidence. */
export function writtenIn(text: string): TextLanguage | null {
  const counts = new Map<TextLanguage, number>();
  for (const { folded } of wordsOf(text.slice(0, 2000)))
    for (const { language } of smallWordOf.get(folded) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= MIN_SMALL_WORDS && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
