import { foldText } from "#app/features/catalog/search-words";
import { languageNames } from "#app/features/catalog/spoken-languages";

/** Shorter names are words of other languages, too. */
const SHORTEST_NAME = 4;
/** Beside the name of a language they only say that it is spoken. */
const SPEAKS =
  /^(?:speak|speaks|speaking|spoken|speaker|fluent|language|spricht|sprechen|sprache|parle|parlent|langue|habla|hablan|idioma|parla|parlano|lingua)$/;

/** What people say beside the names that the standard has. */
const FURTHER_NAMES: [name: string, code: string][] = [
  ["mandarin", "zh"],
  ["mandarino", "zh"],
  ["farsi", "fa"],
  ["flemish", "nl"],
  ["castellano", "es"],
];

let named: Map<string, string> | undefined;

/** The code of the language that a folded word names in one of the five languages or in itself, else null: 'polnisch' is 'pl'. */
export function languageOfWord(word: string): string | null {
  named ??= new Map(
    [...languageNames(), ...FURTHER_NAMES]
      .map(([name, code]): [string, string] => [foldText(name), code])
      .filter(([name]) => name.length >= SHORTEST_NAME && /^\p{L}+$/u.test(name)),
  );
  return named.get(word) ?? null;
}

/** Words of a search without those that only say that a language it names is spoken: of 'speaks polish' it is 'polish'. */
export function withoutSpeaks(words: readonly string[]): string[] {
  const telling = words.filter((word) => !SPEAKS.test(word));
  return telling.some((word) => languageOfWord(word) !== null) ? telling : [...words];
}
