import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isCapturePending } from "./capture-pending.server";

/**
 * Whether a consultation is fully paid: an admin has recorded or waived the amount due, or the provider has captured it, and it has not gone back there as a
 * whole since. One without any payment record predates payments and counts as paid. `id` refers to a consultation in the statement.
 */
export const isPaidFor = (id: SQLWrapper): SQL => sql`(
  not exists (select from outside_payments paid join consultations priced on priced.id = paid.consultation_id
    where paid.consultation_id = ${id} and priced.total_price - priced.refunded - paid.let_go > paid.received - paid.returned)
  and not ${isCapturePending(id)}
  and not ${isTakenBack(id)})`;

/** Whether a client took the whole price back through their bank, or wants to, or it was sent back at the provider itself. */
const isTakenBack = (id: SQLWrapper): SQL => sql`exists (
  select from consultations priced where priced.id = ${id} and priced.total_price > 0 and priced.total_price <= coalesce((
    select sum(gone.amount) from (
      select amount from payment_disputes where consultation_id = priced.id and coalesce(outcome, 'lost') = 'lost'
      union all select amount from provider_refunds where consultation_id = priced.id) as gone), 0))`;

/** Whether a client has had a completed, paid consultation: so the account was not created for the sake of a single request. */
export const hasPaidBefore = (clientId: SQLWrapper): SQL => sql`exists (
  select from consultations held where held.client_id = ${clientId} and held.status = 'completed' and ${isPaidFor(sql`held.id`)})`;
