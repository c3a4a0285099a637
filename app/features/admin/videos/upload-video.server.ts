import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { heroGridVideos, heroGridWords, heroVideos } from "#app/db/schema/site-content";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { type FileRow, removeFile, storeFile } from "#app/platform/files/files.server";
import { drawPicture } from "#app/platform/files/picture.server";
import { FileTooLarge } from "#app/platform/files/stored-file";
import { checkVideo, NotAVideo } from "#app/platform/files/video-content.server";
import type { Outcome } from "#app/platform/outcome";
import { MEGABYTE } from "#app/platform/sizes";
import { VIDEO_MAX_BYTES } from "../limits";
import type { UploadForm } from "./video-form";
import { type GridPosition, shownVideoName, type VideoSlot } from "./video-rules";

/** Advisory lock: of two uploads into one slot, the second sees the first. */
const UPLOADS_LINE = 7_241_021;
const POSTER_MAX_BYTES = 3 * MEGABYTE;
const POSTER_SHAPE = { width: 1280, height: 1280, fit: "inside", format: "webp" } as const;

export interface ArrivingVideo {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
  /** Poster image taken by the browser. */
  poster: Uint8Array | null;
  /** Aborted when the sender cancels. */
  signal?: AbortSignal;
}

type Uploaded = Outcome<"videoType" | "videoTooLarge" | "replaced", { id: string }>;

/**
 * Stores a video of at most 100 MB as it streams in and activates it on the home page; the previous one of its slot is deactivated. The content
 * determines its type. When it is rejected, cancelled or overtaken by another upload, nothing is kept. (signed-in-areas.md 4, 5 and 7, Video upload)
 */
export async function uploadVideo(actor: AdminActor, form: UploadForm, video: ArrivingVideo, at: Date): Promise<Uploaded> {
  if (form.slot !== "hero" && (await activeVideoId(db, form.slot)) !== form.replaces) return { ok: false, reason: "replaced" };
  const kept: FileRow[] = [];
  try {
    const file = await keepVideo(actor, form.slot, video.content, at);
    kept.push(file);
    const poster = await keepPoster(actor, form.slot, video.poster, at);
    if (poster) kept.push(poster);
    // An upload cancelled after its last byte does not count, either.
    video.signal?.throwIfAborted();
    const outcome = await writeDown(actor, form, video.fileName, { file, poster }, at);
    if (!outcome.ok) await removeAll(kept);
    return outcome;
  } catch (error) {
    await removeAll(kept);
    if (error instanceof NotAVideo) return { ok: false, reason: "videoType" };
    if (error instanceof FileTooLarge) return { ok: false, reason: "videoTooLarge" };
    throw error;
  }
}

/** 'grid/grid-{position}-{timestamp}' plus a random part; the extension is derived from the content. */
const prefixOf = (slot: VideoSlot, at: Date) => (slot === "hero" ? `hero/hero-${at.getTime()}` : `grid/grid-${slot}-${at.getTime()}`);

async function keepVideo({ userId }: AdminActor, slot: VideoSlot, arriving: AsyncIterable<Uint8Array>, at: Date) {
  const { content, mimeType, extension } = await checkVideo(arriving);
  const prefix = prefixOf(slot, at);
  return storeFile({ bucket: "videos", prefix, extension, mimeType, content, ownerId: userId, maxBytes: VIDEO_MAX_BYTES, isPublic: true });
}

/** Ignores a poster that is not an image; the video is stored without one. */
async function keepPoster({ userId }: AdminActor, slot: VideoSlot, given: Uint8Array | null, at: Date) {
  const drawn = given && given.length <= POSTER_MAX_BYTES ? await drawPicture(given, POSTER_SHAPE) : null;
  if (!drawn?.ok) return null;
  return storeFile({
    ...drawn,
    bucket: "videos",
    prefix: prefixOf(slot, at),
    ownerId: userId,
    maxBytes: POSTER_MAX_BYTES,
    isPublic: true,
  });
}

function writeDown(
  actor: AdminActor,
  form: UploadForm,
  fileName: string,
  { file, poster }: { file: FileRow; poster: FileRow | null },
  at: Date,
): Promise<Uploaded> {
  const values = {
    userId: actor.userId,
    fileName: shownVideoName(fileName, file.path.split(".").at(-1) ?? ""),
    filePath: file.path,
    posterPath: poster?.path ?? null,
    fileSize: file.fileSize,
    mimeType: file.mimeType,
    createdAt: at,
    updatedAt: at,
  };
  const work = async (tx: AdminTransaction): Promise<Uploaded> => {
    const id = form.slot === "hero" ? await addHero(tx, values) : await addToGrid(tx, form.slot, form, values);
    if (!id) return { ok: false, reason: "replaced" };
    const table = form.slot === "hero" ? "hero_videos" : "hero_grid_videos";
    await audit(tx, actor, "video.uploaded", table, id, { place: form.slot, name: values.fileName, bytes: values.fileSize });
    return { ok: true, id };
  };
  return adminTransaction(actor, work, UPLOADS_LINE);
}

type FileColumns = Omit<typeof heroVideos.$inferInsert, "title" | "description">;

async function addHero(tx: AdminTransaction, values: FileColumns) {
  const row = oneRow(await tx.insert(heroVideos).values(values).returning({ id: heroVideos.id }));
  return row.id;
}

/** Returns null when another video took the slot since the form was opened. The new video keeps the slot's texts. */
async function addToGrid(tx: AdminTransaction, position: GridPosition, { replaces, title, label }: UploadForm, values: FileColumns) {
  const [former] = await tx.select().from(heroGridVideos).where(activeAt(position)).for("update");
  if ((former?.id ?? "") !== replaces) return null;
  if (former) await tx.update(heroGridVideos).set({ isActive: false, updatedAt: values.updatedAt }).where(eq(heroGridVideos.id, former.id));
  const [kept] = former ? [former] : await tx.select().from(heroGridWords).where(eq(heroGridWords.position, position));
  const words = kept && {
    title: (!former && title) || kept.title,
    label: (!former && label) || kept.label,
    titleFormatting: kept.titleFormatting,
    labelFormatting: kept.labelFormatting,
  };
  const row = oneRow(
    await tx
      .insert(heroGridVideos)
      .values({ ...values, position, title, label, ...words })
      .returning({ id: heroGridVideos.id }),
  );
  return row.id;
}

const activeAt = (position: GridPosition) => and(eq(heroGridVideos.position, position), eq(heroGridVideos.isActive, true));

async function activeVideoId(connection: typeof db, position: GridPosition) {
  const [row] = await connection.select({ id: heroGridVideos.id }).from(heroGridVideos).where(activeAt(position));
  return row?.id ?? "";
}

async function removeAll(kept: readonly FileRow[]) {
  for (const file of kept) await removeFile(file);
}
