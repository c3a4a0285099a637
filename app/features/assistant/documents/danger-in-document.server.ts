import { dangerIn } from "#app/features/danger/danger";
import { likelihoodBeside } from "#app/features/danger/doubtful/likelihood-beside";
import { perhapsDanger } from "#app/features/danger/doubtful/perhaps-danger";
import { languageOfDanger } from "#app/features/danger/language-of-danger";
import { READ_MAX_CHARACTERS, type Reader } from "#app/features/topics/classifier/reading";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { nextTurn } from "#app/platform/next-turn";
import { sentencesOf } from "./sentences";

/** Fewer words tell of no danger: a heading, a number, a name. */
const LEAST_WORDS = 3;
/** Maximum sentences read: the page waits for it. The last ones are among them, where people write of themselves. */
const MAX_SENTENCES = 300;
/** So many are read before others get their turn. */
const AT_ONCE = 10;

/** Returns the language of the first sentence of a document that by itself tells of a danger, whatever stands around; null if none does. */
export async function dangerInDocument(text: string, read: Reader, page: string | null): Promise<TextLanguage | null> {
  const all = sentencesOf(text.slice(-READ_MAX_CHARACTERS)).filter((sentence) => wordsOf(sentence).length >= LEAST_WORDS);
  for (const [index, sentence] of all.slice(-MAX_SENTENCES).entries()) {
    const language = languageIfDanger(sentence, read, page);
    if (language) return language;
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  return null;
}

/** In a talk it would be heard, or asked about. */
function languageIfDanger(sentence: string, read: Reader, page: string | null): TextLanguage | null {
  const reading = read(sentence);
  const isAskedAbout = perhapsDanger(likelihoodBeside(sentence, reading, true, read), "need") === "ask";
  return dangerIn(sentence, reading, page) ?? (isAskedAbout ? languageOfDanger(sentence, [], page) : null);
}
