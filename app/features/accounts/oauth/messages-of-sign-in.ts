/** Texts for signing in with another account, shown before sign-in. */
export const oauthSignInMessages = {
  soonTitle: "Coming Soon",
  soonText: "Connecting LinkedIn will be possible soon.",

  signInFailed: "Failed to sign in with {provider}",
  connectFailed: "Failed to connect {provider}",
} as const;
