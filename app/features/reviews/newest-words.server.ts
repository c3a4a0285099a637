import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviews } from "#app/db/schema/booking";
import { isReservedName } from "#app/features/profiles/own-name/reserved-names.server";
import { isCounted } from "#app/features/ratings/counted-reviews.server";
import { hasOfferedArea } from "#app/features/topics/offered-areas.server";
import { cachedRead } from "#app/platform/http/read-cache.server";
import type { ClientWords } from "./client-words";

const MIN_RATING = 4;
/** Long enough to say something, short enough to read in passing. */
const CHARACTERS = { least: 60, most: 240 };
const SHOWN = 2;
/** More are read than shown, since reviews under reserved names are not quoted. */
const LOOKED_AT = 20;

/** The latest reviews by clients of listed advisors, one per advisor: revealed, not hidden, paid, with text, and not under a name that imitates the site. */
export const newestWords = () =>
  cachedRead("newest words of clients", async (): Promise<ClientWords[]> => {
    const newest = db
      .selectDistinctOn([reviews.advisorId], {
        id: reviews.id,
        authorName: reviews.authorName,
        text: reviews.text,
        revealedAt: reviews.revealedAt,
        advisorName: advisors.displayName,
        advisorSlug: advisors.slug,
      })
      .from(reviews)
      .innerJoin(advisors, eq(advisors.id, reviews.advisorId))
      .innerJoin(users, eq(users.id, advisors.userId))
      .where(
        and(
          isCounted(),
          gte(reviews.rating, MIN_RATING),
          sql`length(${reviews.text}) between ${CHARACTERS.least} and ${CHARACTERS.most}`,
          eq(advisors.status, "approved"),
          isNull(users.suspendedAt),
          hasOfferedArea,
        ),
      )
      .orderBy(reviews.advisorId, desc(reviews.revealedAt))
      .as("newest");
    const { authorName, text, advisorName, advisorSlug } = newest;
    const words = await db
      .select({ authorName, text, advisorName, advisorSlug })
      .from(newest)
      .orderBy(desc(newest.revealedAt), desc(newest.id))
      .limit(LOOKED_AT);
    return words.filter((each) => !isReservedName({ isAdmin: false }, each.authorName)).slice(0, SHOWN);
  });
