import type { CalmWords } from "#app/features/danger/danger-line";
import type { DocumentProblem } from "../documents/document-limits";
import type { Saying } from "../recommend/streamed-answer";
import type { Room } from "./conversation";

/** The server's response to an assistant form that stays on its page. Errors are text keys by field; `form` is the form as a whole. */
export interface PostAnswer {
  ok: boolean;
  room: Room;
  errors: Partial<Record<"content" | "document" | "form", PostError>>;
  /** Text typed, returned when it was refused. */
  content: string;
  /** Shown to a person in danger despite too many messages. */
  calm?: CalmWords;
  /** Distinguishes consecutive responses. */
  number: number;
  /** Whether the minimum display time applies. */
  pace: boolean;
  /** The model's words, as they stream. */
  saying?: Promise<Saying | null>;
}

export type PostError =
  | DocumentProblem
  | "assistant.messageEmpty"
  | "assistant.messageTooLong"
  | "assistant.messageInvalid"
  | "assistant.tooManyMessages"
  | "assistant.tooManyDocuments"
  | "assistant.tooManyToday"
  | "assistant.answersMissing"
  | "assistant.failed";

/** Returns where a room's forms post to; with React, without leaving the page. */
export function postPath(room: Room, isStaying: boolean): string {
  const query = new URLSearchParams(room === "assistant" ? {} : { room });
  if (isStaying) query.set("stay", "");
  const text = query.toString();
  return text ? `/ai-assistant?${text}` : "/ai-assistant";
}

/** Returns the path of a room's newest answer. */
export const answerPath = (room: Room) => (room === "assistant" ? "/ai-assistant#answer" : `/${room}#answer`);

/** Returns the path of the messages before a given one, on the assistant's page. */
export function earlierPath(room: Room, before: number): string {
  const query = new URLSearchParams(room === "assistant" ? {} : { room });
  query.set("before", String(before));
  return `/ai-assistant?${query}`;
}

/** Returns the path of a room's page. */
export function roomPath(room: Room): string {
  return room === "assistant" ? "/ai-assistant" : `/${room}#matcher`;
}
