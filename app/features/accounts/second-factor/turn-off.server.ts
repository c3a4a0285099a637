import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { authenticators, recoveryCodes } from "#app/db/schema/accounts/second-factor";
import { log } from "#app/platform/log/log.server";
import { type Reauthentication, reauthenticate } from "../password/reauthentication.server";
import { signOthersOut } from "../sessions/sign-others-out.server";
import { signedInTransaction } from "../sessions/signed-in-transaction.server";
import type { Viewer } from "../viewer";
import { type CodeCheck, checkCode } from "./code-check.server";
import { mailTwoFactorOff } from "./emails.server";
import { makeRecoveryCodes } from "./recovery-codes.server";
import { switchTwoFactor } from "./turn-on.server";

interface Proof {
  password: string;
  /** Code from the app, or a recovery code. */
  code: string;
}

type Refused = Exclude<Reauthentication, { ok: true }> | Exclude<CodeCheck, { ok: true }>;

/** Turns the second factor off after proof by password and code: a session alone is not enough (security.md V6). Throws TooBusy. */
export function turnTwoFactorOff(viewer: Viewer, proof: Proof, address: string, at: Date): Promise<{ ok: true } | Refused> {
  return withProof(viewer, proof, { address, at }, async (tx) => {
    const { userId, email, sessionId } = viewer;
    await forgetSecondFactor(tx, userId, at);
    const ended = await signOthersOut(tx, userId, sessionId);
    await mailTwoFactorOff(tx, email, { id: `${userId}-${at.getTime()}`, ...ended });
    log("info", "two-factor turned off", { userId });
    return { ok: true };
  });
}

/** Deletes a person's authenticator and recovery codes: sign-in then needs the first factor alone. */
export async function forgetSecondFactor(tx: Transaction, userId: string, at: Date) {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await forgetCodes(tx, userId, at);
}

/** Turns off a second factor that was turned on since `since`, by an intruder: it would lock the owner out. An older one stays. */
export async function forgetNewSecondFactor(tx: Transaction, userId: string, since: Date, at: Date) {
  const isNew = and(eq(authenticators.userId, userId), gte(authenticators.confirmedAt, since));
  const ended = await tx.delete(authenticators).where(isNew).returning({ userId: authenticators.userId });
  if (ended.length > 0) await forgetCodes(tx, userId, at);
}

async function forgetCodes(tx: Transaction, userId: string, at: Date) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await switchTwoFactor(tx, userId, false, at);
}

/** Replaces the recovery codes after the same proof. Returns them once. Throws TooBusy. */
export function renewRecoveryCodes(
  viewer: Viewer,
  proof: Proof,
  address: string,
  at: Date,
): Promise<{ ok: true; recoveryCodes: string[] } | Refused> {
  return withProof(viewer, proof, { address, at }, async (tx) => ({
    ok: true,
    recoveryCodes: await makeRecoveryCodes(tx, viewer.userId, at),
  }));
}

async function withProof<Done>(
  viewer: Viewer,
  { password, code }: Proof,
  { address, at }: { address: string; at: Date },
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done | Refused> {
  const owner = await reauthenticate(viewer, { password, isAlwaysAsked: true }, address, at);
  if (!owner.ok) return owner;
  return signedInTransaction(viewer, async (tx) => {
    const checked = await checkCode(tx, viewer, code, at);
    return checked.ok ? work(tx) : checked;
  });
}
