import { and, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { type KeyOrder, type KeyRange, pageByKey } from "#app/db/page-by-key";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { auditLog } from "#app/db/schema/operations";
import { now } from "#app/platform/clock.server";
import type { AdminTransaction } from "./admin-transaction.server";
import type { AuditAction } from "./audit-actions";
import type { AuditEntry } from "./audit-entry";
import { concerns } from "./concerned.server";
import { notifyOfChange } from "./notify-of-change.server";
import { readDetails } from "./read-details.server";

/**
 * Logs an admin action within the admin's transaction, so the entry exists exactly if the action commits. Notifies the other admins when they need to know.
 * `subject` is the table of the affected row. Its time is that of the entry, not of the transaction's begin: those that stand in one line are in its order. Entries never change afterwards, but for the names of people who are erased.
 */
export async function audit(
  tx: AdminTransaction,
  actor: { userId: string },
  action: AuditAction,
  subject: string,
  subjectId: string | null,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(auditLog).values({ actorId: actor.userId, action, subject, subjectId, details, createdAt: sql`clock_timestamp()` });
  await notifyOfChange(tx, { actorId: actor.userId, action, subject, subjectId, details }, now());
}

/** Parameters of the log: a search for who did it, whom it concerns, or a subject’s id, the part of the admin area, and the sort order by time. */
export interface AuditListParams {
  query: string;
  state: AuditPart | null;
  sort: "time" | "-time" | null;
}

export type AuditPart = "people" | "applications" | "consultations" | "money" | "reports" | "site";

/** Prefixes of the actions of each part; everything else belongs to the site. */
const PARTS: Record<Exclude<AuditPart, "site">, readonly string[]> = {
  people: ["person", "admin", "advisor"],
  applications: ["application", "category_request"],
  consultations: ["consultation"],
  money: ["payment", "payout"],
  reports: ["messages", "review"],
};

// An action on a single row of a list already has an entry of its own.
const OF_ITS_OWN = sql`(${auditLog.action} in ('list.changed', 'list.undone') and jsonb_array_length(${auditLog.details}->'ids') = 1) is not true`;

const noun = sql<string>`split_part(${auditLog.action}, '.', 1)`;

async function narrowedTo({ query, state }: Pick<AuditListParams, "query" | "state">, connection: Connection) {
  const ofState = state === "site" ? notInArray(noun, Object.values(PARTS).flat()) : state ? inArray(noun, [...PARTS[state]]) : undefined;
  const inPart = and(ofState, OF_ITS_OWN);
  if (!query) return inPart;
  return and(
    inPart,
    or(
      contains(profiles.displayName, query),
      contains(users.email, query),
      eq(auditLog.subjectId, query),
      await concerns(query, connection),
    ),
  );
}

/** Returns a range of the entries that match the parameters, newest first unless sorted otherwise. For admins: the route checks that. */
export const selectAudit = async (
  connection: Connection,
  { sort, ...narrowing }: AuditListParams,
  range: KeyRange,
): Promise<(AuditEntry & { place: string })[]> =>
  entriesOf(await narrowedTo(narrowing, connection), range, { connection, order: auditOrder(sort) });

/** Counts the entries that match the parameters, up to `most`. */
export async function countAudit(connection: Connection, params: Pick<AuditListParams, "query" | "state">, most: number): Promise<number> {
  const counted = connection
    .select({ one: sql<number>`1`.as("one") })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(await narrowedTo(params, connection))
    .limit(most)
    .as("counted");
  return connection.$count(counted);
}

/** Returns the latest 30 entries about a person's account, newest first. For admins: the route checks that. */
export const auditOfPerson = (personId: string): Promise<AuditEntry[]> =>
  entriesOf(and(eq(auditLog.subject, "users"), eq(auditLog.subjectId, personId)), { limit: 30 });

/** Sort order of the log: newest first unless oldest first is requested. */
export const auditOrder = (sort: AuditListParams["sort"]): KeyOrder => ({
  parts: [
    [auditLog.createdAt, "time"],
    [auditLog.id, "id"],
  ],
  isDown: sort !== "time",
});

function entriesOf(
  which: SQL | undefined,
  range: KeyRange,
  { connection, order }: { connection: Connection; order: KeyOrder } = { connection: db, order: auditOrder(null) },
): Promise<(AuditEntry & { place: string })[]> {
  const { place, where, orderBy } = pageByKey(order, range);
  return connection
    .select({
      place,
      id: auditLog.id,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      details: readDetails,
      createdAt: auditLog.createdAt,
      actorName: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email}, '')`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(and(which, where))
    .orderBy(...orderBy)
    .limit(range.limit);
}
