import { languageOfWord } from "#app/features/topics/vocabulary/languages-of-words";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { NEED_LANGUAGES, type NeedLanguage } from "../need";

/** Names of each language in the five languages. */
const NAMES: Record<NeedLanguage, string> = {
  en: "english englisch englischsprachig anglais anglophone ingles inglesa angloparlante inglese anglofono anglofona",
  es: "spanish spanisch spanischsprachig espagnol hispanophone espanol castellano hispanohablante spagnolo ispanofono ispanofona",
  fr: "french franzosisch franzosischsprachig francais francophone frankophon frances francesa francofono francofona francese",
  de: "german deutsch deutschsprachig allemand germanophone aleman alemana germanofono germanofona tedesco",
  it: "italian italienisch italienischsprachig italien italophone italiano italiana italofono italofona",
};

const languageNamed = new Map(NEED_LANGUAGES.flatMap((language) => NAMES[language].split(" ").map((name) => [name, language] as const)));

/** Names that by themselves say a language is meant, without another word. */
const WHOLE_SAYING = /sprachig$|phone?$|fon[oa]$|hablante$|parlante$|^castellano$/;
/** Inflections of these names: 'deutschsprachigen', 'francophones'. */
const ENDINGS: readonly [RegExp, string][] = [
  [/sprachig(?:e|er|en|em|es)$/, "sprachig"],
  [/phone?[ns]?$/, "phone"],
  [/(fon[oa]|hablante|parlante)s$/, "$1"],
  [/kenntnissen?$/, ""],
];

/** Returns the uninflected form of a word, as in the table. */
function nameOf(word: string): string {
  if (languageNamed.has(word)) return word;
  const plain = ENDINGS.map(([ending, name]) => word.replace(ending, name)).find((each) => each !== word && languageNamed.has(each));
  return plain ?? word;
}
const CUES_BEFORE = new Set(
  "speak speaks spoken speaking native fluent language sprechen spricht sprache auf parle parlant parler parlent parlez langue habla hable hablar hablen idioma parla parli parlare lingua madrelingua italiano".split(
    " ",
  ),
);
const CUES_AFTER = new Set(
  "speaking speaker speakers language fluently native sprechend sprechender sprechende sprachige spricht sprechen kann konnen beherrscht".split(
    " ",
  ),
);
const IN = new Set(["in", "en"]);
/** Before these words 'in' refers to the country: in German law, in French courts. */
const THINGS_OF_A_COUNTRY = new Set(
  "market markets law laws courts court company companies customers clients tax taxes employment immigration businesses authorities regions cities subsidiary industry".split(
    " ",
  ),
);
const REACH = 3;

/** Returns the languages an advisor should speak, in the order of the language taxonomy, with others last. 'The German market' asks for none. */
export function languagesIn(text: string): string[] {
  const words = wordsOf(text).map(({ folded }) => folded);
  const meant = new Set<string>(words.flatMap((word, index) => (isPreference(words, index) ? [languageNamed.get(nameOf(word))!] : [])));
  const others = words.flatMap((word, index) => (isOtherPreference(words, index) ? [languageOfWord(word)!] : []));
  return [...new Set([...NEED_LANGUAGES.filter((language) => meant.has(language)), ...others])];
}

/** For languages beyond the five, whose names may be other words, too: counts only if the text says it is to be spoken. */
function isOtherPreference(words: readonly string[], index: number): boolean {
  const word = words[index] ?? "";
  if (languageNamed.has(word) || languageOfWord(word) === null) return false;
  const [before, next] = [words.slice(Math.max(0, index - REACH), index), words[index + 1]];
  if (CUES_AFTER.has(next ?? "") || before.some((cue) => CUES_BEFORE.has(cue) && cue !== "auf")) return true;
  return next === undefined && (IN.has(before.at(-1) ?? "") || before.at(-1) === "auf");
}

function isPreference(words: readonly string[], index: number): boolean {
  const said = words[index] ?? "";
  const word = nameOf(said);
  if (!languageNamed.has(word)) return false;
  if (WHOLE_SAYING.test(word) || (word !== said && said.includes("kenntnis"))) return true;
  const [before, next] = [words.slice(Math.max(0, index - REACH), index), words[index + 1] ?? ""];
  if (THINGS_OF_A_COUNTRY.has(next)) return false;
  if (CUES_AFTER.has(next) || before.some((cue) => CUES_BEFORE.has(cue))) return true;
  return IN.has(before.at(-1) ?? "") && !(languageNamed.get(word) === "it" && word === "italien");
}
