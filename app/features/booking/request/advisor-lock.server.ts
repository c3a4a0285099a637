import { and, eq, exists, isNull, notExists, or, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { canBeBooked } from "../next-options/can-be-booked.server";

/**
 * Locks the advisor's row, as every transition does before changing a time, so that concurrent changes to an advisor's times queue, not deadlock. Asked for at the
 * call, not first when it is awaited: whatever is asked next waits for it.
 */
export const lockAdvisor = (tx: Connection, advisorId: string) =>
  tx.execute(sql`select from advisers where id = ${advisorId} for no key update`).execute();

/**
 * Whether both sides are still available once the advisor's row is locked: the advisor is listed, and neither is suspended or about to be
 * deleted. Locks the client's row as well, so that someone leaving at this moment waits and then sees the request.
 */
export async function areBothThere(tx: Connection, { advisorId, clientId }: { advisorId: string; clientId: string }): Promise<boolean> {
  const locked = tx.execute(sql`select from users where id = ${clientId} for key share`);
  const client = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, clientId), isNull(users.suspendedAt)));
  const leaving = tx
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .where(or(eq(accountDeletions.userId, clientId), eq(accountDeletions.userId, advisors.userId)));
  const read = tx
    .select({ id: advisors.id })
    .from(advisors)
    .where(and(eq(advisors.id, advisorId), canBeBooked, exists(client), notExists(leaving)));
  // The connection runs them in this order.
  const [, there] = await Promise.all([locked, read]);
  return there.length > 0;
}
