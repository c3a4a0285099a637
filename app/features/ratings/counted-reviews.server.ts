import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { consultations, reviews } from "#app/db/schema/booking";
import { isContested } from "./contested.server";
import { isPaidFor } from "./paid-for.server";

/**
 * Condition for reviews that count, by one side about the other: revealed, not hidden, and of a consultation that took place undisputed and was paid for, since
 * requesting and reviewing are free.
 */
export const isCounted = (by: "client" | "advisor" = "client") =>
  and(eq(reviews.authorSide, by), isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt), isPaidFor(reviews.consultationId), isHeld);

const isHeld = sql`not exists (select from ${consultations} where ${consultations.id} = ${reviews.consultationId}
  and (${consultations.status} = 'no-show' or ${isContested}))`;
