import { and, desc, eq, gt } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { catalogEntries } from "#app/db/schema/catalog";
import { auditLog } from "#app/db/schema/operations";
import { CATEGORIES, hasSpecifiedCategories } from "#app/features/catalog/categories";

/** Returns when the categories ceased to be the specified ones, whose fields the terms name; undefined while they stand. */
export async function ownCatalogSince(): Promise<Date | undefined> {
  if (hasSpecifiedCategories()) return undefined;
  const changed = await db
    .select()
    .from(catalogEntries)
    .where(and(eq(catalogEntries.kind, "category"), gt(catalogEntries.version, 0)));
  const moments = await Promise.all(changed.map(differsSince));
  return moments.filter((at) => at !== undefined).toSorted((one, other) => one.getTime() - other.getTime())[0];
}

async function differsSince({ key, texts, retiredAt, createdAt }: typeof catalogEntries.$inferSelect): Promise<Date | undefined> {
  const specified = CATEGORIES.find(({ id }) => id === key);
  if (!specified || retiredAt) return retiredAt ?? createdAt;
  if (texts.name === specified.name) return undefined;
  const ofEntry = and(eq(auditLog.subject, "catalog_entries"), eq(auditLog.subjectId, key), eq(auditLog.action, "catalog.updated"));
  const [renamed] = await db.select().from(auditLog).where(ofEntry).orderBy(desc(auditLog.createdAt)).limit(1);
  return renamed?.createdAt;
}
