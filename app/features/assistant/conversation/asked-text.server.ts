import { answerToDanger, languageOfAnswer, pressedAnswer } from "#app/features/danger/doubtful/danger-question";
import { denialIn } from "#app/features/danger/doubtful/denials";
import { isDespair } from "#app/features/danger/doubtful/despair";
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
  /** What a message says after it has denied a danger; empty if it says no more. */
  rest: string;
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
  const written = asWritten(before, content);
  const { answer, rest } =
    written.afterDanger === null ? { answer: pressedAnswer(content), rest: "" } : answered(messages, messages.length, content);
  if (answer === null) return written;
  const at = messages.findLastIndex((message) => languageAsked(message) !== null);
  const about = messages[at - 1];
  const isCleared = answer === "no";
  const { unanswered, lastAnswered } = isCleared ? openBefore(before, at) : { unanswered: [], lastAnswered: null };
  const state = { answer, isSafe: written.isSafe || isCleared, rest, afterDanger: null, unanswered, lastAnswered };
  if (about?.role !== "user") return { text: content, before, ...state };
  return { ...openAt(before, at - 1), ...state };
}

/** Returns a message as one that answers no question about a danger. */
export function asWritten(before: Conversation, content: string): AskedText {
  const { messages } = before;
  const asked = (at: number) => languageAsked(messages[at]);
  // What is said after a denial may be a danger again, which is then answered as one.
  const isSafe = messages.some(
    ({ content: said }, at) => asked(at - 1) !== null && asked(at + 1) === null && answered(messages, at, said).answer === "no",
  );
  const afterDanger = languageAsked(messages.at(-1));
  return { text: content, before, answer: null, isSafe, rest: "", afterDanger, unanswered: [], lastAnswered: null };
}

/** Returns what the message at a place says to the question before it. That somebody is fine is no answer where they had said that they want to die; that nobody is in danger is one. */
function answered(messages: readonly Message[], at: number, said: string): Pick<AskedText, "answer" | "rest"> {
  const answer = answerToDanger(said);
  const denial = answer === null ? denialIn(said) : null;
  if (denial === null) return { answer, rest: "" };
  return { answer: denial.isOfNobody || !isAfterDespair(messages, at) ? "no" : null, rest: denial.rest };
}

/** Of what was said since the danger was first spoken of, the first message and the last two are looked at. */
function isAfterDespair(messages: readonly Message[], at: number): boolean {
  const before = messages.slice(0, at);
  const since = before.findLastIndex((message) => message.role === "assistant" && languageAsked(message) === null);
  const said = before.slice(since + 1).filter(({ role }) => role === "user");
  return [...said.slice(0, 1), ...said.slice(1).slice(-2)].some(({ content }) => isDespair(content));
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
