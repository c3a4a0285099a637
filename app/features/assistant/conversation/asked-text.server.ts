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
}

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
  if (answer === null) return { text: content, before, answer: null, isSafe, afterDanger: last };
  const at = messages.findLastIndex((message) => languageAsked(message) !== null);
  const about = messages[at - 1];
  const state = { answer, isSafe: isSafe || answer === "no", afterDanger: null };
  if (about?.role !== "user") return { text: content, before, ...state };
  return { text: about.content, before: { ...before, messages: messages.slice(0, at - 1) }, ...state };
}

/** The language of the question, and of calm words that may answer no danger: both are known by the answer that can be pressed. */
const languageAsked = (message: Message | undefined): TextLanguage | null =>
  message?.role === "assistant" ? (message.choices?.map(languageOfAnswer).find((language) => language !== null) ?? null) : null;
