import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { holdSession, type SignedIn } from "#app/features/accounts/sessions/signed-in-transaction.server";
import { hasSession } from "#app/features/accounts/sessions/stop-sessions.server";
import { endedAs } from "#app/platform/http/ended-as";

/** Someone who claims to be an admin, with their session. */
export type AdminActor = SignedIn;

declare const asAdmin: unique symbol;

/** A transaction that verified at its start that its actor is an admin. The audit log is only written in one of these. */
export type AdminTransaction = Transaction & { readonly [asAdmin]: true };

const isAdminNow = ({ userId }: AdminActor) => and(eq(userRoles.userId, userId), eq(userRoles.role, "admin"), isNull(users.suspendedAt));

/**
 * The way admins read what only they may: the same checks without a lock, in a transaction in which the database refuses both writes and locks. So no page,
 * however often it is asked for, holds up whoever revokes the role, suspends its holder or ends their sessions.
 */
export function adminReading<Result>(actor: AdminActor, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const read = async (tx: Transaction) => {
    await checkAdmin(tx, actor);
    return work(tx);
  };
  return db.transaction(read, { accessMode: "read only" });
}

/** Throws unless the actor is an admin right now (403) whose session has not ended (401). Locks nothing: it says nothing of a moment later. */
export async function checkAdmin(tx: Transaction, actor: AdminActor): Promise<void> {
  if (!(await hasSession(tx, actor))) throw endedAs(401);
  const role = await tx.select().from(userRoles).innerJoin(users, eq(users.id, userRoles.userId)).where(isAdminNow(actor));
  if (role.length === 0) throw endedAs(403);
}

/**
 * The only way admins write: runs a verb in one transaction that first verifies, in the database, that the actor is an admin right now. A role revoked a second
 * ago is refused (403), and so is a session that has ended (401). The role's row stays locked until the end, so it cannot be revoked meanwhile. What writes
 * nothing is an `adminReading`.
 * Verbs with the same `line` (a number of their own) run one after the other; that lock is taken before the role is checked.
 */
export async function adminTransaction<Result>(
  actor: AdminActor,
  work: (tx: AdminTransaction) => Promise<Result>,
  line?: number,
): Promise<Result> {
  return db.transaction(async (tx) => {
    if (line !== undefined) await tx.execute(sql`select pg_advisory_xact_lock(${line})`);
    await holdSession(tx, actor);
    const [role] = await tx
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(isAdminNow(actor))
      .for("key share", { of: userRoles });
    if (!role) throw endedAs(403);
    return work(tx as AdminTransaction);
  });
}
