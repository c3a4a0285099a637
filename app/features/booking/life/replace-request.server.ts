import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { isUuid } from "#app/platform/uuid";
import { recallUnseen } from "../notify/recall-unseen.server";
import type { ReplacedTerms } from "../replaced-terms";
import { asClient } from "./actors.server";
import { transitionQuietly } from "./transitions.server";

/** Returns the viewer's own unanswered request, to this advisor or any, which may be changed; otherwise null. */
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
 * Withdraws such a request because another one by the same person replaces it; the advisor is only told about the new one. The caller must
 * hold the lock on the advisor's row, so that the request cannot be answered meanwhile. Returns the old terms; null when there is no such
 * request. `key` is that of the new request: recorded with this step, it links the two (`findReplacing`).
 */
export async function withdrawReplaced(
  tx: Transaction,
  viewer: Viewer,
  { id, advisorId, key }: Replaced,
  now: Date,
): Promise<ReplacedTerms | null> {
  const found = await findReplaceable(viewer, id, advisorId, tx);
  if (!found || !(await transitionQuietly(tx, asClient(viewer), id, "withdraw", now, { key })).ok) return null;
  await recallUnseen(tx, { id }, "withdraw");
  return found;
}

interface Replaced {
  id: string;
  advisorId: string;
  key: string | undefined;
}

/** Returns the request that replaced a withdrawn one; null if it was simply withdrawn. */
export async function findReplacing(id: string): Promise<string | null> {
  const { consultationId, transition, requestKey } = consultationEvents;
  const replaced = alias(consultations, "replaced");
  const [found] = await db
    .select({ id: consultations.id })
    .from(consultationEvents)
    .innerJoin(replaced, eq(replaced.id, consultationId))
    .innerJoin(
      consultations,
      and(eq(consultations.clientId, replaced.clientId), eq(consultations.idempotencyKey, sql`${requestKey}::text`)),
    )
    .where(and(eq(consultationId, id), eq(transition, "withdraw")));
  return found?.id ?? null;
}
