import type { Connection } from "#app/db/client.server";
import type { CategoryId } from "#app/features/catalog/categories";
import { documentReader, textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { topicByName } from "#app/features/topics/topic-list";
import { answerMessage } from "../conversation/answer-message.server";
import { needOfDocument } from "../understand/need-so-far";
import { understand } from "../understand/understand";

/** The assistant's result for a single text: areas, their first category, and the advisors it would name, best first. */
export interface NeedAnswer {
  topics: string[];
  category: CategoryId | null;
  /** Slugs. */
  advisors: string[];
}

/** Answers a text like the assistant, but without a conversation or a user. `reader` is for measuring: null uses the dictionary alone. */
export async function answerNeed(
  connection: Connection,
  { text, isDocument }: { text: string; isDocument: boolean },
  now: Date,
  reader?: Reader | null,
): Promise<NeedAnswer> {
  const read = reader === undefined ? await (isDocument ? documentReader() : textReader()) : reader;
  const understood = understand(text, null, read?.(text) ?? null);
  const need = isDocument ? needOfDocument(understood) : understood;
  const { result } = await answerMessage(connection, { need, text: isDocument ? "" : text, userId: null, now }, 0);
  const topics = (result.need ?? need).topics.map(({ topic }) => topic as string);
  return { topics, category: topicByName(topics[0] ?? "")?.category ?? null, advisors: (result.advisors ?? []).map(({ slug }) => slug) };
}
