import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whether all that a consultation costs has been paid: an admin has seen what is due arrive, or no longer asks for it, or the provider has taken it.
 * One of which neither is kept is from before payments were, and counts. `id` is that of a consultation in the statement.
 */
export const isPaidFor = (id: SQLWrapper): SQL => sql`(
  not exists (select from outside_payments paid join consultations priced on priced.id = paid.consultation_id
    where paid.consultation_id = ${id} and priced.total_price - priced.refunded - paid.let_go > paid.received - paid.returned)
  and not exists (select from payments taken where taken.consultation_id = ${id} and taken.status <> 'captured'))`;

/** Whether somebody has had a consultation that was held and paid: an account that was not made for the sake of a request. */
export const hasPaidBefore = (clientId: SQLWrapper): SQL => sql`exists (
  select from consultations held where held.client_id = ${clientId} and held.status = 'completed' and ${isPaidFor(sql`held.id`)})`;
