/** Texts of signing in by another account, before anybody has. */
export const oauthSignInMessages = {
  soonTitle: "Coming Soon",
  soonText: "Connecting LinkedIn will be possible soon.",

  signInFailed: "Failed to sign in with {provider}",
  connectFailed: "Failed to connect {provider}",
} as const;
