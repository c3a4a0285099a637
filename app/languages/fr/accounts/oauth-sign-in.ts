import type { oauthSignInMessages as english } from "#app/features/accounts/oauth/messages-of-sign-in";
import type { Translation } from "../../translation";

/** Sign-in through other providers: 'coming soon' and failures, in French. */
export const oauthSignInMessages: Translation<typeof english> = {
  soonTitle: "Bientôt disponible",
  soonText: "L’association de LinkedIn sera bientôt possible.",

  signInFailed: "La connexion avec {provider} a échoué",
  notOffered: "{provider} n’est pas encore proposé ici. Connectez-vous avec votre e-mail et votre mot de passe.",
  connectFailed: "L’association avec {provider} a échoué",
};
