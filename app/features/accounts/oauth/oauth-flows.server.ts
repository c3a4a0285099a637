import { and, eq, gt, lte } from "drizzle-orm";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { db } from "#app/db/client.server";
import { oauthFlows } from "#app/db/schema/accounts/identities";
import { MINUTE_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { authorizationAddress } from "./provider-client.server";
import { FLOW_MINUTES, type Provider } from "./providers";

interface OAuthOptions {
  provider: Provider;
  /** A path that `safeNext` accepted: where the person was going. */
  returnTo: string | null;
  /** The person who connects an account or signs in again; null for a sign-in. */
  userId: string | null;
  isAgain?: boolean;
}

/** Starts an OAuth flow. Returns the redirect URL and a token that only this browser keeps. Throws when the provider is unreachable. */
export async function startOAuthFlow({ provider, returnTo, userId, isAgain = false }: OAuthOptions, at: Date) {
  const token = randomToken();
  const proof = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  const address = await authorizationAddress(provider, proof, { isAgain });
  const expiresAt = new Date(at.getTime() + FLOW_MINUTES * MINUTE_MS);
  await db
    .insert(oauthFlows)
    .values({ tokenHash: tokenHash(token), provider, returnTo, userId, isAgain, ...proof, expiresAt, createdAt: at });
  return { token, address };
}

/** Consumes this browser's OAuth flow: a second callback finds none. */
export async function consumeOAuthFlow(provider: Provider, token: string, at: Date) {
  const [flow] = await db
    .delete(oauthFlows)
    .where(and(eq(oauthFlows.tokenHash, tokenHash(token)), eq(oauthFlows.provider, provider), gt(oauthFlows.expiresAt, at)))
    .returning();
  return flow ?? null;
}

/** Deletes expired flows. For the clean-up job. */
export async function deleteSpentOAuthFlows(at: Date) {
  await db.delete(oauthFlows).where(lte(oauthFlows.expiresAt, at));
}
