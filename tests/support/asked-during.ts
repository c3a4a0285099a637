import { sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";

/**
 * Has somebody ask while what another does is not committed yet, and gives the answer that they get after it: the transaction ends once whoever asks waits for
 * it, or is answered without waiting.
 */
export async function askedDuring<Answer>(change: (tx: Transaction) => Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  await db.transaction(async (tx) => {
    await change(tx);
    let isAnswered = false;
    asked = ask();
    void asked.finally(() => {
      isAnswered = true;
    });
    // Other tests wait for locks of their own databases in the same server.
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await db.execute(waiting)).rows.length > 0;
    while (!isAnswered && !(await isWaiting()));
  });
  return asked!;
}
