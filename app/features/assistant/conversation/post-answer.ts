import type { CalmWords } from "#app/features/danger/danger-line";
import type { DocumentProblem } from "../documents/document-limits";
import type { Saying } from "../recommend/streamed-answer";
import type { Room } from "./conversation";

/** What the server answers to a form of the assistant that stays on its page. Errors are keys of the texts, by field; `form` is the whole of it. */
export interface PostAnswer {
  ok: boolean;
  room: Room;
  errors: Partial<Record<"content" | "document" | "form", PostError>>;
  /** What was typed, given back when it was refused. */
  content: string;
  /** What somebody in danger is told, though there were too many messages. */
  calm?: CalmWords;
  /** Tells one answer from the next. */
  number: number;
  /** Whether the minimum display time applies. */
  pace: boolean;
  /** What a model is saying, while it says it. */
  saying?: Promise<Saying | null>;
}

export type PostError =
  | DocumentProblem
  | "assistant.messageEmpty"
  | "assistant.messageTooLong"
  | "assistant.messageInvalid"
  | "assistant.tooManyMessages"
  | "assistant.tooManyDocuments"
  | "assistant.answersMissing"
  | "assistant.failed";

/** Where the pages of a room post to, and, with React, without leaving the page. */
export function postPath(room: Room, isStaying: boolean): string {
  const query = new URLSearchParams(room === "assistant" ? {} : { room });
  if (isStaying) query.set("stay", "");
  const text = query.toString();
  return text ? `/ai-assistant?${text}` : "/ai-assistant";
}

/** The newest answer of a room, on its page. */
export const answerPath = (room: Room) => (room === "assistant" ? "/ai-assistant#answer" : `/${room}#answer`);

/** What was said in a room before a message, on the assistant's page. */
export function earlierPath(room: Room, before: number): string {
  const query = new URLSearchParams(room === "assistant" ? {} : { room });
  query.set("before", String(before));
  return `/ai-assistant?${query}`;
}

/** The page a room is on. */
export function roomPath(room: Room): string {
  return room === "assistant" ? "/ai-assistant" : `/${room}#matcher`;
}
