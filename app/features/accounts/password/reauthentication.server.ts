import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { clearAttempts, consumeAttempt, refundAttempt, type TooManyAttempts } from "../attempts/attempts.server";
import { isFreshSignIn } from "../sign-in/fresh-sign-in";
import type { Viewer } from "../viewer";
import { isPassword } from "./passwords.server";

export type Reauthentication =
  | { ok: true }
  | { ok: false; reason: "accounts.currentPasswordNeeded" | "accounts.currentPasswordWrong" | "accounts.signInAgain" }
  | TooManyAttempts
  | { ok: false; reason: "accounts.tooManyChanges"; retryAfterSeconds: number };

interface Proof {
  /** The password typed; empty if it was not asked for. */
  password: string;
  /** Ask for the password even right after signing in. */
  isAlwaysAsked?: boolean;
}

/**
 * Checks that the caller is the owner: by a sign-in of the last 10 minutes, or by the password, whose failures count like failed sign-ins.
 * Those without a password must sign in again. Also rate-limits the change, because it sends an email. Throws TooBusy.
 */
export async function reauthenticate(viewer: Viewer, proof: Proof, address: string, at: Date): Promise<Reauthentication> {
  const proved = await prove(viewer, proof, address, at);
  if (!proved.ok) return proved;
  const taken = await consumeLimit("account-change", { userId: viewer.userId, address }, at);
  return taken.ok ? proved : { ...taken, reason: "accounts.tooManyChanges" };
}

async function prove(viewer: Viewer, { password, isAlwaysAsked = false }: Proof, address: string, at: Date): Promise<Reauthentication> {
  const isFresh = isFreshSignIn(viewer.authenticatedAt, at);
  if (isFresh && !isAlwaysAsked) return { ok: true };
  const [user] = await db.select({ kept: users.passwordHash }).from(users).where(eq(users.id, viewer.userId));
  if (!user?.kept) return isFresh ? { ok: true } : { ok: false, reason: "accounts.signInAgain" };
  if (password === "") return { ok: false, reason: "accounts.currentPasswordNeeded" };
  const taken = await consumeAttempt("sign-in", viewer.email, address, at, `signed in ${viewer.userId}`);
  if (!taken.ok) return taken;
  const isRight = await isPassword(password, user.kept).catch(async (error: unknown) => {
    if (error instanceof TooBusy) await refundAttempt(db, taken.attempt);
    throw error;
  });
  if (!isRight) return { ok: false, reason: "accounts.currentPasswordWrong" };
  await clearAttempts(db, taken.attempt);
  return { ok: true };
}
