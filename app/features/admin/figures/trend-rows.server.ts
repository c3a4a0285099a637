import { type AnyColumn, and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations, reviews } from "#app/db/schema/booking";
import { emptySearches } from "#app/db/schema/catalog";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { KEPT_FEE } from "#app/features/money/earnings.server";
import { isNotReplaced } from "#app/features/schedule/not-replaced.server";
import { beginBefore } from "./trend-range";

/** Bucket boundaries for counting rows: the start of the comparison period, the start of each step, and the end of the range. */
type Bounds = readonly [Date, ...Date[]];

/** Bucket number of the first step (`width_bucket` counts from 1); bucket 1 is the comparison period. */
export const FIRST = 2;

/** Returns the bucket boundaries of the steps, with a comparison period as long as the elapsed time. */
export function boundsOf(moments: readonly Date[], now: Date): Bounds {
  const [first = now, end = now] = [moments[0], moments.at(-1)];
  return [beginBefore(first, end, now), ...moments];
}

const iso = (moments: readonly Date[]) =>
  sql`array[${sql.join(
    moments.map((moment) => sql`${moment.toISOString()}`),
    sql`, `,
  )}]::timestamptz[]`;

const bucketOf = (column: AnyColumn | SQL, bounds: Bounds) => sql<number>`width_bucket(${column}, ${iso(bounds)})`;
const within = (column: AnyColumn, bounds: Bounds) => and(gte(column, bounds[0]), lt(column, bounds.at(-1) ?? bounds[0]));
const times = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;

/** Counts the requests per step: all, answered and agreed; replaced requests are left out. */
export const requestsIn = (bounds: Bounds) =>
  db
    .select({
      bucket: bucketOf(consultations.createdAt, bounds),
      requested: sql<number>`count(*)::int`,
      answered: times(sql`${consultations.respondedAt} is not null`),
      booked: times(sql`${consultations.agreedAt} is not null`),
    })
    .from(consultations)
    .where(and(within(consultations.createdAt, bounds), isNotReplaced()))
    .groupBy(sql`1`);

/** Sums price and kept platform fee of completed consultations, by scheduled time and currency. */
export const heldIn = (bounds: Bounds) =>
  db
    .select({
      bucket: bucketOf(consultations.scheduledTime, bounds),
      currency: consultations.currency,
      total: sql<number>`sum(${consultations.totalPrice})::float8`,
      fee: sql<number>`sum(${KEPT_FEE})::float8`,
    })
    .from(consultations)
    .leftJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id))
    .where(and(eq(consultations.status, "completed"), within(consultations.scheduledTime, bounds)))
    .groupBy(sql`1`, consultations.currency);

/** Sums and counts clients' revealed ratings, by creation time: of few, a sum would tell what is sealed. */
export const ratingsIn = (bounds: Bounds) =>
  db
    .select({
      bucket: bucketOf(reviews.createdAt, bounds),
      sum: sql<number>`sum(${reviews.rating})::int`,
      of: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(
      and(eq(reviews.authorSide, "client"), isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt), within(reviews.createdAt, bounds)),
    )
    .groupBy(sql`1`);

/** Searches without results. They are counted per week, so each counts on its Monday. */
export function searchesIn(bounds: Bounds) {
  const monday = sql`(${emptySearches.week}::timestamp at time zone 'UTC')`;
  const [first, end] = [bounds[0], bounds.at(-1) ?? bounds[0]];
  return db
    .select({ bucket: bucketOf(monday, bounds), times: sql<number>`sum(${emptySearches.times})::int` })
    .from(emptySearches)
    .where(sql`${monday} >= ${first.toISOString()}::timestamptz and ${monday} < ${end.toISOString()}::timestamptz`)
    .groupBy(sql`1`);
}
