import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { consultations, reviews } from "#app/db/schema/booking";
import { isContested } from "./contested.server";
import { isPaidFor } from "./paid-for.server";

/**
 * What counts of what one side said, of an advisor or of a client: revealed, hidden by nobody, and of a consultation that was held, as far as nobody says otherwise, and paid for, since asking and
 * reviewing cost nothing.
 */
export const isCounted = (by: "client" | "advisor" = "client") =>
  and(eq(reviews.authorSide, by), isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt), isPaidFor(reviews.consultationId), isHeld);

const isHeld = sql`not exists (select from ${consultations} where ${consultations.id} = ${reviews.consultationId}
  and (${consultations.status} = 'no-show' or ${isContested}))`;
