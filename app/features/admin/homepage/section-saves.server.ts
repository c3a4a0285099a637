import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type SectionContent, sectionSaves } from "#app/db/schema/section-saves";

const MAX_SAVES_KEPT = 20;

/** Stores a section's content before a save, and keeps the last twenty per section. */
export async function storeSave(
  tx: Connection,
  { sectionType }: { sectionType: string },
  before: SectionContent,
  savedBy: string,
  savedAt: Date,
) {
  await tx.insert(sectionSaves).values({ sectionType, before, savedBy, savedAt });
  const older = tx
    .select({ id: sectionSaves.id })
    .from(sectionSaves)
    .where(eq(sectionSaves.sectionType, sectionType))
    .orderBy(desc(sectionSaves.savedAt))
    .offset(MAX_SAVES_KEPT);
  await tx.delete(sectionSaves).where(inArray(sectionSaves.id, older));
}

/** Returns a section's last saves, newest first, with who made them: these can be undone one after the other. */
export function lastSaves(sectionType: string, connection: Connection = db) {
  return connection
    .select({
      id: sectionSaves.id,
      savedAt: sectionSaves.savedAt,
      savedBy: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email}, '')`,
    })
    .from(sectionSaves)
    .leftJoin(users, eq(users.id, sectionSaves.savedBy))
    .leftJoin(profiles, eq(profiles.userId, sectionSaves.savedBy))
    .where(eq(sectionSaves.sectionType, sectionType))
    .orderBy(desc(sectionSaves.savedAt))
    .limit(MAX_SAVES_KEPT);
}

/** Deletes the newest save and returns the content before it; null when there is none. */
export async function popLastSave(tx: Connection, sectionType: string): Promise<SectionContent | null> {
  const newest = tx
    .select({ id: sectionSaves.id })
    .from(sectionSaves)
    .where(eq(sectionSaves.sectionType, sectionType))
    .orderBy(desc(sectionSaves.savedAt))
    .limit(1);
  const [taken] = await tx
    .delete(sectionSaves)
    .where(and(eq(sectionSaves.sectionType, sectionType), inArray(sectionSaves.id, newest)))
    .returning({ before: sectionSaves.before });
  return taken?.before ?? null;
}
