import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations } from "#app/db/schema/booking";
import type { AuditEntry } from "#app/features/audit/audit-entry";

const client = alias(profiles, "client");
const partsOf = (...parts: (PgColumn | SQL)[]) => sql<string[]>`array_remove(array[${sql.join(parts, sql`, `)}]::text[], null)`;

/** Reads the names of rows, by table. */
const READERS = {
  users: (ids: string[]) =>
    db
      .select({ id: sql<string>`${profiles.userId}`, name: partsOf(profiles.displayName) })
      .from(profiles)
      .where(inArray(profiles.userId, ids)),
  advisor_applications: (ids: string[]) =>
    db
      .select({
        id: sql<string>`${advisorApplications.id}`,
        name: partsOf(sql`${advisorApplications.firstName} || ' ' || ${advisorApplications.lastName}`),
      })
      .from(advisorApplications)
      .where(inArray(advisorApplications.id, ids)),
  consultations: (ids: string[]) =>
    db
      .select({
        id: sql<string>`${consultations.id}`,
        name: partsOf(consultations.topicName, client.displayName, advisors.displayName),
      })
      .from(consultations)
      .leftJoin(client, eq(client.userId, consultations.clientId))
      .leftJoin(advisors, eq(advisors.id, consultations.advisorId))
      .where(inArray(consultations.id, ids)),
};

/** Table whose names describe the rows of each subject. */
const NAMED_IN: Record<string, keyof typeof READERS> = {
  users: "users",
  advisor_applications: "advisor_applications",
  consultations: "consultations",
  outside_payments: "consultations",
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Adds to audit entries the current name of their subject: a person, an application or a consultation. Adds nothing once that person is gone, because
 * the log itself stores no names.
 */
export async function withSubjects<Entry extends AuditEntry>(entries: readonly Entry[]): Promise<Entry[]> {
  const idsIn = (table: keyof typeof READERS) => [
    ...new Set(
      entries.flatMap(({ subject, subjectId }) => (NAMED_IN[subject] === table && UUID.test(subjectId ?? "") ? [subjectId!] : [])),
    ),
  ];
  const tables = (Object.keys(READERS) as (keyof typeof READERS)[]).filter((table) => idsIn(table).length > 0);
  const rows = await Promise.all(tables.map(async (table) => [table, await READERS[table](idsIn(table))] as const));
  const names = new Map<string, string[]>(rows.flatMap(([table, found]) => found.map(({ id, name }) => [`${table} ${id}`, name] as const)));
  return entries.map((entry) => {
    const about = names.get(`${NAMED_IN[entry.subject]} ${entry.subjectId}`);
    return about ? { ...entry, about: about.filter(Boolean) } : entry;
  });
}
