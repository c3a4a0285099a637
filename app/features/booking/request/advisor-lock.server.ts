import { and, eq, exists, isNull, notExists, or, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { canBeAsked } from "../ways-on/can-be-asked.server";

/** As every transition does before it changes a time, so that two who change the times of one advisor wait instead of standing in each other's way. */
export const lockAdvisor = (tx: Connection, advisorId: string) =>
  tx.execute(sql`select from advisers where id = ${advisorId} for no key update`);

/**
 * Whether both sides are still there once the advisor's row is locked: the advisor in the directory, and neither suspended nor about to be deleted. The client's row is
 * held as well, so that whoever leaves at this moment waits, and finds the request.
 */
export async function areBothThere(tx: Connection, { advisorId, clientId }: { advisorId: string; clientId: string }): Promise<boolean> {
  await tx.execute(sql`select from users where id = ${clientId} for key share`);
  const client = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, clientId), isNull(users.suspendedAt)));
  const leaving = tx
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .where(or(eq(accountDeletions.userId, clientId), eq(accountDeletions.userId, advisors.userId)));
  const there = await tx
    .select({ id: advisors.id })
    .from(advisors)
    .where(and(eq(advisors.id, advisorId), canBeAsked, exists(client), notExists(leaving)));
  return there.length > 0;
}
