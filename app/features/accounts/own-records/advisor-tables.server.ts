import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { calendarFeeds } from "#app/db/schema/calendar";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { payoutAccounts } from "#app/db/schema/payments";

interface AdvisorTable {
  table: PgTable;
  owner: AnyPgColumn;
  /** Key in the export. */
  exportedAs: string;
}

/** Tables of what one advisor has entered, in the export of their own data. A test checks that no table is missing. */
export const ADVISOR_TABLES: readonly AdvisorTable[] = [
  { table: advisorTopics, owner: advisorTopics.advisorId, exportedAs: "advisorTopics" },
  { table: weeklyHours, owner: weeklyHours.advisorId, exportedAs: "weeklyHours" },
  { table: hoursExceptions, owner: hoursExceptions.advisorId, exportedAs: "hoursExceptions" },
  { table: calendarFeeds, owner: calendarFeeds.advisorId, exportedAs: "calendarFeeds" },
  { table: payoutDestinations, owner: payoutDestinations.advisorId, exportedAs: "payoutDestination" },
  { table: payoutAccounts, owner: payoutAccounts.advisorId, exportedAs: "payoutAccount" },
];
