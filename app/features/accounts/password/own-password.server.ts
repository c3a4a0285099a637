import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { ownFeeds } from "#app/db/schema/calendar";
import { endLinks } from "../email-links.server";

/**
 * Gives a confirmed person another password, or none: the one place where it is written. Every link to choose a password that was mailed before
 * ends with the password it was meant for, and the secret address of their consultations, which whoever knew the old one may have read. Returns
 * whether there was such an address: its owner connects their calendars anew.
 */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string | null, at: Date) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endLinks(tx, userId, "reset_password", at);
  const ended = await tx.delete(ownFeeds).where(eq(ownFeeds.userId, userId)).returning({ userId: ownFeeds.userId });
  return { endedCalendar: ended.length > 0 };
}
