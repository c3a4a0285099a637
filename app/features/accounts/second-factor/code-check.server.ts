import { and, eq, isNotNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { log } from "#app/platform/log/log.server";
import { openSecretOrNull } from "#app/platform/sealed/sealed-secret.server";
import { readCode } from "./codes";
import { mailRecoveryCodeUsed, mailWrongCodes } from "./emails.server";
import { countRecoveryCodes, spendRecoveryCode } from "./recovery-codes.server";
import { stepOfCode } from "./time-codes.server";
import { countWrongCode, isBudgetSpent, MAX_WRONG_CODES } from "./wrong-codes";

type Authenticator = typeof authenticators.$inferSelect;

export type CodeCheck = { ok: true } | { ok: false; reason: "secondFactor.codeWrong" | "secondFactor.tooManyCodes" };

/**
 * Verifies and consumes an authenticator or recovery code. Each time step is accepted once: the row is locked, so of two requests at the
 * same moment one is refused. After five wrong codes in 15 minutes, across all sign-ins and servers, only recovery codes are accepted for
 * the rest of that window (security.md V7). Commit the caller's transaction after a refusal, too: it holds the count.
 */
export async function checkCode(tx: Transaction, owner: { userId: string; email: string }, text: string, at: Date): Promise<CodeCheck> {
  const ofOwner = and(eq(authenticators.userId, owner.userId), isNotNull(authenticators.confirmedAt));
  const [kept] = await tx.select().from(authenticators).where(ofOwner).for("update");
  const entered = readCode(text);
  if (!kept || !entered) return { ok: false, reason: "secondFactor.codeWrong" };
  if (entered.kind === "recovery") return checkRecoveryCode(tx, owner, entered.code, at);
  if (isBudgetSpent(kept, at)) return { ok: false, reason: "secondFactor.tooManyCodes" };
  const secret = openSecretOrNull("authenticator secrets", owner.userId, kept.sealedSecret);
  const step = secret === null ? null : stepOfCode(secret, entered.code, at);
  if (step === null || step <= (kept.lastStep ?? 0)) return refuseCode(tx, kept, owner.email, at);
  await tx.update(authenticators).set({ lastStep: step, wrongCodes: 0, wrongSince: null }).where(eq(authenticators.userId, owner.userId));
  return { ok: true };
}

/** Returns whether a person's sign-in requires a second factor. */
export async function isTwoFactorOn(connection: Connection, userId: string): Promise<boolean> {
  const [settings] = await connection.select().from(securitySettings).where(eq(securitySettings.userId, userId));
  return settings?.twoFactorEnabled ?? false;
}

async function checkRecoveryCode(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  code: string,
  at: Date,
): Promise<CodeCheck> {
  if (!(await spendRecoveryCode(tx, userId, code, at))) return { ok: false, reason: "secondFactor.codeWrong" };
  await mailRecoveryCodeUsed(tx, email, { id: `${userId}-${at.getTime()}`, left: await countRecoveryCodes(tx, userId) });
  log("info", "recovery code used", { userId });
  return { ok: true };
}

async function refuseCode(tx: Transaction, kept: Authenticator, email: string, at: Date): Promise<CodeCheck> {
  const counted = countWrongCode(kept, at);
  await tx.update(authenticators).set(counted).where(eq(authenticators.userId, kept.userId));
  log("warn", "wrong authenticator code", { userId: kept.userId, wrongCodes: counted.wrongCodes });
  if (counted.wrongCodes < MAX_WRONG_CODES) return { ok: false, reason: "secondFactor.codeWrong" };
  await mailWrongCodes(tx, email, `${kept.userId}-${at.getTime()}`);
  return { ok: false, reason: "secondFactor.tooManyCodes" };
}
