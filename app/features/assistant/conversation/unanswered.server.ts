import { recordEmptyQuestion } from "#app/features/catalog/empty-searches/empty-searches.server";
import { asksForAnybody } from "#app/features/topics/classifier/asked-for-anybody";
import type { Answer } from "./answer-message.server";
import type { MessageJudgement } from "./judge-message.server";

/** Whether a message is about something that neither the catalog nor the site has. Signs without words and a call for just anybody are not. */
const isNotUnderstood = (judged: MessageJudgement, text: string): boolean =>
  judged.kind === "unsure" && judged.topics.length === 0 && /\p{L}/u.test(text) && !asksForAnybody(text);

/** Counts a message that was not understood, without its words: unlike a search, what is told here is personal. */
export async function recordIfNotUnderstood(judged: MessageJudgement, text: string, now: Date): Promise<void> {
  if (isNotUnderstood(judged, text)) await recordEmptyQuestion([], now);
}

/** Counts an answer that names nobody, by the areas it was about. */
export async function recordIfNobody({ result: { need, advisors, advisorRecommendations } }: Answer, now: Date): Promise<void> {
  const named = advisors ?? advisorRecommendations;
  if (named?.length === 0) await recordEmptyQuestion(need?.topics.map(({ topic }) => topic) ?? [], now);
}
