import { continuesQuestion } from "./continues-question";
import type { Need } from "./need";
import { isOtherMatter } from "./need-so-far";

interface Said {
  number: number;
  role: "user" | "assistant";
  content: string;
  need?: Need;
}

/** Returns by answer number which of the reader's messages began the answer's matter; omits answers about the first matter. */
export function mattersBegun(messages: readonly Said[]): Map<number, number> {
  const begun = new Map<number, number>();
  let known: Need | null = null;
  let since: number | undefined;
  // A question asked back belongs to the answer after it.
  let asked: Said | null = null;
  for (const message of messages) {
    const { need, role } = message;
    if (role === "user") asked ??= message;
    // An off-topic answer ends no matter, and belongs to none.
    if (role === "assistant" && !need) asked = null;
    if (need && need.topics.length > 0) {
      if (known && asked && isOtherMatter(known, need) && !continuesQuestion(asked.content)) since = asked.number;
      [known, asked] = [need, null];
    }
    if (role === "assistant" && since !== undefined) begun.set(message.number, since);
  }
  return begun;
}
