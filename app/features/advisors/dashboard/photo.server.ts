import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { type AvatarRefusal, keepPhoto, removeUnusedPhoto } from "#app/features/profiles/photo/avatar.server";
import { lockOwn } from "./own-advisor.server";

/** Sets the photo of an advisor's public page, validated and re-encoded like a profile photo. Throws a 404 for anyone who is not an advisor. */
export async function changeAdvisorPhoto(
  viewer: Pick<Viewer, "userId" | "address">,
  photo: File,
  at: Date,
): Promise<{ ok: true; avatarUrl: string } | { ok: false; reason: AvatarRefusal }> {
  const kept = await keepPhoto(viewer, photo, at);
  if (kept.ok) await setPhoto(viewer, kept.avatarUrl, at);
  return kept;
}

/** Removes the photo from an advisor's own public page. */
export const removeAdvisorPhoto = (viewer: Pick<Viewer, "userId">, at: Date) => setPhoto(viewer, null, at);

async function setPhoto(viewer: Pick<Viewer, "userId">, avatarUrl: string | null, at: Date) {
  const former = await db.transaction(async (tx) => {
    const row = await lockOwn(tx, viewer);
    await tx.update(advisors).set({ avatarUrl, updatedAt: at }).where(eq(advisors.id, row.id));
    return row.avatarUrl;
  });
  await removeUnusedPhoto(former);
}
