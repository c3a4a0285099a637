import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { knownDevices } from "#app/db/schema/accounts/second-factor";
import { networkOf } from "#app/platform/limits/network";
import { keyedHash } from "#app/platform/secret.server";
import type { Device } from "../sessions/sessions.server";
import { deviceTraits } from "./known-device";

/** Keyed hash of one account's browser kind and network. */
export const hashOfDevice = (userId: string, { address, userAgent }: Pick<Device, "address" | "userAgent">) =>
  keyedHash(`device ${userId} ${networkOf(address)} ${deviceTraits(userAgent)}`);

/** Returns the hash of a network and browser this account was signed in from before; null for any other, and without an account. */
export async function knownPlace(email: string, device: Device): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  // Does the same work without an account, so that not even the timing reveals one.
  const userId = user?.id ?? crypto.randomUUID();
  const deviceHash = hashOfDevice(userId, device);
  const [known] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return known ? deviceHash.toString("base64url") : null;
}
