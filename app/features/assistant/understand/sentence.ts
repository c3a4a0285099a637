import type { AssistantMessage } from "../messages";

/** A text to be said: its key in the assistant's messages, and what stands in its places. */
export interface Sentence {
  key: AssistantMessage;
  values?: Record<string, string | number>;
}
