import { sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";

/**
 * Sends a request while another's change is not committed yet, and returns its response. The transaction commits once the request waits for
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
    // Tests running in parallel wait for locks of their own databases on the same server.
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await db.execute(waiting)).rows.length > 0;
    while (!isAnswered && !(await isWaiting()));
  });
  return asked!;
}
