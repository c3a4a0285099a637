import { judge } from "#app/features/assistant/understand/answer-kind";
import { saidInSearch } from "#app/features/assistant/understand/said-in-search.server";
import { siteQuestionIn } from "#app/features/assistant/understand/site-questions";
import { languageNames } from "#app/features/catalog/spoken-languages";
import { dangerIn, isEmergency, languagesSaidIn } from "#app/features/danger/danger";
import { searchSite } from "#app/features/search/site-search";
import { withoutWhomIsAsked } from "#app/features/topics/classifier/asked-for-somebody";
import { withoutAsides } from "#app/features/topics/classifier/beside-the-matter";
import { evidenceOf } from "#app/features/topics/classifier/evidence";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import { isOfOwnBusiness } from "#app/features/topics/classifier/own-business";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { loadWeights } from "#app/features/topics/classifier/weights.server";
import { withoutPreferences } from "#app/features/topics/classifier/without-preferences";
import { languageOfWord } from "#app/features/topics/vocabulary/languages-of-words";
import { withTermsMended } from "#app/features/topics/vocabulary/terms-of-two-words";
import { allSayings, topicHits } from "#app/features/topics/vocabulary/topics-in-text";
import { isOfVocabulary, topicsOfWords } from "#app/features/topics/vocabulary/topics-of-word";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import { describeError, log } from "#app/platform/log/log.server";
import { nextTurn } from "#app/platform/next-turn";

type Step = () => unknown;

/** Says nothing that a saying, a term or a name knows, so that each of them is asked. */
const WORDS = ["somewhat", "ordinary", "werds"];
const TEXT = WORDS.join(" ");
/** Of what is long ago, it is asked whether it goes on. */
const LONG_AGO = "yesterday";

const readText = async () => (await textReader())(TEXT);

/**
 * What the first search of a process makes and the later ones have: tables of the vocabulary, names of languages, the classifier's weights and some hundred
 * long patterns. Each by itself; what nobody thought of is made by the last ones, which search as a visitor does.
 */
export const STEPS: readonly Step[] = [
  allSayings,
  () => isOfVocabulary(TEXT),
  () => topicHits(TEXT),
  () => topicsOfWords(WORDS),
  languageNames,
  () => languageOfWord(TEXT),
  loadWeights,
  () => withTermsMended(TEXT, () => false),
  () => withoutAsides(TEXT),
  () => withoutWhomIsAsked(TEXT),
  () => withoutPreferences(`${TEXT}, ${LONG_AGO}, 7`),
  () => isIdleQuestion(TEXT),
  () => isOfOwnBusiness(TEXT),
  () => evidenceOf(TEXT),
  () => [TEXT, LONG_AGO].map(isEmergency),
  ...TEXT_LANGUAGES.map((language) => () => languagesSaidIn(TEXT, [language])),
  readText,
  async () => dangerIn(TEXT, await readText()),
  () => siteQuestionIn(TEXT, { isLikely: true, isOfAnArea: false }),
  async () => judge(TEXT, await readText(), null),
  () => searchSite(TEXT),
  () => saidInSearch(TEXT),
];

/** What visitors open first: the first page that is drawn in a process takes a quarter of a second, and the first of its kind some tens of milliseconds. */
const FIRST_PAGES = ["/", "/advisors", "/auth"];

/** All that is made once in a process: first each of these pages, drawn as for a visitor and read to its end, and then what a search needs. */
export const stepsAt = (origin: string, open: (address: string) => Promise<Response>): Step[] => [
  ...FIRST_PAGES.map((page) => async () => (await open(origin + page)).bytes()),
  ...STEPS,
];

/**
 * Makes what the first page and the first search would make, right after the start and in pieces between which everybody else is answered: at once it holds the
 * one thread for a third of a second. What fails is made by who comes first, as ever.
 */
export async function warmUp(steps: readonly Step[] = STEPS, turn: () => Promise<void> = nextTurn) {
  try {
    for (const step of steps) {
      await turn();
      await step();
    }
  } catch (error) {
    log("warn", "warming up failed", describeError(error));
  }
}
