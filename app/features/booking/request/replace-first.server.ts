import { db, type Transaction } from "#app/db/client.server";
import type { ReplacedTerms } from "../replaced-terms";
import { lockAdvisor } from "./advisor-lock.server";
import type { BookingAnswer, takeTime } from "./reserve-time.server";

type Taken = Awaited<ReturnType<typeof takeTime>>;

/** Both or neither: when the new request is not to be had, the one that it was to replace stands as it did. */
export async function replaceFirst(
  advisorId: string,
  first: (tx: Transaction) => Promise<ReplacedTerms | null>,
  take: (tx: Transaction, replaces: ReplacedTerms) => Promise<Taken>,
): Promise<Taken> {
  const outcome: { refused?: Exclude<Taken, BookingAnswer> } = {};
  try {
    return await db.transaction(async (tx) => {
      // What is replaced is read once the lock is held: the advisor may have answered meanwhile.
      await lockAdvisor(tx, advisorId);
      const replaces = await first(tx);
      const result = replaces ? await take(tx, replaces) : ({ ok: false, reason: "changedMeanwhile" } as const);
      if (result !== "lost" && result.ok) return result;
      outcome.refused = result;
      return tx.rollback();
    });
  } catch (error) {
    if (outcome.refused) return outcome.refused;
    throw error;
  }
}
