import { and, eq, isNull } from "drizzle-orm";
import { data } from "react-router";
import { db, type Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts";

/**
 * Runs an admin's verb in one transaction that first makes sure, in the database, that the actor is an admin at this moment: a role that was
 * revoked a second ago writes nothing more (403). The role's row stays locked until the end, so that it cannot be revoked meanwhile.
 */
export async function adminTransaction<Result>(actor: { userId: string }, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    const [role] = await tx
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(eq(userRoles.userId, actor.userId), eq(userRoles.role, "admin"), isNull(users.suspendedAt)))
      .for("share", { of: userRoles });
    if (!role) throw data(null, { status: 403 });
    return work(tx);
  });
}
