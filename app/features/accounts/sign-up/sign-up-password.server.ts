import { and, eq, gt, isNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { emailTokens } from "#app/db/schema/accounts/accounts";
import { DAY_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { UNCONFIRMED_DAYS } from "../limits";

/**
 * Keeps the password of the newest sign-up with an address, for the same days whether the address has an account or not: signing in with it says that the
 * address is not confirmed, so nobody learns who has an account. Nobody has the token of this row, so it opens nothing.
 */
export async function storeSignUpPassword(tx: Transaction, { userId, email, passwordHash }: Given, at: Date): Promise<void> {
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), isOfSignUp));
  const expiresAt = new Date(at.getTime() + UNCONFIRMED_DAYS * DAY_MS);
  const row = { userId, email, passwordHash, purpose: "sign_up_password" as const, tokenHash: tokenHash(randomToken()) };
  await tx.insert(emailTokens).values({ ...row, expiresAt, createdAt: at });
}

interface Given {
  userId: string;
  email: string;
  passwordHash: string;
}

/** The password hash of the newest sign-up with the address of this account, or null once its days are over or the address was confirmed since. */
export async function findSignUpPassword(connection: Connection, userId: string, at: Date): Promise<string | null> {
  const [found] = await connection
    .select({ passwordHash: emailTokens.passwordHash })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), isOfSignUp, gt(emailTokens.expiresAt, at)));
  return found?.passwordHash ?? null;
}

const isOfSignUp = and(eq(emailTokens.purpose, "sign_up_password"), isNull(emailTokens.usedAt));
