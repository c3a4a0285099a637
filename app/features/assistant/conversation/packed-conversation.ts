import type { ConversationView } from "./conversation";

type New = Pick<ConversationView, "startedAt" | "isSignedIn" | "pace">;

/** A conversation as a category's page carries it: a new one is only when it begins, because most visitors have no other. */
export type PackedConversation = ConversationView | New;

export function packConversation(view: ConversationView): PackedConversation {
  const { startedAt, isSignedIn, pace, messages, stage, answers } = view;
  const isNew = messages.length === 0 && stage === "welcome" && Object.keys(answers).length === 0;
  return isNew ? { startedAt, isSignedIn, pace } : view;
}

export const wholeConversation = (room: ConversationView["room"], packed: PackedConversation): ConversationView => ({
  room,
  stage: "welcome",
  answers: {},
  messages: [],
  hasEarlier: false,
  hasLater: false,
  faces: {},
  ...packed,
});
