import { and, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { data } from "react-router";
import { type Connection, db } from "#app/db/client.server";
import { likePattern } from "#app/db/like-pattern";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisorApplications } from "#app/db/schema/applications";
import { certificatesOfApplication } from "#app/features/applications/certificates/certificates.server";
import { dueAt } from "#app/features/applications/review/review-promise";
import { cutPage, pageOf } from "../lists/list-count";
import { by, type ColumnOrder, orderOf } from "../lists/list-order.server";
import type { ColumnOf, ListWishes } from "../lists/list-shapes";
import { type ApplicationStatus, hoursLeft } from "./application-filters";
import type { ReviewedApplication } from "./reviewed-application";

const applicants = alias(profiles, "applicants");
const reviewers = alias(profiles, "reviewers");

const COLUMNS: Record<ColumnOf<"applications">, ColumnOrder> = {
  name: (direction) => [
    direction(sql`lower(${advisorApplications.firstName} || ' ' || ${advisorApplications.lastName})`),
    desc(advisorApplications.createdAt),
  ],
  applied: by(advisorApplications.createdAt),
};

/** A page of applications, newest first unless another order is wished, with how many there are of each state. (signed-in-areas.md 7, List applications) */
export async function searchApplications(wishes: ListWishes<"applications">, now: Date) {
  const [found, counts] = await Promise.all([selectApplications(db, wishes, now, pageOf(wishes.page)), countByState()]);
  const { rows, hasMore } = cutPage(found);
  return { applications: rows, hasMore, counts };
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
    .orderBy(...(sort ? orderOf(sort, COLUMNS) : [desc(advisorApplications.createdAt)]), desc(advisorApplications.id))
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
