import { db, type Transaction } from "#app/db/client.server";
import type { ReplacedTerms } from "../replaced-terms";
import { lockAdvisor } from "./advisor-lock.server";
import type { BookingAnswer, reserveTime } from "./reserve-time.server";

type Taken = Awaited<ReturnType<typeof reserveTime>>;

/** Replaces a request by a new one in a single transaction: if the new request fails, the old one stays as it was. */
export async function replaceFirst(
  advisorId: string,
  first: (tx: Transaction) => Promise<ReplacedTerms | null>,
  take: (tx: Transaction, replaces: ReplacedTerms) => Promise<Taken>,
): Promise<Taken> {
  const outcome: { refused?: Exclude<Taken, BookingAnswer> } = {};
  try {
    return await db.transaction(async (tx) => {
      // Read the replaced request only after taking the lock: the advisor may have answered meanwhile.
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
