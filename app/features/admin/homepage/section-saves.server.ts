import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type SectionContent, sectionSaves } from "#app/db/schema/section-saves";

const MOST_SAVES_KEPT = 20;

/** Keeps what stood in a section before a save; of each section the last twenty. */
export async function keepSave(
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
    .offset(MOST_SAVES_KEPT);
  await tx.delete(sectionSaves).where(inArray(sectionSaves.id, older));
}

/** The last saves of a section, newest first, with who made them: what can be undone, one after the other. */
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
    .limit(MOST_SAVES_KEPT);
}

/** Takes the newest save out of the list and returns what stood there before it; null when there is none. */
export async function takeLastSave(tx: Connection, sectionType: string): Promise<SectionContent | null> {
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
