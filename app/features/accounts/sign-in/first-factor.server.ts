import type { Transaction } from "#app/db/client.server";
import { startChallenge } from "../second-factor/challenge.server";
import { isTwoFactorOn } from "../second-factor/code-check.server";
import { type BegunSession, completeSignIn, type SignInCandidate } from "./complete-sign-in.server";

/** Result of the first factor: a session, or a challenge that asks for the second. */
export type FirstFactorResult = ({ kind: "session"; email: string } & BegunSession) | { kind: "challenge"; token: string; userId: string };

/** Signs in a person who has passed a first factor of any kind: the one place that asks for the second (security.md V7). */
export async function passFirstFactor(tx: Transaction, newcomer: SignInCandidate, at: Date): Promise<FirstFactorResult> {
  const { user, rememberMe } = newcomer;
  if (await isTwoFactorOn(tx, user.id))
    return { kind: "challenge", token: await startChallenge(tx, { userId: user.id, rememberMe }, at), userId: user.id };
  return { kind: "session", ...(await completeSignIn(tx, newcomer, at)), email: user.email };
}
