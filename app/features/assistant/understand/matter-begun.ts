import { goesOn } from "./goes-on";
import type { Need } from "./need";
import { isOtherMatter } from "./need-so-far";

interface Said {
  number: number;
  role: "user" | "assistant";
  content: string;
  need?: Need;
}

/** With which message of the reader's own the matter began that each answer is about, by the answer's number; left out for those about the first one. */
export function mattersBegun(messages: readonly Said[]): Map<number, number> {
  const begun = new Map<number, number>();
  let known: Need | null = null;
  let since: number | undefined;
  // A question that was asked back belongs to the answer behind it.
  let asked: Said | null = null;
  for (const message of messages) {
    const { need, role } = message;
    if (role === "user") asked ??= message;
    // An answer that is beside every matter ends nothing, and is no part of one.
    if (role === "assistant" && !need) asked = null;
    if (need && need.topics.length > 0) {
      if (known && asked && isOtherMatter(known, need) && !goesOn(asked.content)) since = asked.number;
      [known, asked] = [need, null];
    }
    if (role === "assistant" && since !== undefined) begun.set(message.number, since);
  }
  return begun;
}
