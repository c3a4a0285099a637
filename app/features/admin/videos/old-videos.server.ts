import { and, eq, lt, notExists, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { files, heroGridVideos, heroVideos, logos } from "#app/db/schema/site-content";
import { DAY_MS } from "#app/platform/durations";
import { removeFile } from "#app/platform/files/files.server";

/** Retention of removed grid videos, in days. */
const REMOVED_VIDEO_DAYS = 30;
const A_PASS = 100;

/** Deletes grid videos removed a month ago, and unreferenced files of videos and logos, left when a server stopped before saving the row. */
export async function deleteOldVideos(now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMOVED_VIDEO_DAYS * DAY_MS);
  await db.delete(heroGridVideos).where(and(eq(heroGridVideos.isActive, false), lt(heroGridVideos.updatedAt, before)));
  const yesterday = new Date(now.getTime() - DAY_MS);
  const named = (table: typeof heroVideos | typeof heroGridVideos) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(or(eq(table.filePath, files.path), eq(table.posterPath, files.path)));
  const forgotten = and(
    eq(files.bucket, "videos"),
    lt(files.createdAt, yesterday),
    notExists(named(heroVideos)),
    notExists(named(heroGridVideos)),
  );
  const logo = db
    .select({ one: sql`1` })
    .from(logos)
    .where(
      or(
        eq(logos.filePath, files.path),
        sql`exists (select 1 from jsonb_each_text(${logos.drawn}) as one where one.value = ${files.path})`,
      ),
    );
  const unused = and(eq(files.bucket, "branding"), lt(files.createdAt, yesterday), notExists(logo));
  for (const file of await db.select().from(files).where(or(forgotten, unused)).limit(A_PASS)) await removeFile(file);
}
