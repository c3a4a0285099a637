import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { by, byNameOf, type ColumnOrder } from "../lists/list-order.server";
import type { ColumnOf, StateOf } from "../lists/list-shapes";

/** Author of the reported content, and the reporter. */
export const authors = alias(users, "authors");
export const authorProfiles = alias(profiles, "author_profiles");
export const reporters = alias(users, "reporters");

/** Columns that both kinds of reports share. */
export const REPORTED = { at: sql`reported.created_at`, closedAt: sql`reported.closed_at`, id: sql`reported.id` };
export const aboutName = sql<string>`coalesce(nullif(${authorProfiles.displayName}, ''), nullif(written_as, ''), ${authors.email}, '')`;

const COLUMNS: Record<ColumnOf<"reports">, ColumnOrder> = {
  about: byNameOf(aboutName),
  reported: by(REPORTED.at, "time"),
};
const LAST = [REPORTED.id, "id"] as const;
/** Open reports first, sorted by longest waiting. */
const USUAL = { parts: [[sql`(${REPORTED.closedAt} is not null)`, "boolean"], [REPORTED.at, "time"], LAST], isDown: false } as const;
/** Conditions that match `stateOfReport`. */
export const IN_STATE: Record<StateOf<"reports">, SQL> = {
  open: sql`reported.closed_at is null`,
  closed: sql`reported.closed_at is not null and reported.hidden_at is null and (reported.shown_again_at >= reported.closed_at) is not true`,
  removed: sql`reported.closed_at is not null and reported.hidden_at is not null`,
  shownAgain: sql`reported.hidden_at is null and reported.shown_again_at >= reported.closed_at`,
};
/** Sort orders of the list. */
export const ORDERS = { columns: COLUMNS, usual: USUAL, last: LAST } as const;
