import { sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { now } from "#app/platform/clock.server";
import { isTransferHeld } from "./transfer-state.server";

/** SQL assignments of a claim: a lease that ends by itself. */
export const CLAIM = sql`attempts = attempts + 1, send_after = now() + interval '20 seconds' * power(2, attempts)`;

const isDue = sql`ordered.action = 'transfer' and ordered.done_at is null and ordered.parked_at is null and ordered.send_after <= now()`;

/**
 * Claims transfers that are due and not held, and returns their ids. The advisor's row is locked before it is looked whether one is held, as it is where a dispute
 * or a refund is recorded: of the two at once, the transfer goes before the other is known, or waits.
 */
export async function claimTransfers(most: number): Promise<string[]> {
  const { rows } = await db.execute<Due>(sql`
    select ordered.id, statement.adviser_id as "advisorId" from payment_orders ordered left join payout_statements statement on statement.id = ordered.statement_id
    where ${isDue} and not ${isTransferHeld(now())} order by ordered.created_at limit ${most}`);
  const claimed: string[] = [];
  for (const due of rows) if (await db.transaction((tx) => claim(tx, due))) claimed.push(due.id);
  return claimed;
}

interface Due extends Record<string, unknown> {
  id: string;
  advisorId: string | null;
}

async function claim(tx: Transaction, { id, advisorId }: Due): Promise<boolean> {
  if (advisorId) await tx.execute(sql`select from advisers where id = ${advisorId} for no key update`);
  const { rowCount } = await tx.execute(
    sql`update payment_orders ordered set ${CLAIM} where ordered.id = ${id} and ${isDue} and not ${isTransferHeld(now())}`,
  );
  return rowCount === 1;
}
