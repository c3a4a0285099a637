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

/**
 * Whether nothing of the price is left because a client took it back through their bank, or wants to, or because it was sent back at the provider itself: with what
 * the site has refunded. What the site alone refunded leaves a session paid for.
 */
const isTakenBack = (id: SQLWrapper): SQL => sql`exists (
  select from consultations priced cross join lateral (
    select sum(amount) as total from (
      select amount from payment_disputes where consultation_id = priced.id and coalesce(outcome, 'lost') = 'lost'
      union all select amount from provider_refunds where consultation_id = priced.id and failed_at is null) as each) as gone
  where priced.id = ${id} and gone.total > 0 and priced.total_price > 0 and priced.total_price <= gone.total + coalesce((
    select sum(amount) from payment_orders where consultation_id = priced.id and action = 'refund' and done_at is not null), 0))`;

/** Whether a client has had a completed, paid consultation: so the account was not created for the sake of a single request. */
export const hasPaidBefore = (clientId: SQLWrapper): SQL => sql`exists (
  select from consultations held where held.client_id = ${clientId} and held.status = 'completed' and ${isPaidFor(sql`held.id`)})`;

/** Whether somebody has had such a consultation, on either side of it. */
export const hasHadPaid = (userId: SQLWrapper): SQL => sql`(${hasPaidBefore(userId)} or exists (
  select from consultations held join advisers holder on holder.id = held.adviser_id
  where holder.user_id = ${userId} and held.status = 'completed' and ${isPaidFor(sql`held.id`)}))`;
