import { type SQL, sql } from "drizzle-orm";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, weeklyHours } from "#app/db/schema/advisors";
import { foldText, searchWords } from "#app/features/catalog/search-words";
import { costsAtMost } from "#app/features/matching/preference-conditions.server";
import { withEnglishCities } from "#app/features/places/cities-in-text.server";
import { hasOfferedArea } from "#app/features/topics/offered-areas.server";
import { knownTopics, offeredTopics } from "#app/features/topics/topic-list";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import { countriesCalled } from "./countries-called";
import type { DirectoryQuery } from "./directory-query";
import type { EXPERIENCE_OPTIONS } from "./filter-options";
import { mayBeOpenOn } from "./order/by-calendar.server";

const EXPERIENCE_SPANS: Record<(typeof EXPERIENCE_OPTIONS)[number], string[]> = {
  "4": ["4-7", "8-12", "13-20", "20+"],
  "8": ["8-12", "13-20", "20+"],
  "13": ["13-20", "20+"],
  "20": ["20+"],
};

const EVENING_STARTS_MINUTE = 18 * 60;
const SATURDAY = 6;

const isLeaving = sql`exists (select from ${accountDeletions} where ${accountDeletions.userId} = ${users.id})`;

/** SQL condition for public advisors: approved, with an offered area and an account neither suspended nor about to be deleted. The query must join `users`. */
export const isPublic = sql`${advisors.status} = 'approved' and ${users.suspendedAt} is null and not ${isLeaving} and ${hasOfferedArea}`;

/** Returns the filters as SQL conditions on a row of `advisors` and its row `w` of `adviser_words`. */
export function filterConditions(query: DirectoryQuery, expertise: readonly string[]): SQL[] {
  return [
    query.expertise === undefined ? null : hasTopic(expertise),
    query.price === undefined ? null : costsAtMost({ amount: query.price * minorUnitsOf(query.currency), currency: query.currency }),
    query.rating === undefined ? null : isRatedAtLeast(Number(query.rating)),
    query.language === undefined ? null : sql`${query.language} = any(${advisors.languages})`,
    query.availability === undefined ? null : AVAILABLE[query.availability],
    query.experience === undefined ? null : sql`${advisors.experience} = any(${sql.param(EXPERIENCE_SPANS[query.experience])}::text[])`,
    query.location === undefined ? null : isAt(query.location),
    query.date === undefined ? null : mayBeOpenOn(query.date, query.zone, sql`${advisors.availabilityStatus} = 'away'`),
  ].filter((condition) => condition !== null);
}

/** Returns the condition that advisors without an offered area are not listed; empty when every area is offered. */
export const onlyOffered = (): SQL[] =>
  offeredTopics().length === knownTopics().length ? [] : [hasTopic(offeredTopics().map(({ slug }) => slug))];

/** SQL condition: the advisor has one of these areas. */
function hasTopic(slugs: readonly string[]): SQL {
  return slugs.length === 0 ? sql`false` : sql`w.words @@ ${slugs.map((slug) => `'t:${slug}'`).join(" | ")}::tsquery`;
}

const isRatedAtLeast = (rating: number) =>
  sql`(${advisors.ratingCount} > 0 and ${advisors.ratingSum} >= ${rating}::numeric * ${advisors.ratingCount})`;

const worksThen = (then: SQL) => sql`exists (select from ${weeklyHours} where ${weeklyHours.advisorId} = ${advisors.id} and ${then})`;

const AVAILABLE = {
  now: sql`${advisors.availabilityStatus} = 'available'`,
  evenings: worksThen(sql`${weeklyHours.endMinute} > ${EVENING_STARTS_MINUTE}::int`),
  weekends: worksThen(sql`${weeklyHours.weekday} >= ${SATURDAY}::int`),
};

/** SQL condition: every word of the location starts a word of the city or the country, in any language of the site. */
function isAt(location: string) {
  const place = sql`to_tsvector('simple', regexp_replace(normalize(${advisors.city} || ' ' || ${advisors.country}, NFKD), '[\u0300-\u036f]', '', 'g'))`;
  const words = searchWords(foldText(withEnglishCities(location)));
  if (words.length === 0) return sql`false`;
  return sql.join(
    words.map(
      (word) =>
        sql`(${place} @@ to_tsquery('simple', ${`${word}:*`}) or ${advisors.country} = any(${sql.param(countriesCalled(word))}::text[]))`,
    ),
    sql` and `,
  );
}
