import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { auditLog } from "#app/db/schema/operations";
import { HOME_PREFIX } from "#app/features/own-texts/places";
import { TEXTS_SUBJECT } from "#app/features/own-texts/words-in-force.server";
import type { Language } from "#app/languages/languages";

const MAX_SAVES = 20;

/** A save of a section's texts in a language: when, by whom, and each text before it. */
export interface WordingSave {
  id: string;
  savedAt: Date;
  savedBy: string;
  before: Map<string, string>;
}

// Entries of one save name it; those of earlier versions had one time.
const save = sql<string>`coalesce(${auditLog.details}->>'save', ${auditLog.createdAt}::text)`;
const undoes = sql`${auditLog.details}->>'undoes'`;

/** Returns the last saves of a section in a language other than the first, newest first, from the audit log; without those undone, and the undoing. */
export async function wordingSaves(connection: Connection, sectionType: string, language: Language): Promise<WordingSave[]> {
  const ofSection = and(
    eq(auditLog.subject, TEXTS_SUBJECT),
    sql`${auditLog.details}->>'language' = ${language}`,
    sql`starts_with(${auditLog.details}->>'name', ${`${HOME_PREFIX}${sectionType}.`})`,
  );
  const undone = connection
    .select({ save: sql<string>`${undoes}`.as("undone") })
    .from(auditLog)
    .where(and(ofSection, sql`${undoes} is not null`));
  const saves = await connection
    .select({
      id: save,
      savedAt: sql<Date>`min(${auditLog.createdAt})`.mapWith(auditLog.createdAt),
      savedBy: sql<string>`min(coalesce(nullif(${profiles.displayName}, ''), ${users.email}, ''))`,
      before: sql<Record<string, string>>`jsonb_object_agg(${auditLog.details}->>'name', ${auditLog.details}->>'before')`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(and(ofSection, sql`${undoes} is null`, sql`${save} not in ${undone}`))
    .groupBy(save)
    .orderBy(sql`min(${auditLog.createdAt}) desc`)
    .limit(MAX_SAVES);
  return saves.map((save) => ({ ...save, before: new Map(Object.entries(save.before)) }));
}
