import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { holdSession, type SignedIn } from "#app/features/accounts/sessions/signed-in-transaction.server";
import { endedAs } from "#app/platform/http/ended-as";

/** Who takes themselves for an admin, in a session of theirs. */
export type AdminActor = SignedIn;

declare const asAdmin: unique symbol;

/** A transaction whose actor was found to be an admin as it began. What is written into the audit log is written in one. */
export type AdminTransaction = Transaction & { readonly [asAdmin]: true };

/**
 * The one way in which admins write: runs a verb in one transaction that first makes sure, in the database, that the actor is an admin at this moment: a role that was
 * revoked a second ago writes nothing more (403), nor does a session that was ended meanwhile (401). The role's row stays locked until the end, so that it cannot be revoked meanwhile.
 * Verbs with the same `line` (a number of their own) run one after the other, which is looked at before the role is.
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
      .where(and(eq(userRoles.userId, actor.userId), eq(userRoles.role, "admin"), isNull(users.suspendedAt)))
      .for("share", { of: userRoles });
    if (!role) throw endedAs(403);
    return work(tx as AdminTransaction);
  });
}
