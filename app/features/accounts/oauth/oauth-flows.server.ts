import { and, eq, gt, lte } from "drizzle-orm";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { db } from "#app/db/client.server";
import { providerTrips } from "#app/db/schema/accounts/identities";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { authorizationAddress } from "./provider-client.server";
import { type Provider, TRIP_MINUTES } from "./providers";

interface TripWishes {
  provider: Provider;
  /** A path that `safeNext` let through: where the person was going. */
  returnTo: string | null;
  /** Who connects the account elsewhere; null for signing in. */
  userId: string | null;
}

/** Begins the way to a provider and back. Returns where to send the browser, and the token that only this browser keeps. Throws when it cannot be reached. */
export async function startTrip({ provider, returnTo, userId }: TripWishes, at: Date) {
  const token = randomToken();
  const proof = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  const address = await authorizationAddress(provider, proof);
  const expiresAt = new Date(at.getTime() + TRIP_MINUTES * 60_000);
  await db.insert(providerTrips).values({ tokenHash: tokenHash(token), provider, returnTo, userId, ...proof, expiresAt, createdAt: at });
  return { token, address };
}

/** The trip of this browser, once: whoever comes back a second time has none. */
export async function takeTrip(provider: Provider, token: string, at: Date) {
  const [trip] = await db
    .delete(providerTrips)
    .where(and(eq(providerTrips.tokenHash, tokenHash(token)), eq(providerTrips.provider, provider), gt(providerTrips.expiresAt, at)))
    .returning();
  return trip ?? null;
}

/** Removes trips nobody came back from. For the clean-up job. */
export async function deleteSpentTrips(at: Date) {
  await db.delete(providerTrips).where(lte(providerTrips.expiresAt, at));
}
