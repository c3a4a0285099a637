import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import type { Viewer } from "#app/features/accounts/viewer";
import { asSide } from "./actors.server";

/** Stores the viewer's note on their own consultation (404 for everybody else); an empty one deletes it. */
export async function saveNote(viewer: Viewer, id: string, text: string, now: Date): Promise<{ ok: true }> {
  await asSide(viewer, id);
  const own = and(eq(consultationNotes.consultationId, id), eq(consultationNotes.userId, viewer.userId));
  if (!text) {
    await db.delete(consultationNotes).where(own);
    return { ok: true };
  }
  await db
    .insert(consultationNotes)
    .values({ consultationId: id, userId: viewer.userId, text, updatedAt: now })
    .onConflictDoUpdate({ target: [consultationNotes.consultationId, consultationNotes.userId], set: { text, updatedAt: now } });
  return { ok: true };
}
