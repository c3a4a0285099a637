import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** SQL value: where the provider's transfer of a payout stands until it is done, 'refused' once it was given up; null without one. */
export const openTransfer = (statementId: SQLWrapper): SQL<"underWay" | "refused" | null> => sql`(
  select case when ordered.parked_at is null then 'underWay' else 'refused' end from payment_orders ordered
  where ordered.statement_id = ${statementId} and ordered.action = 'transfer' and ordered.done_at is null)`;
