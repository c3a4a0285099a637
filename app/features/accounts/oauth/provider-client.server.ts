import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import { z } from "zod";
import { config } from "#app/config.server";
import { siteLink } from "#app/platform/origin.server";
import { clientOf } from "./discovery.server";
import { callbackPath, PROVIDER_TRAITS, PROVIDERS, type Provider } from "./providers";

const SCOPE = "openid email profile";
/** Accepted signatures: asymmetric, by the provider's private key. Never 'none', and never HS, whose secret both sides know. */
const SIGNED_BY = new Set(["RS256", "ES256", "PS256", "EdDSA"]);

/** Binds an OAuth flow to the browser that started it. */
export interface OAuthProof {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A provider's claims about a person, after every signature and claim was verified. */
export interface ProviderClaims {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  /** When they authenticated at the provider, if it says so: an open session there proves nothing. */
  provedAt: Date | null;
}

/** Returns whether sign-in through a provider is configured: both its variables are set. */
export const isConfigured = (provider: Provider) => config().providers[provider] !== null;

/** Returns the configured providers. */
export const configuredProviders = () => PROVIDERS.filter(isConfigured);

/** Returns the provider's sign-in URL; `isAgain` asks for a fresh sign-in, which the browser could strip. Throws when it is unreachable. */
export async function authorizationAddress(provider: Provider, { state, nonce, codeVerifier }: OAuthProof, { isAgain = false } = {}) {
  const { hasNonce, hasPkce, hasSignInTime } = PROVIDER_TRAITS[provider];
  const parameters: Record<string, string> = { redirect_uri: siteLink(callbackPath(provider)), scope: SCOPE, state };
  if (hasNonce) parameters.nonce = nonce;
  if (isAgain) Object.assign(parameters, { prompt: "login", max_age: "0" });
  if (hasSignInTime) parameters.claims = JSON.stringify({ id_token: { auth_time: { essential: true } } });
  if (hasPkce) Object.assign(parameters, { code_challenge: await calculatePKCECodeChallenge(codeVerifier), code_challenge_method: "S256" });
  return buildAuthorizationUrl(await clientOf(provider), parameters).href;
}

// Some providers send the flag as a string.
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().default(""),
  email_verified: z.union([z.boolean(), z.literal("true").transform(() => true), z.literal("false").transform(() => false)]).default(false),
  name: z.string().max(200).default(""),
  /** In seconds. */
  auth_time: z.number().int().positive().max(1e11).optional(),
});

/**
 * Exchanges the callback's code for the verified claims. Throws when the state is another's, the code is used or another's, the nonce is
 * missing or wrong, or the token was not issued by the provider for this site and signed with its own key.
 */
export async function readClaims(provider: Provider, search: string, { state, nonce, codeVerifier }: OAuthProof): Promise<ProviderClaims> {
  const { hasNonce, hasPkce } = PROVIDER_TRAITS[provider];
  const tokens = await authorizationCodeGrant(await clientOf(provider), new URL(siteLink(callbackPath(provider)) + search), {
    expectedState: state,
    expectedNonce: hasNonce ? nonce : undefined,
    pkceCodeVerifier: hasPkce ? codeVerifier : undefined,
    idTokenExpected: true,
  });
  if (!SIGNED_BY.has(algorithmOf(tokens.id_token ?? ""))) throw new Error("the ID token is not signed as it must be");
  const { iss, sub, email, email_verified, name, auth_time } = claimsSchema.parse(tokens.claims());
  const provedAt = auth_time === undefined ? null : new Date(auth_time * 1000);
  return { issuer: iss, subject: sub, email, isEmailVerified: email_verified, name, provedAt };
}

function algorithmOf(token: string): string {
  const header: unknown = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
  return typeof header === "object" && header !== null && "alg" in header ? String(header.alg) : "";
}
