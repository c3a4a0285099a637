import type { Transaction } from "#app/db/client.server";
import { cancelDeletion } from "../deletion/cancel-deletion.server";
import { type Device, startSession } from "../sessions/sessions.server";
import { noteDevice } from "./known-devices.server";

export interface Newcomer {
  user: { id: string; email: string };
  rememberMe: boolean;
  device: Device;
  /** The browser an account begins in needs no mail about itself. */
  isFirst?: boolean;
  /** When they proved who they are, if not at this moment; null: nobody says. */
  provedAt?: Date | null;
}

/** A session that has begun, and whether that took the deletion of its account back. */
export interface BegunSession {
  token: string;
  hasStayed: boolean;
}

/** Begins the session of somebody who has proved everything that is asked for. Whoever was leaving stays. */
export async function completeSignIn(
  tx: Transaction,
  { user, rememberMe, device, isFirst = false, provedAt }: Newcomer,
  at: Date,
): Promise<BegunSession> {
  await noteDevice(tx, user, device, { isExpected: isFirst }, at);
  const hasStayed = await cancelDeletion(tx, user, at);
  return { token: await startSession(tx, { userId: user.id, rememberMe, device, provedAt }, at), hasStayed };
}
