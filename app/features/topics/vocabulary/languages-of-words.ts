import { foldText } from "#app/features/catalog/search-words";
import { languageNames } from "#app/features/catalog/spoken-languages";

/** Shorter names are ordinary words in other languages. */
const MIN_NAME_LENGTH = 4;
/** Next to the name of a language these only say that it is spoken. */
const SPEAKS =
  /^(?:speak|speaks|speaking|spoken|speaker|fluent|language|spricht|sprechen|sprache|parle|parlent|langue|habla|hablan|idioma|parla|parlano|lingua)$/;

/** Common names missing from the standard. */
const FURTHER_NAMES: [name: string, code: string][] = [
  ["mandarin", "zh"],
  ["mandarino", "zh"],
  ["farsi", "fa"],
  ["flemish", "nl"],
  ["castellano", "es"],
];

let named: Map<string, string> | undefined;

/** Returns the code of the language that a folded word names in one of the five languages or in itself, or null: 'polnisch' is 'pl'. */
export function languageOfWord(word: string): string | null {
  named ??= new Map(
    [...languageNames(), ...FURTHER_NAMES]
      .map(([name, code]): [string, string] => [foldText(name), code])
      .filter(([name]) => name.length >= MIN_NAME_LENGTH && /^\p{L}+$/u.test(name)),
  );
  return named.get(word) ?? null;
}

/** Removes search words that only say that a named language is spoken: 'speaks polish' becomes 'polish'. */
export function withoutSpeaks(words: readonly string[]): string[] {
  const telling = words.filter((word) => !SPEAKS.test(word));
  return telling.some((word) => languageOfWord(word) !== null) ? telling : [...words];
}
