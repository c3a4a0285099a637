import { and, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { contains } from "#app/db/contains";
import { advisorApplications } from "#app/db/schema/applications";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { expertiseOfCategory } from "#app/features/topics/offered-choices";
import { HOUR_MS } from "#app/platform/durations";
import type { ListParams } from "../lists/list-shapes";
import { AGES, sentWithin } from "./application-filters";

/** Filters of the applications list, and the viewer. */
export interface Narrowing extends Pick<ListParams<"applications">, "query" | "state" | "filters"> {
  /** The "mine" filter matches applications assigned to this user. */
  viewerId: string;
}

/** Condition for applications that match every filter. */
export function narrowedTo({ state, query, filters: { age, category, language, who } = {}, viewerId }: Narrowing, now: Date) {
  const { status, languages, assignedTo } = advisorApplications;
  return and(
    state ? eq(status, state) : undefined,
    matching(query),
    ofAge(age, now),
    category ? ofCategory(category) : undefined,
    language ? sql`${language} = any(${languages})` : undefined,
    who === "mine" ? eq(assignedTo, viewerId) : undefined,
    who === "nobodys" ? and(isNull(assignedTo), eq(status, "pending")) : undefined,
  );
}

function ofAge(selected: string | undefined, now: Date) {
  const age = AGES.find((each) => each === selected);
  if (!age) return undefined;
  const { status, createdAt } = advisorApplications;
  const { from, until, isPending } = sentWithin(age, REVIEW_PROMISE_HOURS * HOUR_MS, now);
  return and(
    isPending ? eq(status, "pending") : undefined,
    from ? gte(createdAt, from) : undefined,
    until ? lt(createdAt, until) : undefined,
  );
}

/** Matches the selected category; when the applicant selected none, matches an area of expertise in it. */
function ofCategory(id: string) {
  const { category, expertise } = advisorApplications;
  const areas = expertiseOfCategory(id);
  return or(eq(category, id), and(eq(category, ""), areas.length > 0 ? inArray(expertise, areas) : sql`false`));
}

function matching(query: string) {
  if (!query) return undefined;
  const { firstName, lastName, email, expertise, location } = advisorApplications;
  return or(
    contains(sql`${firstName} || ' ' || ${lastName}`, query),
    ...[email, expertise, location].map((column) => contains(column, query)),
  );
}
