import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { reviews } from "#app/db/schema/booking";
import { isPaidFor } from "./paid-for.server";

/** What everybody sees and counts of what clients said: revealed, hidden by nobody, and of a consultation that was held and paid for, since asking and reviewing cost nothing. */
export const isCounted = () =>
  and(eq(reviews.authorSide, "client"), isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt), isPaidFor(reviews.consultationId));
