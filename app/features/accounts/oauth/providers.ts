/** Whom a person can sign in through, besides their address and password. */
export const PROVIDERS = ["google", "linkedin"] as const;
export type Provider = (typeof PROVIDERS)[number];

/**
 * What a provider keeps of OpenID Connect. LinkedIn's tokens carry no nonce and no time of signing in, and its confidential clients may send no PKCE
 * verifier; Google says that time to who asks for it.
 */
export const PROVIDER_TRAITS: Record<Provider, { hasNonce: boolean; hasPkce: boolean; hasSignInTime: boolean }> = {
  google: { hasNonce: true, hasPkce: true, hasSignInTime: true },
  linkedin: { hasNonce: false, hasPkce: false, hasSignInTime: false },
};

/** How long a person may stay at the provider. */
export const FLOW_MINUTES = 10;

export const isProvider = (value: unknown): value is Provider => PROVIDERS.includes(value as Provider);

/** The address a provider sends people back to. */
export const callbackPath = (provider: Provider) => `/auth/callback/${provider}`;
