import { and, eq, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { networkOf } from "#app/platform/limits/network";
import { log } from "#app/platform/log/log.server";
import { logSeldom } from "#app/platform/log/log-seldom.server";
import { grantConfiguredAdmin } from "../admin-role.server";
import {
  type Attempt,
  clearAttempts,
  consumeAttempt,
  consumeSignIn,
  refundAttempt,
  signInRefusal,
  type TooManyAttempts,
} from "../attempts/attempts.server";
import { isPassword } from "../password/passwords.server";
import type { Device } from "../sessions/sessions.server";
import { findSignUpPassword } from "../sign-up/sign-up-password.server";
import { type FirstFactorResult, passFirstFactor } from "./first-factor.server";
import { knownBrowser } from "./known-browser.server";
import { knownPlace } from "./known-place.server";

export interface SignInEntry {
  /** Normalized by `emailSchema`. */
  email: string;
  password: string;
  rememberMe: boolean;
}

type SignInFailure = { ok: false; reason: "accounts.invalidCredentials" | "accounts.emailNotConfirmed" | "accounts.suspended" };

/**
 * Signs a person in with a new session token, or starts a second-factor challenge. An unknown address and a wrong password fail alike,
 * after the same work; other problems are revealed only after the right password (decisions.md 2, Sign-in tells nothing). Throws TooBusy.
 */
export async function signIn(
  entry: SignInEntry,
  device: Device,
  at: Date,
): Promise<{ ok: true; admission: FirstFactorResult } | SignInFailure | TooManyAttempts> {
  const known = knownBrowser(device.keptBrowser ?? "", entry.email);
  const taken = await consumeAttempt("sign-in", entry.email, device.address, at, known, () => knownPlace(entry.email, device));
  if (!taken.ok) return refused(taken);
  const [user] = await db.select().from(users).where(eq(users.email, entry.email));
  const isOver = user && signInRefusal(user, device, at);
  if (isOver) {
    await refundAttempt(db, taken.attempt);
    return refused(isOver, user.id);
  }
  const isRight = await checkPassword(entry.password, user?.passwordHash, taken.attempt);
  const isEntered = isRight && user?.emailConfirmedAt;
  if (user && !isEntered && (await isOfSignUp(user.id, entry.password, at))) {
    // Anybody may have chosen that password: knowing it is no failure, and undoes none. It cost two hashes, though, so only some are given back.
    const person = `${networkOf(device.address)} ${entry.email}`;
    const free = await consumeLimit("unconfirmed", { person, address: device.address }, at);
    if (free.ok) await refundAttempt(db, taken.attempt);
    return refused({ ok: false, reason: "accounts.emailNotConfirmed" }, user.id);
  }
  if (!user || !isEntered) return refused({ ok: false, reason: "accounts.invalidCredentials" });
  return db.transaction(async (tx) => {
    await clearAttempts(tx, taken.attempt);
    if (user.suspendedAt) return refused({ ok: false, reason: "accounts.suspended" }, user.id);
    // The password may have been replaced since it was verified, which ended every session.
    const asLookedAt = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ""), isNull(users.suspendedAt));
    const still = await tx.update(users).set({ rememberMe: entry.rememberMe }).where(asLookedAt).returning({ id: users.id });
    if (still.length === 0) return refused({ ok: false, reason: "accounts.invalidCredentials" }, user.id);
    const entered = await consumeSignIn(tx, user, device, at);
    if (!entered.ok) return refused(entered, user.id);
    await grantConfiguredAdmin(tx, user);
    const admission = await passFirstFactor(tx, { user, rememberMe: entry.rememberMe, device }, at);
    if (admission.kind === "session") log("info", "signed in", { userId: user.id });
    return { ok: true, admission };
  });
}

/**
 * Whether a password was given with a sign-up that waits for its confirmation, or with one that named the address of this account: both are told the same,
 * after as many hashes, for as long. Throws TooBusy, with the attempt counted: it has had a hash.
 */
async function isOfSignUp(userId: string, password: string, at: Date) {
  const kept = await findSignUpPassword(db, userId, at);
  return kept !== null && isPassword(password, kept);
}

/** Checks the first hash of an attempt, which is refunded when nothing was checked. */
async function checkPassword(password: string, kept: string | null | undefined, attempt: Attempt) {
  try {
    return await isPassword(password, kept);
  } catch (error) {
    if (error instanceof TooBusy) await refundAttempt(db, attempt);
    throw error;
  }
}

function refused<Failure extends SignInFailure | TooManyAttempts>(failure: Failure, userId?: string): Failure {
  // Rate-limited callers may return as often as they like, so these are logged rarely.
  if (failure.reason === "accounts.tooManyAttempts") logSeldom("info", "sign-in held back");
  else log("info", "sign-in refused", { reason: failure.reason, userId });
  return failure;
}
