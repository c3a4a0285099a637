import { useEffect, useRef } from "react";
import { rememberWords } from "#app/ui/fields/kept-words";
import type { ShownMessage } from "../conversation/conversation";

type Messages = readonly ShownMessage[];

/** What the reader had said of a matter when an answer about it came, in their words; nothing of another matter before it. */
export function needUntil(messages: Messages, answer: number): string {
  const since = messages.find(({ number }) => number === answer)?.since ?? 0;
  const own = messages.filter(({ role, number }) => role === "user" && number >= since && number < answer);
  return own.map(({ content }) => content).join("\n");
}

/**
 * Keeps what advisors were named for within this window, for an hour that is chosen elsewhere; a talk that is deleted is forgotten there, too. What was said
 * before (`hasLater`) takes nothing's place.
 */
export function useRememberedNeed(messages: Messages, hasLater: boolean) {
  const answer = messages.findLast(({ advisors, advisorRecommendations }) => advisors ?? advisorRecommendations);
  const need = answer ? needUntil(messages, answer.number) : "";
  const before = useRef("");
  useEffect(() => {
    if (hasLater) return;
    if (need || before.current) rememberWords(need);
    before.current = need;
  }, [need, hasLater]);
}
