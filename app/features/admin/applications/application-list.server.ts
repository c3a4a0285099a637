import { and, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { data } from "react-router";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisorApplications } from "#app/db/schema/applications";
import { certificatesOfApplication } from "#app/features/applications/certificates/certificates.server";
import { dueAt } from "#app/features/applications/review/review-promise";
import { likePattern } from "../like-pattern";
import { type ApplicationFilters, type ApplicationStatus, hoursLeft } from "./application-filters";
import type { ReviewedApplication } from "./reviewed-application";

const A_PAGE = 20;

const applicants = alias(profiles, "applicants");
const reviewers = alias(profiles, "reviewers");

/** A page of applications, newest first, with how many there are of each state. (signed-in-areas.md 7, List applications) */
export async function searchApplications({ state, query, page }: ApplicationFilters, now: Date) {
  const [rows, counts] = await Promise.all([
    reviewedRows()
      .where(and(state ? eq(advisorApplications.status, state) : undefined, matching(query)))
      .orderBy(desc(advisorApplications.createdAt), desc(advisorApplications.id))
      .limit(A_PAGE + 1)
      .offset((page - 1) * A_PAGE),
    countByState(),
  ]);
  return { applications: rows.slice(0, A_PAGE).map((row) => asReviewed(row, now)), hasMore: rows.length > A_PAGE, counts };
}

/** One application with its certificates; 404 when there is none. */
export async function findApplication(id: string, now: Date) {
  const [row] = await reviewedRows().where(sql`${advisorApplications.id}::text = ${id}`);
  if (!row) throw data(null, { status: 404 });
  return { application: asReviewed(row, now), certificates: await certificatesOfApplication(id) };
}

/** Applications with the applicant's currency and the name of whoever decided. */
const reviewedRows = () =>
  db
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
