import { and, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { isUuid } from "#app/platform/uuid";

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

/** Returns the viewer's note for an earlier consultation of their own, with any advisor; empty for any other. */
export async function ownNoteOf(viewer: Viewer | null, id: string): Promise<string> {
  if (!viewer || !isUuid(id)) return "";
  const isOwn = and(eq(consultations.id, id), eq(consultations.clientId, viewer.userId));
  const [own] = await db.select({ note: consultations.note }).from(consultations).where(isOwn);
  return own?.note ?? "";
}
