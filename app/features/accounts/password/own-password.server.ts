import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { endLinks } from "../email-links.server";
import { endCalendarAddress } from "../sessions/sign-others-out.server";

/**
 * Gives a confirmed person another password, or none: the one place where it is written. Every link to choose a password that was mailed before
 * ends with the password it was meant for, and the secret address of their consultations, which whoever knew the old one may have read. Returns
 * whether there was such an address: its owner connects their calendars anew.
 */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string | null, at: Date) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endLinks(tx, userId, "reset_password", at);
  return endCalendarAddress(tx, userId);
}
