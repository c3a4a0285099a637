import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { emailTokens } from "#app/db/schema/accounts/accounts";
import { DAY_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { UNCONFIRMED_DAYS } from "../limits";

/**
 * Keeps the password of a sign-up with the address of a confirmed account, as that of an unconfirmed one is kept: signing in with it gives the same answer
 * then, so nobody learns who has an account. Nobody has the token of this row, so it opens nothing. One for each account, the newest.
 */
export async function storeDecoy(tx: Transaction, { userId, email, passwordHash }: Decoy, at: Date): Promise<void> {
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), isDecoy));
  const expiresAt = new Date(at.getTime() + UNCONFIRMED_DAYS * DAY_MS);
  const row = { userId, email, passwordHash, purpose: "confirm_email" as const, tokenHash: tokenHash(randomToken()) };
  await tx.insert(emailTokens).values({ ...row, expiresAt, createdAt: at });
}

interface Decoy {
  userId: string;
  email: string;
  passwordHash: string;
}

/** The password hash of the newest sign-up with the address of this confirmed account, or null. */
export async function findDecoy(connection: Connection, userId: string, at: Date): Promise<string | null> {
  const [found] = await connection
    .select({ passwordHash: emailTokens.passwordHash })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), isDecoy, gt(emailTokens.expiresAt, at)))
    .orderBy(desc(emailTokens.createdAt))
    .limit(1);
  return found?.passwordHash ?? null;
}

const isDecoy = and(eq(emailTokens.purpose, "confirm_email"), isNull(emailTokens.usedAt));
