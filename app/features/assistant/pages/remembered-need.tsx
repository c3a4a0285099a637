import { useEffect, useRef } from "react";
import { useNames } from "#app/languages/names";
import { rememberWords } from "#app/ui/fields/stored-text";
import type { ShownMessage } from "../conversation/conversation";

type Messages = readonly ShownMessage[];

/** Returns the reader's own words about a matter up to an answer, a pressed choice by its name as they read it; nothing from an earlier matter. */
export function needUntil(messages: Messages, answer: number, named: (english: string) => string): string {
  const since = messages.find(({ number }) => number === answer)?.since ?? 0;
  const own = messages.filter(({ role, number }) => role === "user" && number >= since && number < answer);
  return own.map(({ content }) => named(content)).join("\n");
}

/**
 * Remembers within this window the need behind the advisors named, for a booking elsewhere; deleting the conversation clears it. Older
 * pages of the conversation (`hasLater`) do not overwrite it.
 */
export function useRememberedNeed(messages: Messages, hasLater: boolean) {
  const answer = messages.findLast(({ advisors, advisorRecommendations }) => advisors ?? advisorRecommendations);
  const named = useNames();
  const need = answer ? needUntil(messages, answer.number, named) : "";
  const before = useRef("");
  useEffect(() => {
    if (hasLater) return;
    if (need || before.current) rememberWords(need);
    before.current = need;
  }, [need, hasLater]);
}
