import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { signInChallenges } from "#app/db/schema/accounts/second-factor";
import { log } from "#app/platform/log/log.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import type { Device } from "../sessions/sessions.server";
import { completeSignIn } from "../sign-in/complete-sign-in.server";
import { moveHeldForms } from "../sign-in/held-forms.server";
import { checkCode } from "./code-check.server";
import { CHALLENGE_MINUTES, MAX_WRONG_CODES, minutesAfter } from "./wrong-codes";

/** Starts a second-factor challenge and returns its token, which is no session and is good for `passChallenge` alone. */
export async function startChallenge(connection: Connection, { userId, rememberMe }: { userId: string; rememberMe: boolean }, at: Date) {
  const token = randomToken();
  const expiresAt = minutesAfter(at, CHALLENGE_MINUTES);
  await connection.insert(signInChallenges).values({ tokenHash: tokenHash(token), userId, rememberMe, expiresAt, createdAt: at });
  log("info", "second factor asked for", { userId });
  return token;
}

/** Returns whether a challenge is still open. */
export async function isChallengeOpen(token: string, at: Date) {
  const found = await db
    .select({ id: signInChallenges.id })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, tokenHash(token)), gt(signInChallenges.expiresAt, at)));
  return found.length > 0;
}

export type ChallengeResult =
  | { ok: true; token: string; hasStayed: boolean; email: string; rememberMe: boolean }
  | { ok: false; reason: "secondFactor.codeWrong" | "secondFactor.tooManyCodes" }
  | { ok: false; reason: "secondFactor.challengeEnded" | "secondFactor.challengeSpent"; isEnded: true };

/**
 * Signs in with the second factor and a new session token. One challenge creates one session, even under concurrent requests, and ends
 * after five wrong codes or ten minutes (security.md V7).
 */
export function passChallenge(token: string, code: string, device: Device, at: Date): Promise<ChallengeResult> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ challenge: signInChallenges, user: users })
      .from(signInChallenges)
      .innerJoin(users, eq(users.id, signInChallenges.userId))
      .where(and(eq(signInChallenges.tokenHash, tokenHash(token)), gt(signInChallenges.expiresAt, at), isNull(users.suspendedAt)))
      .for("update", { of: signInChallenges });
    if (!found) return { ok: false, reason: "secondFactor.challengeEnded", isEnded: true };
    const { challenge, user } = found;
    const checked = await checkCode(tx, { userId: user.id, email: user.email }, code, at);
    if (!checked.ok) return refuseCode(tx, challenge, checked.reason);
    const { rememberMe } = challenge;
    const session = await completeSignIn(tx, { user, rememberMe, device }, at);
    await moveHeldForms({ challenge: token }, session.token, tx);
    await tx.delete(signInChallenges).where(eq(signInChallenges.id, challenge.id));
    log("info", "signed in", { userId: user.id, factors: 2 });
    return { ok: true, rememberMe, email: user.email, ...session };
  });
}

async function refuseCode(
  tx: Transaction,
  { id, wrongCodes }: typeof signInChallenges.$inferSelect,
  reason: "secondFactor.codeWrong" | "secondFactor.tooManyCodes",
): Promise<ChallengeResult> {
  if (wrongCodes + 1 < MAX_WRONG_CODES) {
    await tx
      .update(signInChallenges)
      .set({ wrongCodes: wrongCodes + 1 })
      .where(eq(signInChallenges.id, id));
    return { ok: false, reason };
  }
  await tx.delete(signInChallenges).where(eq(signInChallenges.id, id));
  return { ok: false, reason: "secondFactor.challengeSpent", isEnded: true };
}

/** Ends a challenge: the person wants to sign in as somebody else. */
export async function endChallenge(token: string) {
  await db.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash(token)));
}

/** Deletes expired challenges. For the clean-up job. */
export async function deleteSpentChallenges(at: Date) {
  await db.delete(signInChallenges).where(lte(signInChallenges.expiresAt, at));
}
