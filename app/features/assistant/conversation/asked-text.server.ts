import { answerToDanger, languageOfAnswer, pressedAnswer } from "#app/features/danger/doubtful/danger-question";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import type { Conversation } from "./conversations.server";

/** What is answered, and what was said about danger before. */
export interface AskedText {
  text: string;
  /** The conversation before the text. */
  before: Conversation;
  /** What was answered when asked whether anybody is in danger; null if the message is no such answer. */
  answer: "yes" | "no" | null;
  /** Whether it was said that nobody is. */
  isSafe: boolean;
  /** Language of the answer about a danger that stands last, and which nobody has said to be mistaken; null if none does. */
  afterDanger: TextLanguage | null;
  /** What was written since the danger was asked about and has not been answered, the latest first; empty unless nobody is in danger. */
  unanswered: Open[];
  /** What was answered last before it; null if nothing was. */
  lastAnswered: Open | null;
}

/** A message of before, as if it had just been written. */
type Open = Pick<AskedText, "text" | "before">;

type Message = Conversation["messages"][number];

/**
 * Returns what a message asks to be answered. An answer to the question whether anybody is in danger refers to the text about which it was asked, which
 * is then answered as if it had just been written; one that is pressed on an older question refers to the latest. Who has said no is not asked again in the same conversation.
 */
export function askedText(before: Conversation, content: string): AskedText {
  const { messages } = before;
  const isSafe = messages.some(({ content: said }, at) => languageAsked(messages[at - 1]) !== null && answerToDanger(said) === "no");
  const last = languageAsked(messages.at(-1));
  const pressed = pressedAnswer(content);
  const answer = last === null ? pressed : answerToDanger(content);
  if (answer === null) return { text: content, before, answer: null, isSafe, afterDanger: last, unanswered: [], lastAnswered: null };
  const at = messages.findLastIndex((message) => languageAsked(message) !== null);
  const about = messages[at - 1];
  const isCleared = answer === "no";
  const { unanswered, lastAnswered } = isCleared ? openBefore(before, at) : { unanswered: [], lastAnswered: null };
  const state = { answer, isSafe: isSafe || isCleared, afterDanger: null, unanswered, lastAnswered };
  if (about?.role !== "user") return { text: content, before, ...state };
  return { ...openAt(before, at - 1), ...state };
}

const openAt = (before: Conversation, at: number): Open => ({
  text: before.messages[at]?.content ?? "",
  before: { ...before, messages: before.messages.slice(0, at) },
});

/** Returns what stands open where the danger before `at` is cleared. */
function openBefore(before: Conversation, at: number): Pick<AskedText, "unanswered" | "lastAnswered"> {
  const { messages } = before;
  const isAsked = (message: Message | undefined) => languageAsked(message) !== null;
  const since = messages.findLastIndex((message, index) => index < at && message.role === "assistant" && !isAsked(message));
  const places = messages.flatMap(({ role }, index) =>
    role === "user" && index > since && index < at && isAsked(messages[index + 1]) ? [index] : [],
  );
  const answered = messages.findLastIndex(({ role }, index) => role === "user" && index < since && isMatter(messages[index + 1]));
  return {
    unanswered: places.toReversed().map((place) => openAt(before, place)),
    lastAnswered: answered < 0 ? null : openAt(before, answered),
  };
}

/** Whether an answer was to a matter: it names advisors, or areas to choose from. */
const isMatter = (message: Message | undefined) =>
  (message?.advisors ?? message?.advisorRecommendations) !== undefined || (message?.need?.topics.length ?? 0) > 0;

/** The language of the question, and of calm words that may answer no danger: both are known by the answer that can be pressed. */
const languageAsked = (message: Message | undefined): TextLanguage | null =>
  message?.role === "assistant" ? (message.choices?.map(languageOfAnswer).find((language) => language !== null) ?? null) : null;
