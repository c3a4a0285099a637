import { and, asc, desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { heroGridVideos, heroGridWords, heroVideos } from "#app/db/schema/site-content";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { fileAddress } from "#app/platform/files/file-address";
import { removeFile } from "#app/platform/files/files.server";
import type { Outcome } from "#app/platform/outcome";
import type { ListedGridVideo, ListedHeroVideo, PlaceWords } from "./listed-video";
import type { VideoWords } from "./video-form";
import type { GridPosition } from "./video-rules";

const BUCKET = "videos";
const MAX_LISTED = 50;

export type VideoRefusal = "stale" | "gone" | "notYours";

interface ListedVideos {
  heroes: ListedHeroVideo[];
  grid: ListedGridVideo[];
  /** Texts of slots without a video. */
  places: PlaceWords[];
}

/** Returns the hero videos, newest first, and the active grid videos by position. (signed-in-areas.md 7, Grid videos) */
export async function listVideos({ userId }: AdminActor): Promise<ListedVideos> {
  const [heroes, grid, places] = await Promise.all([
    db.select().from(heroVideos).orderBy(desc(heroVideos.createdAt), desc(heroVideos.id)).limit(MAX_LISTED),
    db.select().from(heroGridVideos).where(eq(heroGridVideos.isActive, true)).orderBy(asc(heroGridVideos.position)),
    db.select().from(heroGridWords).orderBy(asc(heroGridWords.position)),
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
    grid: grid.map((row) => ({ ...fileOf(row), ...wordsOf(row) })),
    places: places.map(wordsOf),
  };
}

const wordsOf = ({ position, title, label, titleFormatting, labelFormatting, updatedAt }: typeof heroGridWords.$inferSelect) => ({
  position,
  title,
  label,
  titleFormatting,
  labelFormatting,
  version: updatedAt.toISOString(),
});

/** Saves title, label and their formatting, if their version is unchanged. */
export function saveVideoWords(
  actor: AdminActor,
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
    const change = { before: loggedWords(row), after: words };
    await audit(tx, actor, "video.words_updated", "hero_grid_videos", id, { position: row.position, ...change });
    return { ok: true };
  });
}

/** Saves the texts of an empty slot, if their version is unchanged and the slot is still empty. A video uploaded later keeps them. */
export function savePlaceWords(
  actor: AdminActor,
  { position, version }: { position: GridPosition; version: Date | "" },
  words: VideoWords,
  at: Date,
): Promise<Outcome<VideoRefusal>> {
  return adminTransaction(actor, async (tx) => {
    const isTaken = (await tx.$count(heroGridVideos, and(eq(heroGridVideos.position, position), eq(heroGridVideos.isActive, true)))) > 0;
    const [row] = await tx.select().from(heroGridWords).where(eq(heroGridWords.position, position)).for("update");
    if (isTaken || row?.updatedAt.getTime() !== (version || undefined)?.getTime()) return { ok: false, reason: "stale" };
    const updatedAt = new Date(Math.max(at.getTime(), (row?.updatedAt.getTime() ?? 0) + 1));
    await storeText(tx, { position, ...words }, updatedAt);
    await audit(tx, actor, "video.words_updated", "hero_grid_words", String(position), {
      position,
      before: row ? loggedWords(row) : {},
      after: words,
    });
    return { ok: true };
  });
}

const storeText = (tx: AdminTransaction, { position, title, label, titleFormatting, labelFormatting }: StoredText, updatedAt: Date) => {
  const set = { title, label, titleFormatting, labelFormatting, updatedAt };
  return tx
    .insert(heroGridWords)
    .values({ position, ...set })
    .onConflictDoUpdate({ target: heroGridWords.position, set });
};

const loggedWords = ({ title, label, titleFormatting, labelFormatting }: VideoWords) => ({
  title,
  label,
  titleFormatting,
  labelFormatting,
});

type StoredText = VideoWords & { position: number };

/** Removes a grid video by marking it inactive; its texts stay with the slot. (signed-in-areas.md 4) */
export function removeGridVideo(actor: AdminActor, id: string, at: Date): Promise<Outcome<VideoRefusal>> {
  return adminTransaction(actor, async (tx) => {
    const [row] = await tx.update(heroGridVideos).set({ isActive: false, updatedAt: at }).where(activeGrid(id)).returning();
    if (!row) return { ok: false, reason: "gone" };
    await storeText(tx, row, at);
    await audit(tx, actor, "video.removed", "hero_grid_videos", id, { place: row.position, name: row.fileName });
    return { ok: true };
  });
}

/** Activates or deactivates a hero video; any admin may. */
export function switchHeroVideo(actor: AdminActor, id: string, isActive: boolean, at: Date): Promise<Outcome<VideoRefusal>> {
  return adminTransaction(actor, async (tx) => {
    const [row] = await tx.update(heroVideos).set({ isActive, updatedAt: at }).where(eq(heroVideos.id, id)).returning();
    if (!row) return { ok: false, reason: "gone" };
    await audit(tx, actor, isActive ? "video.activated" : "video.deactivated", "hero_videos", id, { name: row.fileName });
    return { ok: true };
  });
}

/** Permanently deletes one of the admin's own hero videos with its files. (signed-in-areas.md 6) */
export async function removeHeroVideo(actor: AdminActor, id: string): Promise<Outcome<VideoRefusal>> {
  const removed = await adminTransaction(actor, (tx) => deleteOwnHero(tx, actor, id));
  if (!removed.ok) return removed;
  for (const path of removed.paths) await removeFile({ bucket: BUCKET, path });
  return { ok: true };
}

async function deleteOwnHero(tx: AdminTransaction, actor: AdminActor, id: string) {
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
