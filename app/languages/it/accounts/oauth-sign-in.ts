import type { oauthSignInMessages as english } from "#app/features/accounts/oauth/messages-of-sign-in";
import type { Translation } from "../../translation";

/** Sign-in through other providers: 'coming soon' and failures, in Italian. */
export const oauthSignInMessages: Translation<typeof english> = {
  soonTitle: "In arrivo",
  soonText: "Presto sarà possibile collegare LinkedIn.",

  signInFailed: "Non è stato possibile accedere con {provider}",
  notOffered: "{provider} qui non è ancora disponibile. Acceda con email e password.",
  connectFailed: "Non è stato possibile collegare {provider}",
};
