import type { Transaction } from "#app/db/client.server";
import { cancelDeletion } from "../deletion/cancel-deletion.server";
import { type Device, startSession } from "../sessions/sessions.server";
import { recordDevice } from "./known-devices.server";

export interface SignInCandidate {
  user: { id: string; email: string };
  rememberMe: boolean;
  device: Device;
  /** The browser that creates an account needs no new-device email. */
  isFirst?: boolean;
  /** When they authenticated, if not just now; null: unknown. */
  provedAt?: Date | null;
}

/** A started session, and whether it cancelled a deletion of the account. */
export interface BegunSession {
  token: string;
  hasStayed: boolean;
}

/** Starts the session of a person who has proved everything required. Cancels a pending deletion. */
export async function completeSignIn(
  tx: Transaction,
  { user, rememberMe, device, isFirst = false, provedAt }: SignInCandidate,
  at: Date,
): Promise<BegunSession> {
  await recordDevice(tx, user, device, { isExpected: isFirst }, at);
  const hasStayed = await cancelDeletion(tx, user, at);
  return { token: await startSession(tx, { userId: user.id, rememberMe, device, provedAt }, at), hasStayed };
}
