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
}

/** Begins the session of somebody who has proved everything that is asked for, and returns its token. Whoever was leaving stays. */
export async function completeSignIn(tx: Transaction, { user, rememberMe, device, isFirst = false }: Newcomer, at: Date) {
  await noteDevice(tx, user, device, { isExpected: isFirst }, at);
  await cancelDeletion(tx, user, at);
  return startSession(tx, { userId: user.id, rememberMe, device }, at);
}
