import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** SQL condition: the client disputes the price of a consultation with their bank, and nobody has decided yet. `id` is a consultation's id in the statement. */
export const isDisputed = (id: SQLWrapper): SQL => sql`exists (
  select from payment_disputes disputed where disputed.consultation_id = ${id} and disputed.outcome is null)`;
