import { expect, test } from "vitest";
import type { ConversationView } from "./conversation";
import { packConversation, wholeConversation } from "./packed-conversation";

const NEW: ConversationView = {
  room: "business",
  stage: "welcome",
  answers: {},
  messages: [],
  hasEarlier: false,
  hasLater: false,
  faces: {},
  startedAt: "2026-03-01T12:00:00.000Z",
  isSignedIn: true,
  pace: true,
};

test("a new conversation is carried as when it begins, and is whole again on the page", () => {
  const packed = packConversation(NEW);
  expect(packed).toEqual({ startedAt: NEW.startedAt, isSignedIn: true, pace: true });
  expect(wholeConversation("business", packed)).toEqual(NEW);
});

test.each<[string, Partial<ConversationView>]>([
  ["messages", { messages: [{ number: 1, role: "user", content: "Hello", timestamp: NEW.startedAt }] as never }],
  ["a stage", { stage: "guided" as never }],
  ["answers", { answers: { goal: "Growth" } as never }],
])("one with %s is carried as it is", (_, part) => {
  const view = { ...NEW, ...part };
  expect(wholeConversation("business", packConversation(view))).toEqual(view);
});
