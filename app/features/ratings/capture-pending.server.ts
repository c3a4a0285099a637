import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * SQL condition: a consultation's price goes through the provider, which has not captured it yet, so it is not paid, paid out or receipted. Checks open orders
 * as well as the status, because older rows became 'captured' when the capture was ordered. `id` is a consultation's id in the statement.
 */
export const isCapturePending = (id: SQLWrapper): SQL => sql`exists (
  select from payments taken where taken.consultation_id = ${id} and (taken.status <> 'captured' or exists (
    select from payment_orders ordered
    where ordered.consultation_id = taken.consultation_id and ordered.action = 'capture' and ordered.done_at is null)))`;
