import { setTimeout as wait } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** How often a transaction is begun at most. */
const MOST_TIMES = 4;
const PAUSE_MS = 20;
/** SQLSTATEs of a deadlock and of a refused serialization: the database has undone everything, and asks to begin again. */
const ASKED_TO_BEGIN_AGAIN = new Set(["40P01", "40001"]);

/**
 * Begins a transaction again, a few times at most, that the database ended because it and another waited for each other: whoever ends a session must not lose to
 * what that session is doing. What its work does must therefore be in the database alone. Those that only read write into files on the way, and are not begun again.
 */
export function beginAgain<Opened extends Pick<NodePgDatabase, "transaction">>(database: Opened): Opened {
  const once = database.transaction.bind(database);
  database.transaction = async (work, settings) => {
    for (let time = 1; ; time += 1)
      try {
        return await once(work, settings);
      } catch (error) {
        if (time === MOST_TIMES || settings?.accessMode === "read only" || !asksToBeginAgain(error)) throw error;
        await wait(PAUSE_MS * Math.random());
      }
  };
  return database;
}

/** Whether an error, or its cause, is the database's wish that the transaction begins again. */
function asksToBeginAgain(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return ASKED_TO_BEGIN_AGAIN.has(code ?? "") || (cause !== undefined && cause !== error && asksToBeginAgain(cause));
}
