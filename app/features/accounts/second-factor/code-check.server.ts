import { and, eq, isNotNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { log } from "#app/platform/log/log.server";
import { openSecretOrNull } from "#app/platform/sealed-secret.server";
import { readCode } from "./codes";
import { mailRecoveryCodeUsed, mailWrongCodes } from "./emails.server";
import { countRecoveryCodes, spendRecoveryCode } from "./recovery-codes.server";
import { stepOfCode } from "./time-codes.server";
import { countWrongCode, isBudgetSpent, MOST_WRONG_CODES } from "./wrong-codes";

type Authenticator = typeof authenticators.$inferSelect;

export type CodeCheck = { ok: true } | { ok: false; reason: "secondFactor.codeWrong" | "secondFactor.tooManyCodes" };

/**
 * Holds what a person typed against their app or their recovery codes and uses it up. Each time step is taken once: the row is locked, so of two
 * at the same moment one is refused. Five wrong codes in 15 minutes, over all sign-ins and servers together, and only recovery codes are taken
 * for the rest of them (security.md V7). The caller's transaction must be committed after a refusal, too: it carries the count.
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

/** Whether a second factor is asked for when a person signs in. */
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
  if (counted.wrongCodes < MOST_WRONG_CODES) return { ok: false, reason: "secondFactor.codeWrong" };
  await mailWrongCodes(tx, email, `${kept.userId}-${at.getTime()}`);
  return { ok: false, reason: "secondFactor.tooManyCodes" };
}
