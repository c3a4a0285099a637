import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { endLinks } from "../email-links.server";
import { endCalendarAddress } from "../sessions/sign-others-out.server";

/**
 * Replaces or removes a confirmed person's password: the only place that writes it. Also ends every password link sent before, and the
 * secret calendar address of their consultations, which anyone who knew the old password may have read. Returns whether there was such an
 * address: the owner must connect their calendars again.
 */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string | null, at: Date) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endLinks(tx, userId, "reset_password", at);
  return endCalendarAddress(tx, userId);
}
