import { CONVERSATION_DAYS } from "../limits";

/** Texts of the assistant's chat. */
export const chatMessages = {
  title: "AI Assistant",
  intro: "Say what you need, and meet advisors from the directory who fit.",
  greeting:
    "Hello! I know every advisor here. Tell me what you are working on: the topic, when you need help, your budget, your language or your city, in your own words.",
  starter1: "We need a patent lawyer who speaks German",
  starter2: "Can we afford to hire more people this year?",
  starter3: "Our website is slow and loses customers",
  starter4: "A marketing plan for a product that nobody knows yet",
  starterOwn: "I have a question about {topic}",
  conversation: "Conversation with the assistant",
  typing: "The assistant is typing...",
  messagePlaceholder: "For example: a patent lawyer who speaks German",
  messagePlaceholderOwn: "For example: somebody who speaks German",
  deleteConversation: "Delete conversation",
  deleteText: "Everything said here is deleted at once and cannot be restored.",
  deleteAnonymousNote: `This conversation is kept for ${CONVERSATION_DAYS} days in this browser, then deleted.`,
  deletePersonalNote: `This conversation is kept for ${CONVERSATION_DAYS} days in your account, then deleted.`,
  deleted: "The conversation is deleted.",
  notice: "Answers come from the advisor directory, by software. They are not advice themselves.",
} as const;
