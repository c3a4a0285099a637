import { READ_MAX_CHARACTERS, type Reader } from "#app/features/topics/classifier/reading";
import { topicByName } from "#app/features/topics/topic-list";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { LANGUAGES } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { correctionIn } from "../understand/corrections";
import type { Need } from "../understand/need";
import { mainAreas } from "../understand/requests/main-areas";
import { type Requests, requestsApart } from "../understand/requests/told-apart";
import { choiceAnswer, placeSaid, saysOnlyBoth } from "../understand/turns/choice-answers";
import { AROUND } from "../understand/turns/turn-words";
import { type Turn, turnIn } from "../understand/turns/turns";
import type { NamedAdvisor } from "./conversation";
import type { Conversation } from "./conversations.server";

/** A message as the answer before it lets it be understood. */
export interface ReadTurn {
  /** What it says in full: the area or the advisor that it points to, else its own words. */
  text: string;
  /** What it says to that answer, if it has no matter of its own: `which` and `neither` answer a question. */
  turn: Turn | "which" | "neither" | null;
  /** Areas chosen, where they are several. */
  topics: string[];
  /** Areas of the question to which it is the answer, or which is still open. */
  choices: string[];
  /** Whether it points to one of the advisors who were named: they are asked for in the matter that is known. */
  isPointed?: boolean;
}

/** Returns what a message says to the answer before it: 'the second', 'both', 'sooner', 'not him'. */
export function readTurn(text: string, { messages }: Conversation): ReadTurn {
  const last = messages.at(-1);
  const choices = (last?.role === "assistant" && last.choices ? last.choices : []).filter((name) => topicByName(name) !== undefined);
  const turn = turnIn(text);
  const asked = choiceAnswer(text, choices.map(namesOf));
  if (asked?.kind === "chosen") {
    const topics = asked.places.flatMap((at) => choices[at] ?? []);
    const [only = text] = topics;
    return topics.length === 1 ? { text: only, turn: null, topics: [], choices } : { text, turn: null, topics, choices };
  }
  if (asked) return { text, turn: asked.kind === "neither" ? "neither" : "which", topics: [], choices };
  const both = saysOnlyBoth(text) ? mainAreas({ topics: lastMatter({ messages })?.topics ?? [] }) : [];
  if (both.length > 1) return { text, turn: null, topics: both, choices };
  const named = lastNamed({ messages });
  const isKnown = named.length > 0 || lastMatter({ messages }) !== null;
  const pointed = turn === "sooner" && !FIRST_OF_THEM.test(text) ? undefined : named[placeAmong(text, named.length) ?? -1]?.name;
  if (pointed)
    return { text: pointed, turn: null, topics: mainAreas({ topics: lastMatter({ messages })?.topics ?? [] }), choices, isPointed: true };
  return { text, turn: isKnown || turn === "personal" || turn === "others" || turn === "sooner" ? turn : null, topics: [], choices };
}

/** In Italian 'prima' is sooner, and 'la prima' the first. */
const FIRST_OF_THEM = /\b(?:la|quella|questa|numero|opzione) prima\b/i;

/** An area's name as it is written on buttons, in each language. */
const namesOf = (name: string) => [...new Set([name, ...LANGUAGES.map((language) => nameIn(language, name))])];

/** Returns which of several advisors a message points to, if it says nothing else. */
function placeAmong(text: string, count: number): number | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  return words.every((word) => AROUND.has(word) || placeSaid([word], count) !== null) ? placeSaid(words, count) : null;
}

type Messages = Pick<Conversation, "messages">;

/** Returns the need as it was last understood; its areas are open after a question. */
export const lastNeed = ({ messages }: Messages): Need | null => messages.findLast(({ need }) => need !== undefined)?.need ?? null;

/** Returns the areas that were last understood, whatever was asked since. */
export const lastMatter = ({ messages }: Messages): Need | null =>
  messages.findLast(({ need }) => need !== undefined && need.topics.length > 0)?.need ?? null;

/** The advisors whom the last answer with any named. */
export function lastNamed({ messages }: Messages): Pick<NamedAdvisor, "slug" | "name" | "rate">[] {
  const last = messages.findLast(({ advisors, advisorRecommendations }) => advisors ?? advisorRecommendations);
  return last?.advisors ?? last?.advisorRecommendations?.map(({ advisor, rate }) => ({ ...advisor, ...(rate && { rate }) })) ?? [];
}

/** Returns the person's last own message that was answered with advisors or a question. */
export function lastWords({ messages }: Messages): string {
  const answered = messages.findLastIndex(({ advisors, advisorRecommendations, choices }) => advisors ?? advisorRecommendations ?? choices);
  const own = messages.slice(0, Math.max(0, answered)).findLast(({ said }) => said === "message");
  return own?.content.slice(0, READ_MAX_CHARACTERS) ?? "";
}

/** Returns what is corrected, where no area is chosen and no other matter begun. */
export const correctionSaid = ({ text, topics, turn }: Pick<ReadTurn, "text" | "topics" | "turn">, isKnown: boolean) =>
  topics.length > 0 || turn === "otherMatter" ? null : correctionIn(text, isKnown);

/** Returns the areas that are chosen, or asked for alike in one message. */
export const requestsSaid = ({ text, topics }: Pick<ReadTurn, "text" | "topics">, isOpen: boolean, read: Reader): Requests =>
  topics.length > 0 || !isOpen ? { areas: topics, beside: null } : requestsApart(text, read);
