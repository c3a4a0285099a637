import { areasMeant, SURE } from "#app/features/topics/classifier/areas-meant";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { type Topic, topicByName } from "#app/features/topics/topic-list";
import { namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { judge } from "./answer-kind";
import { pagesOfQuestion } from "./site-questions";

/** What a search of the whole site is about: areas, the likeliest first, or the paths of the site's own pages. */
interface SaidInSearch {
  topics: Topic[];
  pages: readonly string[];
}

const NOTHING: SaidInSearch = { topics: [], pages: [] };
const MOST_TOPICS = 3;
const GUESSED_WORDS = 6;
/** Of a word or two that name no area what is less likely than this is a guess. */
const BARE_WORDS = 2;
const SURE_OF_BARE_WORDS = 0.8;

/** Understands what is typed into a search as the assistant understands it when it is written to that. */
export async function saidInSearch(text: string): Promise<SaidInSearch> {
  if (text.trim() === "") return NOTHING;
  const reading = (await textReader())(text);
  const judged = judge(text, reading, null);
  if (judged.kind === "site") return { ...NOTHING, pages: pagesOfQuestion(judged.question) };
  if (judged.kind === "danger" || judged.kind === "other") return NOTHING;
  // Of a few words a guess is worth less than the offer to ask for what is not there.
  const count = wordsOf(text).length;
  const isGuess = !namesAnArea(text) && (reading.areas[0]?.likelihood ?? 0) < (count <= BARE_WORDS ? SURE_OF_BARE_WORDS : SURE);
  if (isGuess && count < GUESSED_WORDS) return NOTHING;
  const names = judged.kind === "sure" ? areasMeant(reading, null).topics : judged.topics;
  return { ...NOTHING, topics: names.slice(0, MOST_TOPICS).flatMap((name) => topicByName(name) ?? []) };
}
