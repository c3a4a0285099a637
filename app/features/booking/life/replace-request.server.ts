import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { isUuid } from "#app/platform/uuid";
import { takeBackUnheard } from "../notify/unheard.server";
import type { ReplacedTerms } from "../replaced-terms";
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
 * advisor's row, so that what is read here is not answered meanwhile. Answers with what it asked for; null when there is none. `key` is that of
 * the request that comes: written down with this step, it leads from the one to the other (`findReplacing`).
 */
export async function makeRoom(
  tx: Transaction,
  viewer: Viewer,
  { id, advisorId, key }: Replaced,
  now: Date,
): Promise<ReplacedTerms | null> {
  const found = await findReplaceable(viewer, id, advisorId, tx);
  if (!found || !(await transitionQuietly(tx, asClient(viewer), id, "withdraw", now, { key })).ok) return null;
  await takeBackUnheard(tx, { id }, "withdraw");
  return found;
}

interface Replaced {
  id: string;
  advisorId: string;
  key: string | undefined;
}

/** The request that took the place of a withdrawn one; null where it was only withdrawn. */
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
