import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { fileAddress, storedFileAt } from "#app/platform/files/file-address";
import { type FileRow, openPublicFile, removeFile, storeFile } from "#app/platform/files/files.server";
import { makeSquarePicture } from "#app/platform/files/picture.server";
import { consumeAll } from "#app/platform/limits/consume-limit.server";
import { AVATAR_MAX_BYTES } from "../limits";
import { AVATAR_PIXELS, refuseAvatar } from "./avatar";

export type AvatarRefusal =
  | "profiles.photoNotImage"
  | "profiles.photoTooLarge"
  | "profiles.photoTooManyPixels"
  | "profiles.photoBusy"
  | "profiles.photoTooOften";

/** HTTP status of each refusal. */
export const AVATAR_STATUSES: Record<AvatarRefusal, number> = {
  "profiles.photoNotImage": 415,
  "profiles.photoTooLarge": 413,
  "profiles.photoTooManyPixels": 413,
  "profiles.photoBusy": 503,
  "profiles.photoTooOften": 429,
};

const RENAMED_A_PASS = 200;

const REFUSALS = {
  notAPicture: "profiles.photoNotImage",
  tooManyPixels: "profiles.photoTooManyPixels",
  busy: "profiles.photoBusy",
} as const;

/** Sets a person's own profile photo: verified by its content, re-encoded without metadata, under an unguessable name. */
export async function changeAvatar(
  viewer: Viewer,
  photo: File,
  at: Date,
): Promise<{ ok: true; avatarUrl: string } | { ok: false; reason: AvatarRefusal }> {
  const kept = await keepPhoto(viewer, photo, at);
  if (kept.ok) await setAvatar(viewer, kept.avatarUrl, at);
  return kept;
}

/** Stores a photo as a square picture, verified by its content and re-encoded without metadata, under an unguessable name that does not reveal its owner. */
export async function keepPhoto(
  { userId: ownerId, address }: Pick<Viewer, "userId" | "address">,
  photo: File,
  at: Date,
): Promise<{ ok: true; avatarUrl: string } | { ok: false; reason: AvatarRefusal }> {
  const refused = refuseAvatar(photo);
  if (refused) return { ok: false, reason: refused };
  const counted = (["upload", "photo-day"] as const).map((kind) => ({ kind, userId: ownerId, address }));
  const taken = await consumeAll(counted, at);
  if (!taken.ok) return { ok: false, reason: "profiles.photoTooOften" };
  return storePhoto(ownerId, new Uint8Array(await photo.arrayBuffer()), at);
}

/** Re-encodes and stores a photo that no visitor uploaded, so no limit applies. Errors are those of the re-encoding. */
export async function storePhoto(
  ownerId: string,
  content: Uint8Array,
  at: Date,
): Promise<{ ok: true; avatarUrl: string } | { ok: false; reason: AvatarRefusal }> {
  const picture = await makeSquarePicture(content, AVATAR_PIXELS);
  if (!picture.ok) return { ok: false, reason: REFUSALS[picture.reason] };
  const file = await storeFile({
    ...picture,
    bucket: "avatars",
    prefix: `photo-${at.getTime()}`,
    ownerId,
    maxBytes: AVATAR_MAX_BYTES,
    isPublic: true,
  });
  return { ok: true, avatarUrl: fileAddress(file) };
}

/** Removes a person's own profile photo. */
export const removeAvatar = (viewer: Viewer, at: Date) => setAvatar(viewer, null, at);

async function setAvatar({ userId }: Viewer, avatarUrl: string | null, at: Date) {
  const former = await db.transaction(async (tx) => {
    const [row] = await tx.select({ avatarUrl: profiles.avatarUrl }).from(profiles).where(eq(profiles.userId, userId)).for("update");
    await tx.update(profiles).set({ avatarUrl, updatedAt: at }).where(eq(profiles.userId, userId));
    return row?.avatarUrl ?? null;
  });
  await removeUnusedPhoto(former);
}

/** Deletes a replaced photo, unless a profile or an advisor's public page still shows it. */
export async function removeUnusedPhoto(former: string | null) {
  const place = storedFileAt(former);
  if (!place || !former) return;
  const shown = await Promise.all([
    db.select({ id: advisors.id }).from(advisors).where(eq(advisors.avatarUrl, former)).limit(1),
    db.select({ id: profiles.id }).from(profiles).where(eq(profiles.avatarUrl, former)).limit(1),
  ]);
  if (shown.flat().length === 0) await removeFile(place);
}

/**
 * Renames photos of earlier versions, whose address contained their owner's id, to names that do not reveal the owner. Returns how many
 * there were. For the clean-up job.
 */
export async function renamePhotosWithIds(at: Date): Promise<number> {
  const found = await db
    .select()
    .from(files)
    .where(and(eq(files.bucket, "avatars"), sql`${files.path} ^@ ${files.ownerId}::text`))
    .limit(RENAMED_A_PASS);
  for (const file of found) await renamePhoto(file, at);
  return found.length;
}

async function renamePhoto(file: FileRow, at: Date) {
  const former = fileAddress(file);
  const content = await openPublicFile(file);
  if (content && file.ownerId) {
    const extension = file.path.split(".").at(-1) ?? "webp";
    const place = { bucket: "avatars" as const, prefix: `photo-${at.getTime()}`, extension, isPublic: true, maxBytes: content.byteLength };
    const renamed = await storeFile({ ...place, mimeType: file.mimeType, ownerId: file.ownerId, content });
    for (const table of [profiles, advisors])
      await db
        .update(table)
        .set({ avatarUrl: fileAddress(renamed) })
        .where(eq(table.avatarUrl, former));
  }
  await removeFile(file);
}
