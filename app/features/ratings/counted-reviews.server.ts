import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { reviews } from "#app/db/schema/booking";
import { isPaidFor } from "./paid-for.server";

/**
 * What counts of what one side said, of an advisor or of a client: revealed, hidden by nobody, and of a consultation that was held and paid for, since asking and
 * reviewing cost nothing.
 */
export const isCounted = (by: "client" | "advisor" = "client") =>
  and(eq(reviews.authorSide, by), isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt), isPaidFor(reviews.consultationId));
