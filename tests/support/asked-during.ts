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
    const isWaiting = async () => (await db.execute(sql`select 1 from pg_locks where not granted`)).rows.length > 0;
    while (!isAnswered && !(await isWaiting()));
  });
  return asked!;
}
