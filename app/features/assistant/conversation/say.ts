import type { AssistantMessage } from "../messages";

/** Says a text of the assistant in the reader's language. */
export type Say = (key: AssistantMessage, values?: Record<string, string | number>) => string;
