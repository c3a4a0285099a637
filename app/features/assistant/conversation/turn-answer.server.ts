import type { CategoryId } from "#app/features/catalog/categories";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import type { Reading } from "#app/features/topics/classifier/reading";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import type { AssistantMessage } from "../messages";
import { wordingIn } from "../recommend/wording.server";
import { isTopicName } from "../understand/answer-kind";
import type { Need } from "../understand/need";
import { asksOfTheWorld, isGoodbye, isGreeting, isLaughter, isThanks } from "../understand/small-talk";
import { contentWords, isShortTurn } from "../understand/turns/turns";
import type { Answer } from "./answer-message.server";
import type { MessageJudgement } from "./judge-message.server";
import type { ReadTurn } from "./read-turn.server";
import type { Say } from "./say";
import { toChooseFrom } from "./what-for.server";

/** A message and what is known where it is said. */
export interface SaidHere extends ReadTurn {
  judged: MessageJudgement;
  /** A clause about something else, which is not answered with the rest. */
  beside: string | null;
  reading: Reading;
  /** Whether it only says how the advisor should be. */
  isPreference: boolean;
  /** The need with it. */
  need: Need;
  /** The need before it, with the areas that were last understood; null if there are none. */
  matter: Need | null;
  category: CategoryId | null;
  language: Language | undefined;
}

const OF_DANGER = new Set<MessageJudgement["kind"]>(["danger", "perhapsDanger", "stillInDanger", "noDanger"]);

const WORDS = {
  agreed: "turnAgreed",
  declined: "asideThanks",
  personal: "turnPersonal",
} as const satisfies Record<string, AssistantMessage>;

/**
 * Returns the answer to a message that has no matter of its own, but says something to the answer before it; null if it gets another one. A short message never begins another matter by itself: it is asked whether it does.
 */
export function turnAnswer(said: SaidHere): Answer | null {
  const { judged, turn, text, choices, need, matter, language = FIRST_LANGUAGE } = said;
  const say: Say = (key, values) => wordingIn(language).say(values ? { key, values } : { key });
  if (OF_DANGER.has(judged.kind) || judged.kind === "site") return null;
  const open = { ...need, topics: [] };
  if (turn === "otherMatter") return { content: say("turnNeither"), result: { need: withoutWishes(need), ...toChooseFrom() } };
  if (turn === "which" || (said.isPreference && choices.length > 1)) return { content: say("turnWhich"), result: { need: open, choices } };
  if (turn === "neither") return { content: say("turnNeither"), result: { need: open, ...toChooseFrom() } };
  if (turn === "personal" && !matter) return plain(`${say("turnPersonal")} ${say("turnWhatFor")}`);
  if (turn === "agreed" || turn === "declined" || turn === "personal") return plain(say(WORDS[turn]));
  if (!matter || said.isPreference || said.topics.length > 0) return null;
  if (turn === "unsure") return unsureOf(matter, say, language);
  return isShortTurn(text) && !isTopicName(text) && said.reading.called === undefined ? aboutMatter(said, matter, say, language) : null;
}

/** Another matter has its own areas and wishes. */
const withoutWishes = ({ category, zone }: Need): Need => ({
  topics: [],
  category,
  urgency: null,
  budget: null,
  languages: [],
  place: null,
  zone,
});

/** Asks whether a few words that name no area are still about what is known, or about what they may mean. */
function aboutMatter({ judged, text, reading }: SaidHere, matter: Need, say: Say, language: Language): Answer | null {
  if (judged.kind === "other") return judged.matter === "chat" && !isTalk(text) ? unsureOf(matter, say, language) : null;
  const known = matter.topics[0]?.topic ?? "";
  const likely = reading.areas[0]?.topic ?? "";
  if (judged.kind !== "unsure" && matter.topics.some(({ topic }) => topic === likely)) return null;
  const isTelling = judged.kind === "sure" || judged.kind === "between";
  if (!isTelling || contentWords(text).length === 0) return unsureOf(matter, say, language);
  const [first, second] = [known, likely].map((topic) => nameIn(language, topic)) as [string, string];
  return { content: say("between", { first, second }), result: { need: { ...matter, topics: [] }, choices: [known, likely] } };
}

const isTalk = (text: string) =>
  isGreeting(text) || isGoodbye(text) || isThanks(text) || isLaughter(text) || isIdleQuestion(text) || asksOfTheWorld(text);

const unsureOf = ({ topics }: Need, say: Say, language: Language): Answer =>
  plain(say("turnUnsure", { topic: nameIn(language, topics[0]?.topic ?? "") }));

const plain = (content: string): Answer => ({ content, result: {} });
