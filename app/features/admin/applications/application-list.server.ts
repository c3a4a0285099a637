import { and, count, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Connection, db } from "#app/db/client.server";
import { type KeyRange, pageByKey, withKnownPlace } from "#app/db/page-by-key";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisorApplications } from "#app/db/schema/applications";
import { certificatesOfApplication } from "#app/features/applications/certificates/certificates.server";
import { dueAt } from "#app/features/applications/review/review-promise";
import { nameOfAdmin } from "#app/features/audit/name-of-admin.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import { cutPage, pageOf } from "../lists/list-count";
import { countUpTo, ONE } from "../lists/list-count.server";
import { by, byNameOf, type ColumnOrder, orderOf } from "../lists/list-order.server";
import type { ColumnOf, ListParams } from "../lists/list-shapes";
import { type ApplicationStatus, hoursLeft } from "./application-filters";
import { type Narrowing, narrowedTo } from "./application-narrowing.server";
import type { ReviewedApplication } from "./reviewed-application";

const applicants = alias(profiles, "applicants");

const COLUMNS: Record<ColumnOf<"applications">, ColumnOrder> = {
  name: byNameOf(sql`${advisorApplications.firstName} || ' ' || ${advisorApplications.lastName}`),
  expertise: byNameOf(advisorApplications.expertise),
  applied: by(advisorApplications.createdAt, "time"),
};
const LAST = [advisorApplications.id, "id"] as const;
const ORDERS = { columns: COLUMNS, usual: { parts: [[advisorApplications.createdAt, "time"], LAST], isDown: true }, last: LAST } as const;

/** Returns a page of applications, newest first by default, with the count per state. (signed-in-areas.md 7, List applications) */
export async function searchApplications(viewerId: string, params: ListParams<"applications">, now: Date) {
  const asked = { ...withKnownPlace(params, orderOf(params.sort, ORDERS)), viewerId };
  const counted = db.select(ONE).from(advisorApplications).where(narrowedTo(asked, now));
  const [found, total, counts] = await Promise.all([
    selectApplications(db, asked, now, pageOf(asked)),
    countUpTo(db, counted),
    countByState(),
  ]);
  const { rows, shown } = cutPage(found, asked);
  return { applications: rows, shown, total, counts };
}

/** Selects the applications that match the filters, within a key range. */
export async function selectApplications(
  connection: Connection,
  { sort, ...narrowing }: Narrowing & Pick<ListParams<"applications">, "sort">,
  now: Date,
  range: KeyRange,
): Promise<(ReviewedApplication & { place: string })[]> {
  const { place, where, orderBy } = pageByKey(orderOf(sort, ORDERS), range);
  const rows = await reviewedRows(connection, place)
    .where(and(narrowedTo(narrowing, now), where))
    .orderBy(...orderBy)
    .limit(range.limit);
  return rows.map((row) => ({ ...asReviewed(row, now), place: row.place }));
}

/** Returns an application with its certificates; throws a 404 when there is none. */
export async function findApplication(id: string, now: Date) {
  const [row] = isUuid(id) ? await reviewedRows(db).where(eq(advisorApplications.id, id)) : [];
  if (!row) throw endedAs(404);
  return { application: asReviewed(row, now), certificates: await certificatesOfApplication(id) };
}

/** Applications with the applicant's currency and the name of the admin who decided. */
const reviewedRows = (connection: Connection, place = sql<string>`''`) =>
  connection
    .select({
      place,
      application: advisorApplications,
      currency: sql<string>`coalesce(${applicants.currency}, 'USD')`,
      reviewer: nameOfAdmin(advisorApplications.reviewedBy),
      assignee: nameOfAdmin(advisorApplications.assignedTo),
    })
    .from(advisorApplications)
    .leftJoin(applicants, eq(applicants.userId, advisorApplications.userId));

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
  assignee: string;
  currency: string;
}

function asReviewed({ application, reviewer: reviewedByName, assignee: assignedToName, currency }: Row, now: Date): ReviewedApplication {
  return { ...application, currency, reviewedByName, assignedToName, hoursLeft: hoursLeft(dueAt(application), now) };
}
