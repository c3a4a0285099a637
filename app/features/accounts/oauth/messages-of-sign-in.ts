/** Texts for signing in with another account, shown before sign-in. */
export const oauthSignInMessages = {
  soonTitle: "Coming Soon",
  soonText: "Connecting LinkedIn will be possible soon.",

  signInFailed: "Failed to sign in with {provider}",
  notOffered: "{provider} is not offered here yet. Please sign in with your email and password.",
  connectFailed: "Failed to connect {provider}",
} as const;
