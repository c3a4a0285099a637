import { type AnyColumn, and, eq, gte, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations } from "#app/db/schema/booking";
import { categoryRequests } from "#app/db/schema/catalog";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { type Currency, DEFAULT_CURRENCY, isCurrency } from "#app/features/money/money";
import { emptySearchesSince } from "#app/features/search/empty-searches.server";
import { HOUR_MS } from "#app/platform/durations";
import { isDisputed } from "../consultations/consultation-search.server";
import type { Figures } from "./figures-view";
import { beginOfLastWeeks, fillWeeks, inCurrency, lastWeeks } from "./week-figures";

/** What the first view of the dashboard counts; sums in about the currency of whoever looks. */
export async function readFigures(viewerCurrency: string, now: Date): Promise<Figures> {
  const currency: Currency = isCurrency(viewerCurrency) ? viewerCurrency : DEFAULT_CURRENCY;
  const promised = new Date(now.getTime() - REVIEW_PROMISE_HOURS * HOUR_MS);
  const pending = eq(advisorApplications.status, "pending");
  const [applicationsWaiting, applicationsOverdue, categoryRequestsOpen, absencesOpen, requested, completed, sought] = await Promise.all([
    db.$count(advisorApplications, pending),
    db.$count(advisorApplications, and(pending, lt(advisorApplications.createdAt, promised))),
    db.$count(categoryRequests, eq(categoryRequests.status, "open")),
    db.$count(consultations, isDisputed),
    requestsByWeek(now),
    completedByWeek(now),
    emptySearchesSince(beginOfLastWeeks(now), 1),
  ]);
  const weeks = lastWeeks(now);
  const amounts = (name: "total" | "fee") =>
    fillWeeks(
      weeks,
      completed.map((row) => ({ week: row.week, value: inCurrency(row[name], row.currency, currency) })),
    );
  return {
    applicationsWaiting,
    applicationsOverdue,
    categoryRequestsOpen,
    absencesOpen,
    currency,
    requested: fillWeeks(weeks, requested),
    revenue: amounts("total"),
    emptySearches: fillWeeks(
      weeks,
      sought.weeks.map(({ week, times }) => ({ week: new Date(`${week}T00:00:00Z`), value: times })),
    ),
    mostSought: sought.words[0]?.words ?? "",
    fees: amounts("fee").reduce((sum, { value }) => sum + value, 0),
  };
}

const weekOf = (column: AnyColumn) => sql<Date>`date_trunc('week', ${column} at time zone 'UTC') at time zone 'UTC'`;

async function requestsByWeek(now: Date) {
  const week = weekOf(consultations.createdAt);
  const rows = await db
    .select({ week, value: sql<number>`count(*)::int` })
    .from(consultations)
    .where(gte(consultations.createdAt, beginOfLastWeeks(now)))
    .groupBy(sql`1`);
  return rows.map(({ week: from, value }) => ({ week: new Date(from), value }));
}

/** What was earned and kept, by the week a consultation took place in. */
async function completedByWeek(now: Date) {
  const week = weekOf(consultations.scheduledTime);
  const rows = await db
    .select({
      week,
      currency: consultations.currency,
      total: sql<number>`sum(${consultations.totalPrice})::float8`,
      fee: sql<number>`sum(${consultations.platformFee})::float8`,
    })
    .from(consultations)
    .where(and(eq(consultations.status, "completed"), gte(consultations.scheduledTime, beginOfLastWeeks(now))))
    .groupBy(sql`1`, consultations.currency);
  return rows.map(({ week: from, ...row }) => ({ ...row, week: new Date(from) }));
}
