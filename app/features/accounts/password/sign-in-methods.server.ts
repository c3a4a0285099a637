import { eq } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { identities, oauthFlows } from "#app/db/schema/accounts/identities";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { knownDevices } from "#app/db/schema/accounts/second-factor";

/**
 * Deletes every way in besides the password: passkeys, provider identities, pending OAuth flows, and known devices (which trigger no
 * new-device email). An intruder may have added any of them. Returns whether the owner has one to add again.
 */
export async function removeSignInMethods(tx: Transaction, userId: string) {
  const endedWaysIn = await hasOtherSignInMethod(tx, userId);
  for (const table of [passkeys, identities, oauthFlows, knownDevices]) await tx.delete(table).where(eq(table.userId, userId));
  return { endedWaysIn };
}

/** Returns whether a person can sign in without their password. */
export async function hasOtherSignInMethod(connection: Connection, userId: string) {
  const counts = [passkeys, identities].map((table) => connection.$count(table, eq(table.userId, userId)));
  return (await Promise.all(counts)).some((count) => count > 0);
}
