import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";

/** As every transition does before it changes a time, so that two who change the times of one advisor wait instead of standing in each other's way. */
export const lockAdvisor = (tx: Connection, advisorId: string) =>
  tx.execute(sql`select from advisers where id = ${advisorId} for no key update`);

/**
 * Whether both sides are still there once the advisor's row is locked: the advisor in the directory, and neither suspended nor about to be deleted. The client's row is
 * held as well, so that whoever leaves at this moment waits, and finds the request.
 */
export async function areBothThere(tx: Connection, { advisorId, clientId }: { advisorId: string; clientId: string }): Promise<boolean> {
  await tx.execute(sql`select from users where id = ${clientId} for key share`);
  const { rows } = await tx.execute(sql`
    select from advisers a join users of_advisor on of_advisor.id = a.user_id join users client on client.id = ${clientId}
    where a.id = ${advisorId} and a.status = 'approved' and of_advisor.suspended_at is null and client.suspended_at is null
      and not exists (select from departures d where d.user_id in (a.user_id, client.id))`);
  return rows.length > 0;
}
