import { sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { replyMinutesOf } from "#app/features/ratings/reply-time.server";
import { isCountedAsAnswered, isCountedAsUnanswered } from "#app/features/ratings/unanswered.server";
import type { Transition } from "./consultation";
import type { ConsultationRow } from "./consultation-row.server";

/**
 * Updates the figures an advisor is ranked by, in the transition's transaction: only the first answer to a request counts, and one to somebody who costs nothing
 * once (`isCountedAsAnswered`); an unanswered request that is withdrawn no longer counts, nor one that expired without having weight (`isCountedAsUnanswered`).
 */
export async function updateFigures(
  tx: Transaction,
  before: ConsultationRow | null,
  { id, advisorId }: ConsultationRow,
  transition: Transition,
) {
  if (!before) return countRequest(tx, advisorId);
  const isForgotten = transition === "withdraw" || (transition === "expire" && !(await isCountedAsUnanswered(tx, id)));
  if (isForgotten && before.respondedAt === null) await forgetRequest(tx, advisorId);
  const isAnswer = transition === "accept" || transition === "decline" || transition === "counter";
  if (!isAnswer || before.respondedAt !== null) return;
  if (await isCountedAsAnswered(tx, id)) await countAnswer(tx, advisorId);
  else await forgetRequest(tx, advisorId);
}

const countRequest = async (tx: Transaction, advisorId: string) => {
  await tx.execute(sql`update advisers set requests_received = requests_received + 1 where id = ${advisorId}`);
};

const forgetRequest = (tx: Transaction, advisorId: string) =>
  tx.execute(sql`update advisers set requests_received = greatest(requests_received - 1, requests_answered) where id = ${advisorId}`);

const countAnswer = (tx: Transaction, advisorId: string) =>
  tx.execute(sql`
    update advisers set requests_answered = requests_answered + 1, requests_received = greatest(requests_received, requests_answered + 1),
      reply_minutes = ${replyMinutesOf(advisorId)}
    where id = ${advisorId}`);
