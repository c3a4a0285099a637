import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isOverdrawn } from "./held-back.server";

/**
 * SQL condition: a transfer to the provider that has not begun is held: of what it would send something was disputed or refunded since. One that has begun is
 * finished, since nobody can tell whether it was made. `ordered` is the alias of the order.
 */
export const isTransferHeld = (at: Date): SQL => sql`(ordered.attempts = 0 and exists (
  select from payout_statements ordered_by where ordered_by.id = ordered.statement_id
    and ${isOverdrawn(sql`ordered_by.adviser_id`, sql`ordered_by.currency`, at)}))`;

/** SQL condition: a statement's transfer through the provider is not done yet. */
export const isTransferOpen = (statementId: SQLWrapper): SQL<boolean> => sql`exists (select from payment_orders ordered
  where ordered.statement_id = ${statementId} and ordered.action = 'transfer' and ordered.done_at is null)`;

/** SQL value: where the provider's transfer of a payout stands until it is done: 'held', or 'refused' once it was given up; null without one. */
export const openTransfer = (statementId: SQLWrapper, at: Date): SQL<"underWay" | "held" | "refused" | null> => sql`(
  select case when ordered.parked_at is not null then 'refused' when ${isTransferHeld(at)} then 'held' else 'underWay' end from payment_orders ordered
  where ordered.statement_id = ${statementId} and ordered.action = 'transfer' and ordered.done_at is null)`;
