import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { emailTokens } from "#app/db/schema/accounts/accounts";
import { isUuid } from "#app/platform/uuid";
import { findOpenLink, type LinkKey } from "../email-links.server";

/** What a sign-up gave, which belongs to its link: anybody may have signed up with the same address before. */
const GIVEN = {
  passwordHash: emailTokens.passwordHash,
  category: emailTokens.category,
  language: emailTokens.language,
  currency: emailTokens.currency,
  timeZone: emailTokens.timeZone,
  returnTo: emailTokens.returnTo,
};
const NOTHING = { passwordHash: null, category: null, language: null, currency: null, timeZone: null, returnTo: null };

/** Returns what a sign-up gave, with its way on; null if it is unknown or another account's. */
export async function signUpDataOf(connection: Connection, signUpId: string | null, userId: string) {
  if (signUpId === null || !isUuid(signUpId)) return null;
  const ofSignUp = and(eq(emailTokens.id, signUpId), eq(emailTokens.userId, userId), eq(emailTokens.purpose, "confirm_email"));
  const [given] = await connection.select(GIVEN).from(emailTokens).where(ofSignUp);
  return given ?? null;
}

/**
 * Returns what came with a person's newest sign-up whose link is open, for a link in place of it: the browser that signed up need not choose the password
 * again, and goes on where it was. Empty when there is none.
 */
export async function newestSignUpOf(connection: Connection, userId: string, at: Date) {
  const isOpen = and(eq(emailTokens.purpose, "confirm_email"), isNotNull(emailTokens.passwordHash), gt(emailTokens.expiresAt, at));
  const [newest] = await connection
    .select(GIVEN)
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), isOpen))
    .orderBy(desc(emailTokens.createdAt))
    .limit(1);
  return newest ?? NOTHING;
}

/**
 * Returns an open confirmation link as this browser may use it. What was given with the link counts only if the link belongs to this
 * browser's sign-up (no two share a hash), because anybody can sign up with another person's address and a password.
 */
export async function findConfirmation(token: LinkKey, signUpId: string | null, at: Date) {
  const link = await findOpenLink(token, "confirm_email", at);
  if (!link) return null;
  const given = link.passwordHash === null ? null : await signUpDataOf(db, signUpId, link.userId);
  const own = given !== null && given.passwordHash === link.passwordHash ? given : null;
  return { ...(own ?? NOTHING), returnTo: link.returnTo };
}
