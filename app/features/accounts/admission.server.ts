import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts";
import { noteDevice } from "./known-devices.server";
import { startChallenge } from "./second-factor/challenge.server";
import { type Device, startSession } from "./sessions.server";

/** What a person has after proving the first factor: a session, or a challenge that asks for the second. */
export type Admission = { kind: "session"; token: string } | { kind: "challenge"; token: string };

interface Newcomer {
  user: { id: string; email: string };
  rememberMe: boolean;
  device: Device;
  /** The browser an account begins in needs no mail about itself. */
  isFirst?: boolean;
}

/** Lets somebody in who has proved who they are, whichever way: the one place where a second factor is asked for (security.md V7). */
export async function admit(tx: Transaction, { user, rememberMe, device, isFirst = false }: Newcomer, at: Date): Promise<Admission> {
  const [settings] = await tx.select().from(securitySettings).where(eq(securitySettings.userId, user.id));
  if (settings?.twoFactorEnabled) return { kind: "challenge", token: await startChallenge(tx, { userId: user.id, rememberMe }, at) };
  await noteDevice(tx, user, device, { isExpected: isFirst }, at);
  return { kind: "session", token: await startSession(tx, { userId: user.id, rememberMe, device }, at) };
}
