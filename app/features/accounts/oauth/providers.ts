/** Sign-in providers, besides email and password. */
export const PROVIDERS = ["google", "linkedin"] as const;
export type Provider = (typeof PROVIDERS)[number];

/**
 * Which parts of OpenID Connect a provider supports. LinkedIn's tokens carry neither nonce nor sign-in time, and its confidential clients
 * may not send a PKCE verifier; Google sends the time on request.
 */
export const PROVIDER_TRAITS: Record<Provider, { hasNonce: boolean; hasPkce: boolean; hasSignInTime: boolean }> = {
  google: { hasNonce: true, hasPkce: true, hasSignInTime: true },
  linkedin: { hasNonce: false, hasPkce: false, hasSignInTime: false },
};

/** How long a person may take at the provider. */
export const FLOW_MINUTES = 10;

export const isProvider = (value: unknown): value is Provider => PROVIDERS.includes(value as Provider);

/** Returns the provider's callback path. */
export const callbackPath = (provider: Provider) => `/auth/callback/${provider}`;
