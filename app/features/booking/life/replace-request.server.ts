import { and, eq } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { isUuid } from "#app/platform/uuid";
import { takeBackUnheard } from "../notify/unheard.server";
import { asClient } from "./actors.server";
import { transitionQuietly } from "./transitions.server";

/** The viewer's own request, to this advisor or any, that has no answer yet, and may be changed; null for any other. */
export async function findReplaceable(viewer: Viewer | null, id: string, advisorId?: string, connection: Connection = db) {
  if (!viewer || !isUuid(id)) return null;
  const { clientId, status } = consultations;
  const isOwn = and(eq(consultations.id, id), eq(clientId, viewer.userId), advisorId ? eq(consultations.advisorId, advisorId) : undefined);
  const [found] = await connection
    .select()
    .from(consultations)
    .where(and(isOwn, eq(status, "requested")));
  return found ?? null;
}

/**
 * Takes such a request back because another one of the same person takes its place: the advisor hears of that one alone. Whoever calls holds the
 * advisor's row, so that what is read here is not answered meanwhile. False when there is none.
 */
export async function makeRoom(tx: Transaction, viewer: Viewer, { id, advisorId }: { id: string; advisorId: string }, now: Date) {
  if (!(await findReplaceable(viewer, id, advisorId, tx))) return false;
  if (!(await transitionQuietly(tx, asClient(viewer), id, "withdraw", now)).ok) return false;
  await takeBackUnheard(tx, { id }, "withdraw");
  return true;
}
