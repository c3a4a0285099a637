import type { oauthSignInMessages as english } from "#app/features/accounts/oauth/messages-of-sign-in";
import type { Translation } from "../../translation";

/** Sign-in through other providers: 'coming soon' and failures, in German. */
export const oauthSignInMessages: Translation<typeof english> = {
  soonTitle: "Demnächst verfügbar",
  soonText: "Bald können Sie LinkedIn verknüpfen.",

  signInFailed: "Die Anmeldung mit {provider} hat nicht geklappt",
  notOffered: "{provider} wird hier noch nicht angeboten. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an.",
  connectFailed: "{provider} konnte nicht verknüpft werden",
};
