import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { passkeyChallenges } from "#app/db/schema/accounts/passkeys";
import { MINUTE_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { CEREMONY_MINUTES } from "../limits";

interface Ceremony {
  challenge: string;
  /** The person who adds a passkey; null for a sign-in. */
  userId: string | null;
  attemptIds?: string[];
}

/** Stores the challenge and returns the token that only this browser has. */
export async function beginCeremony({ challenge, userId, attemptIds = [] }: Ceremony, at: Date): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(at.getTime() + CEREMONY_MINUTES * MINUTE_MS);
  await db.insert(passkeyChallenges).values({ tokenHash: tokenHash(token), challenge, userId, attemptIds, expiresAt, createdAt: at });
  return token;
}

/** Consumes this browser's challenge: a second use, or another user's, finds nothing. */
export async function consumeCeremony(token: string, userId: string | null, at: Date) {
  const whose = userId ? eq(passkeyChallenges.userId, userId) : isNull(passkeyChallenges.userId);
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.tokenHash, tokenHash(token)), whose, gt(passkeyChallenges.expiresAt, at)))
    .returning();
  return taken ?? null;
}

/** Deletes expired ceremonies. For the clean-up job. */
export async function deleteSpentCeremonies(at: Date) {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, at));
}
