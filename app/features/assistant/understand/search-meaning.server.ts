import { mendedWord } from "#app/features/search/mended-word";
import { areasMeant, SURE } from "#app/features/topics/classifier/areas-meant";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { type Topic, topicByName } from "#app/features/topics/topic-list";
import { correctedText } from "#app/features/topics/vocabulary/corrected-text";
import { namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { judge } from "./answer-kind";
import { requestsApart } from "./requests/requests-apart";
import { pagesOfQuestion } from "./site-pages";
import { onlySiteQuestionIn } from "./site-questions";

/** What a site-wide search is about: areas, likeliest first, or paths of the site's own pages. */
interface SearchMeaning {
  topics: Topic[];
  pages: readonly string[];
  /** The text asks for these pages and for nothing else. */
  isOnlyOfPages?: true;
}

const NOTHING: SearchMeaning = { topics: [], pages: [] };
/** Too few words, and none of them an area's: perhaps with a slip. */
const UNCLEAR: SearchMeaning = { ...NOTHING };
const MAX_TOPICS = 3;
const GUESSED_WORDS = 6;
/** For a word or two that name no area, anything below this likelihood is a guess. */
const BARE_WORDS = 2;
const SURE_OF_BARE_WORDS = 0.8;

/** Interprets a search text as the assistant would interpret it as a message; a few words that say nothing so are read with their slips mended. */
export async function interpretSearch(text: string): Promise<SearchMeaning> {
  if (text.trim() === "") return NOTHING;
  const found = await interpret(withSiteWordsMended(text));
  if (found !== UNCLEAR) return found;
  const mended = correctedText(text, { isSure: false });
  return namesAnArea(mended) ? interpret(mended) : NOTHING;
}

/** A few words with slips in those of the site are read as they are meant: 'cancle booking'. */
function withSiteWordsMended(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > BARE_WORDS + 1 ? text : words.map((word) => mendedWord(word) ?? word).join(" ");
}

async function interpret(text: string): Promise<SearchMeaning> {
  const read = await textReader();
  const reading = read(text);
  const judged = judge(text, reading, null);
  if (judged.kind === "danger") return NOTHING;
  const { areas: wishes } = requestsApart(text, read);
  if (wishes.length > 0) return { ...NOTHING, topics: wishes.flatMap((name) => topicByName(name) ?? []) };
  if (judged.kind === "site")
    return { ...NOTHING, pages: pagesOfQuestion(judged.question), ...(onlySiteQuestionIn(text) && { isOnlyOfPages: true }) };
  if (judged.kind === "other") return NOTHING;
  // For a few words, offering to request a missing category is better than a guess.
  const count = wordsOf(text).length;
  const isGuess = !namesAnArea(text) && (reading.areas[0]?.likelihood ?? 0) < (count <= BARE_WORDS ? SURE_OF_BARE_WORDS : SURE);
  if (isGuess && count < GUESSED_WORDS) return UNCLEAR;
  const names = judged.kind === "sure" ? areasMeant(reading, null).topics : judged.topics;
  return { ...NOTHING, topics: names.slice(0, MAX_TOPICS).flatMap((name) => topicByName(name) ?? []) };
}
