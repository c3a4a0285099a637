import { and, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { emailTokens } from "#app/db/schema/accounts/accounts";
import { isUuid } from "#app/platform/uuid";
import { findOpenLink } from "../email-links.server";
import type { AccountType } from "../schema";
import type { Device } from "../sessions/sessions.server";

/** What a sign-up gave; nothing where it is not known, or is of another account. */
export async function givenWith(connection: Connection, signUpId: string | null, userId: string) {
  if (signUpId === null || !isUuid(signUpId)) return null;
  const ofSignUp = and(eq(emailTokens.id, signUpId), eq(emailTokens.userId, userId), eq(emailTokens.purpose, "confirm_email"));
  const [given] = await connection
    .select({ passwordHash: emailTokens.passwordHash, category: emailTokens.category })
    .from(emailTokens)
    .where(ofSignUp);
  return given ?? null;
}

/**
 * An open confirmation link as the browser with this sign-up may use it. What was given with the link is its own only where the link is of that very
 * sign-up (no two have one hash): with an address of somebody else's anybody can give a password.
 */
export async function findConfirmation(token: string, signUpId: string | null, at: Date) {
  const link = await findOpenLink(token, "confirm_email", at);
  if (!link) return null;
  const given = link.passwordHash === null ? null : await givenWith(db, signUpId, link.userId);
  const own = given !== null && given.passwordHash === link.passwordHash ? given : null;
  return { returnTo: link.returnTo, passwordHash: own?.passwordHash ?? null, category: own?.category ?? null };
}

/** The account type that counts: without one it is chosen at the first visit of the profile (decisions.md 2, Account type). */
export const typeGiven = (category: AccountType | null, at: Date) =>
  category ? { category, categoryChosenAt: at } : { categoryChosenAt: null };

/** Of who reads the mail in place of whoever signed up: language and currency are those of their browser, and the clock is, at its first visit. */
export const ofReader = ({ language, currency }: Pick<Device, "language" | "currency">) => ({
  categoryChosenAt: null,
  timezone: "",
  ...(language && { language }),
  ...(currency && { currency }),
});
