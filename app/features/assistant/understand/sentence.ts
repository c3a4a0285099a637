import type { AssistantMessage } from "../messages";

/** A text to be shown: its key in the assistant's messages, and its values. */
export interface Sentence {
  key: AssistantMessage;
  values?: Record<string, string | number>;
}
