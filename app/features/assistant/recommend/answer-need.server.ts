import type { Connection } from "#app/db/client.server";
import type { CategoryId } from "#app/features/catalog/categories";
import { topicByName } from "#app/features/topics/topic-list";
import { answerMessage } from "../conversation/answer-message.server";
import { needOfDocument } from "../understand/need-so-far";
import { understand } from "../understand/understand";

/** What the assistant makes of one text by itself: the areas, their first category, and the advisors it would name, best first. */
export interface NeedAnswer {
  topics: string[];
  category: CategoryId | null;
  /** Slugs. */
  advisors: string[];
}

/** Answers a text as the assistant does, outside of any conversation and for nobody in particular. */
export async function answerNeed(
  connection: Connection,
  { text, isDocument }: { text: string; isDocument: boolean },
  now: Date,
): Promise<NeedAnswer> {
  const understood = understand(text);
  const need = isDocument ? needOfDocument(understood) : understood;
  const { result } = await answerMessage(connection, { need, text: isDocument ? "" : text, userId: null, now }, 0);
  const topics = (result.need ?? need).topics.map(({ topic }) => topic as string);
  return { topics, category: topicByName(topics[0] ?? "")?.category ?? null, advisors: (result.advisors ?? []).map(({ slug }) => slug) };
}
