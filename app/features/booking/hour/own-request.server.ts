import { and, desc, eq, inArray, lte, ne } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations, quotes } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { isUuid } from "#app/platform/uuid";
import type { OwnRequest } from "./request-of-link.server";

/** Returns the viewer's own consultation with an advisor at an instant (epoch ms), for those who go back after requesting it or use a second window. */
export async function ownRequestAt(viewer: Viewer | null, advisorId: string, startsAt: number | null): Promise<string | null> {
  if (!viewer || startsAt === null) return null;
  const { id, clientId, advisorId: whose, scheduledTime, status } = consultations;
  const [own] = await db
    .select({ id })
    .from(consultations)
    .where(and(eq(clientId, viewer.userId), eq(whose, advisorId), eq(scheduledTime, new Date(startsAt)), inArray(status, HOLDING_STATES)));
  return own?.id ?? null;
}

/** Returns the viewer's newest open consultation with an advisor, if it is at another instant (epoch ms): where it was sent from a second window. */
export async function ownRequestElse(viewer: Viewer | null, advisorId: string, startsAt: number | null): Promise<OwnRequest | null> {
  if (!viewer) return null;
  const { id, clientId, advisorId: whose, scheduledTime, status, createdAt } = consultations;
  const [newest] = await db
    .select({ id, time: scheduledTime })
    .from(consultations)
    .where(and(eq(clientId, viewer.userId), eq(whose, advisorId), inArray(status, HOLDING_STATES)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return newest && newest.time.getTime() !== startsAt ? newest : null;
}

/**
 * Returns what was written before: for an earlier consultation of the viewer's own, or for a hold of theirs that has ended. A note to a hold that nobody claimed is
 * theirs in the browser that gave it (`kept`); elsewhere only that there was one is said, since the hold's id may be in anybody's hands.
 */
export async function earlierWords(
  viewer: Viewer | null,
  { earlier, hold }: { earlier: string; hold: string },
  { isHeld, kept }: { isHeld: boolean; kept: readonly string[] },
  now: Date,
) {
  const earlierNote = await ownNoteOf(viewer, earlier);
  if (earlierNote || isHeld || !isUuid(hold)) return { earlierNote };
  const { id, note, clientId, expiresAt } = quotes;
  const [ended] = await db
    .select({ note, clientId })
    .from(quotes)
    .where(and(eq(id, hold), ne(note, ""), lte(expiresAt, now)));
  if (!ended) return { earlierNote };
  const isOwn = ended.clientId === null ? viewer === null && kept.includes(hold) : ended.clientId === viewer?.userId;
  return isOwn ? { earlierNote: ended.note } : { earlierNote, hasLostNote: ended.clientId === null };
}

/** Returns the viewer's note for an earlier consultation of their own, with any advisor; empty for any other. */
async function ownNoteOf(viewer: Viewer | null, id: string): Promise<string> {
  if (!viewer || !isUuid(id)) return "";
  const isOwn = and(eq(consultations.id, id), eq(consultations.clientId, viewer.userId));
  const [own] = await db.select({ note: consultations.note }).from(consultations).where(isOwn);
  return own?.note ?? "";
}
