import { and, asc, desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { heroGridVideos, heroVideos } from "#app/db/schema/site-content";
import { type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { fileAddress } from "#app/platform/files/file-address";
import { removeFile } from "#app/platform/files/files.server";
import type { Outcome } from "#app/platform/outcome";
import type { ListedGridVideo, ListedHeroVideo } from "./listed-video";
import type { VideoWords } from "./video-form";

const BUCKET = "videos";
const MOST_LISTED = 50;

interface Actor {
  userId: string;
}

export type VideoRefusal = "stale" | "gone" | "notYours";

/** The hero videos, newest first, and the active videos of the grid by position. (signed-in-areas.md 7, Grid videos) */
export async function listVideos({ userId }: Actor): Promise<{ heroes: ListedHeroVideo[]; grid: ListedGridVideo[] }> {
  const [heroes, grid] = await Promise.all([
    db.select().from(heroVideos).orderBy(desc(heroVideos.createdAt), desc(heroVideos.id)).limit(MOST_LISTED),
    db.select().from(heroGridVideos).where(eq(heroGridVideos.isActive, true)).orderBy(asc(heroGridVideos.position)),
  ]);
  const playing = heroes.find(({ isActive }) => isActive)?.id;
  return {
    heroes: heroes.map((row) => ({
      ...fileOf(row),
      createdAt: row.createdAt,
      isActive: row.isActive,
      isPlaying: row.id === playing,
      isOwn: row.userId === userId,
    })),
    grid: grid.map((row) => ({
      ...fileOf(row),
      position: row.position,
      title: row.title,
      label: row.label,
      titleFormatting: row.titleFormatting,
      labelFormatting: row.labelFormatting,
      version: row.updatedAt.toISOString(),
    })),
  };
}

/** Changes title, label and their formatting, if they are still as the form was opened on. */
export function saveVideoWords(
  actor: Actor,
  { id, version }: { id: string; version: Date },
  words: VideoWords,
  at: Date,
): Promise<Outcome<VideoRefusal>> {
  return adminTransaction(actor, async (tx) => {
    const [row] = await tx.select().from(heroGridVideos).where(activeGrid(id)).for("update");
    if (!row) return { ok: false, reason: "gone" };
    if (row.updatedAt.getTime() !== version.getTime()) return { ok: false, reason: "stale" };
    const updatedAt = new Date(Math.max(at.getTime(), row.updatedAt.getTime() + 1));
    await tx
      .update(heroGridVideos)
      .set({ ...words, updatedAt })
      .where(eq(heroGridVideos.id, id));
    const before = { title: row.title, label: row.label };
    await audit(tx, actor, "video.words_updated", "hero_grid_videos", id, { position: row.position, before, after: words });
    return { ok: true };
  });
}

/** Removing a video of the grid marks it inactive. (signed-in-areas.md 4) */
export function removeGridVideo(actor: Actor, id: string, at: Date): Promise<Outcome<VideoRefusal>> {
  return adminTransaction(actor, async (tx) => {
    const [row] = await tx.update(heroGridVideos).set({ isActive: false, updatedAt: at }).where(activeGrid(id)).returning();
    if (!row) return { ok: false, reason: "gone" };
    await audit(tx, actor, "video.removed", "hero_grid_videos", id, { place: row.position, name: row.fileName });
    return { ok: true };
  });
}

/** Any admin may turn a hero video on and off. */
export function switchHeroVideo(actor: Actor, id: string, isActive: boolean, at: Date): Promise<Outcome<VideoRefusal>> {
  return adminTransaction(actor, async (tx) => {
    const [row] = await tx.update(heroVideos).set({ isActive, updatedAt: at }).where(eq(heroVideos.id, id)).returning();
    if (!row) return { ok: false, reason: "gone" };
    await audit(tx, actor, isActive ? "video.activated" : "video.deactivated", "hero_videos", id, { name: row.fileName });
    return { ok: true };
  });
}

/** Takes a hero video away for good, with its file: one's own only. (signed-in-areas.md 6) */
export async function removeHeroVideo(actor: Actor, id: string): Promise<Outcome<VideoRefusal>> {
  const removed = await adminTransaction(actor, (tx) => deleteOwnHero(tx, actor, id));
  if (!removed.ok) return removed;
  for (const path of removed.paths) await removeFile({ bucket: BUCKET, path });
  return { ok: true };
}

async function deleteOwnHero(tx: AdminTransaction, actor: Actor, id: string) {
  const [row] = await tx
    .delete(heroVideos)
    .where(and(eq(heroVideos.id, id), eq(heroVideos.userId, actor.userId)))
    .returning();
  if (!row) {
    const isThere = (await tx.$count(heroVideos, eq(heroVideos.id, id))) > 0;
    return { ok: false, reason: isThere ? "notYours" : "gone" } as const;
  }
  await audit(tx, actor, "video.removed", "hero_videos", id, { place: "hero", name: row.fileName });
  return { ok: true, paths: [row.filePath, row.posterPath].filter((path) => path !== null) } as const;
}

const activeGrid = (id: string) => and(eq(heroGridVideos.id, id), eq(heroGridVideos.isActive, true));

const fileOf = ({
  id,
  fileName,
  fileSize,
  mimeType,
  filePath,
  posterPath,
}: typeof heroVideos.$inferSelect | typeof heroGridVideos.$inferSelect) => ({
  id,
  fileName,
  fileSize,
  mimeType,
  src: fileAddress({ bucket: BUCKET, path: filePath }),
  poster: posterPath && fileAddress({ bucket: BUCKET, path: posterPath }),
});
