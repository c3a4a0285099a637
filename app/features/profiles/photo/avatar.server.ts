import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { fileAddress, storedFileAt } from "#app/platform/files/file-address";
import { keepFile, removeFile } from "#app/platform/files/files.server";
import { makeSquarePicture } from "#app/platform/files/picture.server";
import { AVATAR_MAX_BYTES, AVATAR_PIXELS, refuseAvatar } from "./avatar";

export type AvatarRefusal = "profiles.photoNotImage" | "profiles.photoTooLarge" | "profiles.photoTooManyPixels" | "profiles.photoBusy";

const REFUSALS = {
  notAPicture: "profiles.photoNotImage",
  tooManyPixels: "profiles.photoTooManyPixels",
  busy: "profiles.photoBusy",
} as const;

/** Puts a photo into a person's own profile: checked by its content, drawn anew without metadata, under a name that cannot be guessed. */
export async function changeAvatar(
  viewer: Viewer,
  photo: File,
  at: Date,
): Promise<{ ok: true; avatarUrl: string } | { ok: false; reason: AvatarRefusal }> {
  const kept = await keepPhoto(viewer.userId, photo, at);
  if (kept.ok) await setAvatar(viewer, kept.avatarUrl, at);
  return kept;
}

/** Keeps a photo as a square picture, checked by its content and drawn anew without metadata, under a name that cannot be guessed. */
export async function keepPhoto(
  ownerId: string,
  photo: File,
  at: Date,
): Promise<{ ok: true; avatarUrl: string } | { ok: false; reason: AvatarRefusal }> {
  const refused = refuseAvatar(photo);
  if (refused) return { ok: false, reason: refused };
  const picture = await makeSquarePicture(new Uint8Array(await photo.arrayBuffer()), AVATAR_PIXELS);
  if (!picture.ok) return { ok: false, reason: REFUSALS[picture.reason] };
  const file = await keepFile({
    ...picture,
    bucket: "avatars",
    prefix: `${ownerId}-${at.getTime()}`,
    ownerId,
    mostBytes: AVATAR_MAX_BYTES,
    isPublic: true,
  });
  return { ok: true, avatarUrl: fileAddress(file) };
}

/** Takes the photo out of a person's own profile. */
export const removeAvatar = (viewer: Viewer, at: Date) => setAvatar(viewer, null, at);

async function setAvatar({ userId }: Viewer, avatarUrl: string | null, at: Date) {
  const former = await db.transaction(async (tx) => {
    const [row] = await tx.select({ avatarUrl: profiles.avatarUrl }).from(profiles).where(eq(profiles.userId, userId)).for("update");
    await tx.update(profiles).set({ avatarUrl, updatedAt: at }).where(eq(profiles.userId, userId));
    return row?.avatarUrl ?? null;
  });
  await removeUnusedPhoto(former);
}

/** Removes a photo that was replaced, unless a profile or an advisor's public page still shows it. */
export async function removeUnusedPhoto(former: string | null) {
  const place = storedFileAt(former);
  if (!place || !former) return;
  const shown = await Promise.all([
    db.select({ id: advisors.id }).from(advisors).where(eq(advisors.avatarUrl, former)).limit(1),
    db.select({ id: profiles.id }).from(profiles).where(eq(profiles.avatarUrl, former)).limit(1),
  ]);
  if (shown.flat().length === 0) await removeFile(place);
}
