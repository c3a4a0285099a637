import { asc, eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { sessions, users } from "#app/db/schema/accounts/accounts";

/**
 * The one order in which transactions lock what several of them change; whoever locks only some of it keeps to the order of those:
 * 1. a line that admins stand in (`adminTransaction`), 2. sessions, 3. admins' roles, 4. advisors, 5. consultations and their money, 6. accounts (`users`),
 * 7. what belongs to an account: links of mails, ways in, a change of address.
 * Acceptances alone lock their client's account before the consultation: whoever locks both has its advisor's row first (`tests/support/locked-rows.ts`).
 * An account is locked with `no key update`, which rows that refer to it do not wait for; with `update` only where such rows must wait: by whoever leaves, is
 * erased, or whose application is decided anew. What comes in another order ends in a deadlock, which is begun again (`db/begin-again.server.ts`).
 *
 * Locks an account with its sessions, before anything of it is read that this transaction decides by: steps of its sessions are finished by then, or wait.
 */
export async function holdAccount(tx: Connection, userId: string) {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id)).for("update");
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
