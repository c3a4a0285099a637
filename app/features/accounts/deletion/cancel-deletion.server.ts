import { and, eq, gte, ne } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { advisors } from "#app/db/schema/advisors";
import { log } from "#app/platform/log/log.server";
import { mailDeletionCancelled } from "./emails.server";

/** Message key shown on the next page after a cancelled deletion. */
export const DELETION_CANCELLED = "deletion.stayed";

/** Cancels a deletion after a sign-in: lists the page again unless an admin hid it, and says which by email. Returns whether they were leaving. */
export async function cancelDeletion(
  connection: Connection,
  { id: userId, email }: { id: string; email: string },
  at: Date,
): Promise<boolean> {
  const [deletion] = await connection.delete(accountDeletions).where(eq(accountDeletions.userId, userId)).returning();
  if (!deletion) return false;
  if (deletion.hidAdvisor) {
    const ofPerson = and(eq(advisors.userId, userId), eq(advisors.status, "suspended"));
    await connection.update(advisors).set({ status: "approved", updatedAt: at }).where(ofPerson);
  }
  const isUnlisted = (await connection.$count(advisors, and(eq(advisors.userId, userId), ne(advisors.status, "approved")))) > 0;
  await mailDeletionCancelled(connection, email, { id: `${userId}-${at.getTime()}`, isUnlisted });
  log("info", "deletion taken back", { userId });
  return true;
}

/** Cancels a deletion that was begun since a moment, when it was not the owner who did. */
export async function cancelDeletionSince(tx: Connection, person: { id: string; email: string }, since: Date, at: Date): Promise<void> {
  const isSince = and(eq(accountDeletions.userId, person.id), gte(accountDeletions.createdAt, since));
  if ((await tx.$count(accountDeletions, isSince)) > 0) await cancelDeletion(tx, person, at);
}
