import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { type KeyRange, pageByKey, withKnownPlace } from "#app/db/page-by-key";
import { users } from "#app/db/schema/accounts/accounts";
import { notAbout } from "#app/features/audit/conflict-of-interest.server";
import { nameOfAdmin } from "#app/features/audit/name-of-admin.server";
import { DAY_MS } from "#app/platform/durations";
import { isUuid } from "#app/platform/uuid";
import { LATELY_DAYS } from "../applications/application-filters";
import { cutPage, pageOf } from "../lists/list-count";
import { countUpTo } from "../lists/list-count.server";
import { orderOf } from "../lists/list-order.server";
import type { ListParams } from "../lists/list-shapes";
import { bothReports } from "./both-reports.server";
import type { FoundReports, ListedReport } from "./listed-report";
import { aboutName, authorProfiles, authors, IN_STATE, ORDERS, REPORTED, reporters } from "./report-orders.server";

type Narrowing = Pick<ListParams<"reports">, "query" | "state" | "filters"> & { viewerId: string };

/** Returns a page of reports and their total, open ones first, without the content. Leaves out reports about the viewer while another admin can read them. */
export async function searchReports(viewerId: string, params: ListParams<"reports">, now: Date): Promise<FoundReports> {
  const place = withKnownPlace(params, orderOf(params.sort, ORDERS));
  const asked = { ...params, viewerId };
  const others = await sharedCounters(db, viewerId);
  const about = params.filters?.about;
  const [found, total, [named]] = await Promise.all([
    selectReports(db, asked, now, pageOf(place)),
    countUpTo(db, fromReports(db).where(and(narrowedTo(asked, now), others))),
    about && isUuid(about)
      ? db
          .select({ name: nameOfAdmin(sql`${about}::uuid`) })
          .from(users)
          .where(eq(users.id, about))
      : [],
  ]);
  const { rows: reports, shown } = cutPage(found, place);
  return { reports, params, shown, total, aboutName: named?.name ?? "" };
}

/** Selects the reports that match, within a key range. */
export async function selectReports(
  connection: Connection,
  { sort, ...narrowing }: Narrowing & Pick<ListParams<"reports">, "sort">,
  now: Date,
  range: KeyRange,
): Promise<(ListedReport & { place: string })[]> {
  const { place, where, orderBy } = pageByKey(orderOf(sort, ORDERS), range);
  return fromReports(connection, place)
    .where(and(narrowedTo(narrowing, now), await sharedCounters(connection, narrowing.viewerId), where))
    .orderBy(...orderBy)
    .limit(range.limit);
}

const sharedCounters = (connection: Connection, viewerId: string) => notAbout(connection, { userId: viewerId }, sql`reported.about_id`);

function fromReports(connection: Connection, place = sql<string>`''`) {
  const reported = bothReports(connection);
  const { id, kind, reason, createdAt, closedAt, hiddenAt, shownAgainAt, aboutId } = reported;
  return connection
    .select({
      ...{ place, id, kind, reason, createdAt, closedAt, hiddenAt, shownAgainAt, aboutId, aboutName },
      aboutEmail: sql<string>`coalesce(${authors.email}, '')`,
      reporterName: nameOfAdmin(reported.reporterId),
      reporterEmail: sql<string>`${reporters.email}`,
      closedByName: nameOfAdmin(reported.closedBy),
    })
    .from(reported)
    .leftJoin(authors, eq(authors.id, reported.aboutId))
    .leftJoin(authorProfiles, eq(authorProfiles.userId, reported.aboutId))
    .innerJoin(reporters, eq(reporters.id, reported.reporterId));
}

function narrowedTo({ query, state, filters: { kind, age, about } = {} }: Narrowing, now: Date): SQL | undefined {
  const lately = new Date(now.getTime() - LATELY_DAYS * DAY_MS);
  return and(
    state ? IN_STATE[state] : undefined,
    kind ? sql`kind = ${kind}` : undefined,
    age === "reportedLately" ? sql`${REPORTED.at} >= ${lately}` : undefined,
    age === "reportedEarlier" ? sql`${REPORTED.at} < ${lately}` : undefined,
    about && isUuid(about) ? sql`about_id = ${about}` : undefined,
    matching(query),
  );
}

function matching(query: string) {
  if (!query) return undefined;
  return or(...[aboutName, authors.email, reporters.email, sql`reported.reason`].map((text) => contains(text, query)));
}
