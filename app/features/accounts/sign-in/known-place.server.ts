import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { knownDevices } from "#app/db/schema/accounts/second-factor";
import { networkOf } from "#app/platform/limits/network";
import { keyedHash } from "#app/platform/secret.server";
import type { Device } from "../sessions/sessions.server";
import { deviceTraits } from "./known-device";

/** A kind of browser in a network, as one account knows it. */
export const hashOfDevice = (userId: string, { address, userAgent }: Pick<Device, "address" | "userAgent">) =>
  keyedHash(`device ${userId} ${networkOf(address)} ${deviceTraits(userAgent)}`);

/** As what an account knows a network and a kind of browser that it was signed in from before; null for every other, and where there is no account. */
export async function knownPlace(email: string, device: Device): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  // Whether there is an account shows in nothing, the time neither.
  const userId = user?.id ?? crypto.randomUUID();
  const deviceHash = hashOfDevice(userId, device);
  const [known] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return known ? deviceHash.toString("base64url") : null;
}
