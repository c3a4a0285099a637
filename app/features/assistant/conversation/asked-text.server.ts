import { answerToDanger } from "#app/features/danger/doubtful/danger-question";
import type { Conversation } from "./conversations.server";

/** What is answered: the text, the conversation before it, what was said to the question whether anybody is in danger, and whether nobody is. */
export interface AskedText {
  text: string;
  before: Conversation;
  answer: "yes" | "no" | null;
  isSafe: boolean;
}

type Message = Conversation["messages"][number];

/**
 * Returns what a message asks to be answered. An answer to the question whether anybody is in danger refers to the text about which it was asked, which
 * is then answered as if it had just been written. Who has said no is not asked again in the same conversation.
 */
export function askedText(before: Conversation, content: string): AskedText {
  const { messages } = before;
  const isSafe = messages.some(({ content: said }, at) => isQuestion(messages[at - 1]) && answerToDanger(said) === "no");
  const answer = isQuestion(messages.at(-1)) ? answerToDanger(content) : null;
  const about = messages.at(-2);
  if (answer === null || about?.role !== "user") return { text: content, before, answer: null, isSafe };
  return { text: about.content, before: { ...before, messages: messages.slice(0, -2) }, answer, isSafe: isSafe || answer === "no" };
}

/** The question, and calm words that may answer no danger, are known by the answer that can be pressed. */
const isQuestion = (message: Message | undefined) =>
  message?.role === "assistant" && message.choices?.some((choice) => answerToDanger(choice) === "no") === true;
