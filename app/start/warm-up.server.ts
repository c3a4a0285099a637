import { judge } from "#app/features/assistant/understand/answer-kind";
import { requestsApart } from "#app/features/assistant/understand/requests/told-apart";
import { interpretSearch } from "#app/features/assistant/understand/search-meaning.server";
import { questionPreparations } from "#app/features/assistant/understand/site-in-words/site-in-words";
import { isOfOthers } from "#app/features/assistant/understand/site-in-words/speaks-to-the-site";
import { siteQuestionIn } from "#app/features/assistant/understand/site-questions";
import { languageNames } from "#app/features/catalog/spoken-languages";
import { bodyEmergencyLanguages } from "#app/features/danger/body-emergencies";
import { dangerIn, kindOfDanger, languagesSaidIn } from "#app/features/danger/danger";
import { denialIn, isTakenBack } from "#app/features/danger/doubtful/denials";
import { namesGoods, withoutDismissal } from "#app/features/danger/doubtful/matters-named";
import { withoutPestsAndPlants } from "#app/features/danger/pests/pests-and-plants";
import { presentDangerLanguages } from "#app/features/danger/present-danger";
import { withoutToil } from "#app/features/danger/toil";
import { withoutWeariness } from "#app/features/danger/weariness";
import { searchSite } from "#app/features/search/site-search";
import { withoutWhomIsAsked } from "#app/features/topics/classifier/asked-for-somebody";
import { withoutAsides } from "#app/features/topics/classifier/beside-the-matter";
import { evidenceOf } from "#app/features/topics/classifier/evidence";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import { isOfOwnBusiness } from "#app/features/topics/classifier/own-business";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { areasRequested } from "#app/features/topics/classifier/signs/plain-requests";
import { withProfession } from "#app/features/topics/classifier/sought-profession";
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

/** Words that no phrase, term or name matches, so that all of them are tried. */
const WORDS = ["somewhat", "ordinary", "werds"];
const TEXT = WORDS.join(" ");
/** A word about the past: it makes the code check whether a matter is still going on. */
const LONG_AGO = "yesterday";
/** The beginnings of the plainest wishes, whose ends are looked for then. */
const WISHES = ["grow", "more", "few", "raise", "less", "save", "start", "sell", "close", "find"];

/** Words that the code only asks further about: work that piles up, somebody who wears one out, money, and a profession. */
const TOIL = "too many invoices, we cannot keep up";
const NUISANCE = "neighbour tax";
const PROFESSION = "accountant";
const GOODS = "furniture";
/** Two requests in one message. */
const REQUESTS = "a lawyer for contracts and somebody for our taxes";

const readText = async () => (await textReader())(TEXT);

/**
 * What the first search of a process initializes for later ones: vocabulary tables, names of languages, the classifier's weights and
 * several hundred long patterns. Each has its own step; the last steps search as a visitor does, which covers whatever was missed.
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
  () => bodyEmergencyLanguages(TEXT),
  () => presentDangerLanguages(TEXT),
  ...TEXT_LANGUAGES.map((language) => () => languagesSaidIn(TEXT, [language])),
  () => [TEXT, LONG_AGO].map(kindOfDanger),
  () => withoutPestsAndPlants(TEXT),
  readText,
  () => withoutWeariness(NUISANCE),
  () => withoutToil(TOIL),
  () => [denialIn(TEXT), isTakenBack(TEXT), withoutDismissal(TEXT), namesGoods(GOODS)],
  async () => withProfession(PROFESSION, await readText()),
  async () => dangerIn(TEXT, await readText()),
  () => areasRequested(WISHES),
  ...questionPreparations,
  () => isOfOthers(TEXT),
  async () => requestsApart(REQUESTS, await textReader()),
  () => siteQuestionIn("how much is it", { isLikely: true, isOfAnArea: false }),
  () => siteQuestionIn(TEXT, { isLikely: true, isOfAnArea: false }),
  () => siteQuestionIn(TEXT, { isLikely: true, isOfAnArea: false, isOfSite: true }),
  async () => judge(TEXT, await readText(), null),
  () => searchSite(TEXT),
  () => interpretSearch(TEXT),
];

/** Visitors' first pages: the first one rendered in a process takes a quarter of a second, and the first of each kind some tens of milliseconds. */
const FIRST_PAGES = ["/", "/advisors", "/auth"];

/** All one-time work of a process: first each of these pages, rendered as for a visitor and read to its end, then what a search needs. */
export const stepsAt = (origin: string, open: (address: string) => Promise<Response>): Step[] => [
  ...FIRST_PAGES.map((page) => async () => (await open(origin + page)).bytes()),
  ...STEPS,
];

/**
 * Does the one-time work of the first page and the first search right after the start, in small steps between which other requests are
 * handled: in one go, it would block the main thread for a third of a second. A failed step is left to the first request.
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
