import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { data } from "react-router";
import { type Connection, db } from "#app/db/client.server";
import { likePattern } from "#app/db/like-pattern";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisorApplications } from "#app/db/schema/applications";
import { certificatesOfApplication } from "#app/features/applications/certificates/certificates.server";
import { dueAt } from "#app/features/applications/review/review-promise";
import type { ListWishes, SortOf } from "../lists/list-shapes";
import { type ApplicationStatus, hoursLeft } from "./application-filters";
import type { ReviewedApplication } from "./reviewed-application";

const A_PAGE = 20;

const applicants = alias(profiles, "applicants");
const reviewers = alias(profiles, "reviewers");

const byName = asc(sql`lower(${advisorApplications.firstName} || ' ' || ${advisorApplications.lastName})`);
const ORDERS: Record<SortOf<"applications">, SQL[]> = {
  oldest: [asc(advisorApplications.createdAt)],
  name: [byName, desc(advisorApplications.createdAt)],
};

/** A page of applications, newest first unless another order is wished, with how many there are of each state. (signed-in-areas.md 7, List applications) */
export async function searchApplications(wishes: ListWishes<"applications">, now: Date) {
  const [found, counts] = await Promise.all([
    selectApplications(db, wishes, now, { limit: A_PAGE + 1, offset: (wishes.page - 1) * A_PAGE }),
    countByState(),
  ]);
  return { applications: found.slice(0, A_PAGE), hasMore: found.length > A_PAGE, counts };
}

/** The applications that are wished, from one to another. */
export async function selectApplications(
  connection: Connection,
  { state, query, sort }: Omit<ListWishes<"applications">, "page">,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewedApplication[]> {
  const rows = await reviewedRows(connection)
    .where(and(state ? eq(advisorApplications.status, state) : undefined, matching(query)))
    .orderBy(...(sort ? ORDERS[sort] : [desc(advisorApplications.createdAt)]), desc(advisorApplications.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => asReviewed(row, now));
}

/** One application with its certificates; 404 when there is none. */
export async function findApplication(id: string, now: Date) {
  const [row] = await reviewedRows(db).where(sql`${advisorApplications.id}::text = ${id}`);
  if (!row) throw data(null, { status: 404 });
  return { application: asReviewed(row, now), certificates: await certificatesOfApplication(id) };
}

/** Applications with the applicant's currency and the name of whoever decided. */
const reviewedRows = (connection: Connection) =>
  connection
    .select({
      application: advisorApplications,
      currency: sql<string>`coalesce(${applicants.currency}, 'USD')`,
      reviewer: sql<string>`coalesce(${reviewers.displayName}, '')`,
    })
    .from(advisorApplications)
    .leftJoin(applicants, eq(applicants.userId, advisorApplications.userId))
    .leftJoin(reviewers, eq(reviewers.userId, advisorApplications.reviewedBy));

function matching(query: string) {
  if (!query) return undefined;
  const pattern = likePattern(query);
  const { firstName, lastName, email, expertise, location } = advisorApplications;
  return or(
    sql`${firstName} || ' ' || ${lastName} ilike ${pattern}`,
    ...[email, expertise, location].map((column) => ilike(column, pattern)),
  );
}

async function countByState() {
  const rows = await db
    .select({ status: advisorApplications.status, times: count() })
    .from(advisorApplications)
    .groupBy(advisorApplications.status);
  const of = (status: ApplicationStatus) => rows.find((row) => row.status === status)?.times ?? 0;
  return { pending: of("pending"), approved: of("approved"), rejected: of("rejected") };
}

interface Row {
  application: typeof advisorApplications.$inferSelect;
  reviewer: string;
  currency: string;
}

function asReviewed({ application, reviewer: reviewedByName, currency }: Row, now: Date): ReviewedApplication {
  return { ...application, currency, reviewedByName, hoursLeft: hoursLeft(dueAt(application), now) };
}
