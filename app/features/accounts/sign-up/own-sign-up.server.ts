import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { emailTokens } from "#app/db/schema/accounts/accounts";
import { isUuid } from "#app/platform/uuid";
import { findOpenLink } from "../email-links.server";
import type { AccountType } from "../schema";
import type { Device } from "../sessions/sessions.server";

/** Returns the password hash, account type and way on of a sign-up; null if it is unknown or another account's. */
export async function signUpDataOf(connection: Connection, signUpId: string | null, userId: string) {
  if (signUpId === null || !isUuid(signUpId)) return null;
  const ofSignUp = and(eq(emailTokens.id, signUpId), eq(emailTokens.userId, userId), eq(emailTokens.purpose, "confirm_email"));
  const [given] = await connection
    .select({ passwordHash: emailTokens.passwordHash, category: emailTokens.category, returnTo: emailTokens.returnTo })
    .from(emailTokens)
    .where(ofSignUp);
  return given ?? null;
}

/**
 * Returns what came with a person's newest sign-up whose link is open, for a link in place of it: the browser that signed up need not choose the password
 * again, and goes on where it was. Empty when there is none.
 */
export async function newestSignUpOf(connection: Connection, userId: string, at: Date) {
  const isOpen = and(eq(emailTokens.purpose, "confirm_email"), isNotNull(emailTokens.passwordHash), gt(emailTokens.expiresAt, at));
  const [newest] = await connection
    .select({ passwordHash: emailTokens.passwordHash, category: emailTokens.category, returnTo: emailTokens.returnTo })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), isOpen))
    .orderBy(desc(emailTokens.createdAt))
    .limit(1);
  return newest ?? { passwordHash: null, category: null, returnTo: null };
}

/**
 * Returns an open confirmation link as this browser may use it. The link's password and account type count only if the link belongs to this
 * browser's sign-up (no two share a hash), because anybody can sign up with another person's address and a password.
 */
export async function findConfirmation(token: string, signUpId: string | null, at: Date) {
  const link = await findOpenLink(token, "confirm_email", at);
  if (!link) return null;
  const given = link.passwordHash === null ? null : await signUpDataOf(db, signUpId, link.userId);
  const own = given !== null && given.passwordHash === link.passwordHash ? given : null;
  return { returnTo: link.returnTo, passwordHash: own?.passwordHash ?? null, category: own?.category ?? null };
}

/** The account type to store; without one it is chosen on the first visit to the profile (decisions.md 2, Account type). */
export const typeGiven = (category: AccountType | null, at: Date) =>
  category ? { category, categoryChosenAt: at } : { categoryChosenAt: null };

/** Profile values when the confirming reader did not sign up: language and currency of their browser; the zone is set on its first visit. */
export const ofReader = ({ language, currency }: Pick<Device, "language" | "currency">) => ({
  categoryChosenAt: null,
  timezone: "",
  ...(language && { language }),
  ...(currency && { currency }),
});
