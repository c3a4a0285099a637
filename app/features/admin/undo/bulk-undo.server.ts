import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Connection, db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { isUndoableIntent, type UndoableBulk, type UndoableIntent } from "./bulk-undo";
import { countStillSo } from "./still-so.server";

const DONE = "list.changed";
const UNDONE = "list.undone";
/** Advisory lock, so that only one of two concurrent undos succeeds. */
const UNDO_LINE = 7_241_046;
const MAX_SHOWN = 3;

/** A bulk action, with its rows and its time. */
export interface DoneBulk {
  id: string;
  intent: UndoableIntent;
  ids: string[];
  at: Date;
}

/**
 * Records a bulk action so that it can be undone within a minute. A form submitted again with the same key changed nothing and is recorded only once.
 */
export function recordBulkAction(actor: AdminActor, { intent, ids, at, key }: Omit<DoneBulk, "id"> & { key?: string }): Promise<void> {
  const work = async (tx: AdminTransaction) => {
    const isSame = sql`${auditLog.details} @> ${JSON.stringify({ intent, ids, key })}::jsonb`;
    const isMine = and(eq(auditLog.actorId, actor.userId), eq(auditLog.action, DONE));
    if (key && (await tx.$count(auditLog, and(isMine, isSame))) > 0) return;
    await audit(tx, actor, DONE, "lists", randomUUID(), { intent, ids, at: at.toISOString(), ...(key && { key }) });
  };
  return adminTransaction(actor, work, UNDO_LINE);
}

/**
 * Returns the bulk actions of an admin within the last minute that are not undone, newest first, with the number of rows that are unchanged since:
 * others cannot be undone. `about` limits them to actions on one row.
 */
export async function undoableBulks(viewerId: string, intents: readonly UndoableIntent[], about?: string): Promise<UndoableBulk[]> {
  const isAbout = about === undefined ? undefined : sql`${auditLog.details} @> ${JSON.stringify({ ids: [about] })}::jsonb`;
  const rows = await db
    .select({ id: auditLog.subjectId, details: auditLog.details, secondsLeft })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, viewerId), isFresh(db), inArray(sql`${auditLog.details}->>'intent'`, [...intents]), isAbout))
    .orderBy(desc(auditLog.createdAt))
    .limit(MAX_SHOWN);
  const done = rows.flatMap(({ id, details, secondsLeft }) => {
    const read = readDone(id, details);
    return read ? [{ read, secondsLeft }] : [];
  });
  const counted = await Promise.all(
    done.map(async ({ read, secondsLeft }) => ({ id: read.id, intent: read.intent, secondsLeft, count: await countStillSo(read) })),
  );
  return counted.filter(({ count }) => count > 0);
}

/** Claims an admin's bulk action for undoing, once and within its minute, if its intent can be undone here; null if it is too late or not theirs. */
export function beginUndo(actor: AdminActor, id: string, intents: readonly UndoableIntent[]): Promise<DoneBulk | null> {
  const work = async (tx: AdminTransaction) => {
    const mine = and(eq(auditLog.actorId, actor.userId), eq(auditLog.subjectId, id), isFresh(tx));
    const [row] = await tx.select({ details: auditLog.details }).from(auditLog).where(mine);
    const read = row ? readDone(id, row.details) : null;
    const done = read && intents.includes(read.intent) ? read : null;
    if (done) await audit(tx, actor, UNDONE, "lists", id, { intent: done.intent, ids: done.ids });
    return done;
  };
  return adminTransaction(actor, work, UNDO_LINE);
}

const secondsLeft = sql<number>`ceil(${UNDO_SECONDS} - extract(epoch from now() - ${auditLog.createdAt}))`.mapWith(Number);

/** Recorded within the last minute by the database's clock, which also timestamped it, and not undone. */
function isFresh(connection: Connection) {
  const undone = alias(auditLog, "undone");
  const since = sql`now() - make_interval(secs => ${UNDO_SECONDS})`;
  const after = connection
    .select({ one: sql`1` })
    .from(undone)
    .where(and(eq(undone.action, UNDONE), eq(undone.subjectId, auditLog.subjectId), gt(undone.createdAt, since)));
  return and(eq(auditLog.action, DONE), gt(auditLog.createdAt, since), notExists(after));
}

function readDone(id: string | null, details: Record<string, unknown>): DoneBulk | null {
  const { intent, ids, at } = details;
  if (!id || typeof intent !== "string" || !isUndoableIntent(intent) || !Array.isArray(ids) || typeof at !== "string") return null;
  return { id, intent, ids: ids.map(String), at: new Date(at) };
}
