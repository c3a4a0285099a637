import type { oauthMessages as english } from "#app/features/accounts/oauth/messages";
import type { Translation } from "../../translation";
import { oauthSignInMessages } from "./oauth-sign-in";

/** Sign-in through other providers, connecting and disconnecting them, and the emails about it, in French. */
export const oauthMessages: Translation<typeof english> = {
  google: "Google",
  linkedin: "LinkedIn",
  emailAndPassword: "E-mail et mot de passe",
  title: "Comptes de connexion",
  text: "Il en reste toujours au moins un.",
  passwordConnected: "Associé à {email}",
  passwordNone: "Vous n’avez pas encore de mot de passe.",
  passwordSet: "Choisir un mot de passe",
  connectedAs: "Associé à {account}",
  connected: "Associé",
  notConnected: "Non associé",
  notConfigured: "La connexion avec {provider} n’est pas configurée sur ce site.",
  notAvailable: "Non configuré",
  connect: "Associer {provider}",
  connecting: "Redirection…",
  disconnect: "Dissocier",
  disconnectLabel: "Dissocier {provider}",
  emailUnverified: "{provider} n’a pas confirmé votre adresse e-mail. Confirmez-la là-bas ou connectez-vous ici avec votre adresse e-mail.",
  notProved: "{provider} n’indique pas que vous venez d’y prouver votre identité. Confirmez-la avec votre mot de passe ou une clé d’accès.",
  knownAddress: "Il existe déjà un compte à cette adresse. Connectez-vous avec son mot de passe, puis associez {provider} ici.",
  nowConnected: "{provider} est associé. Vous pouvez désormais l’utiliser pour vous connecter.",
  nowDisconnected: "{provider} est dissocié.",
  connectedElsewhere: "Ce compte {provider} est associé à un autre compte ici.",
  connectedAnother: "Un autre compte {provider} est déjà associé. Dissociez-le d’abord.",
  lastWayIn: "C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe.",

  connectedSubject: "{provider} est associé à votre compte {site}",
  connectedText: "Le compte {provider} {account} permet désormais de se connecter à votre compte {site}.",
  disconnectedSubject: "{provider} est dissocié de votre compte {site}",
  disconnectedText: "Le compte {provider} {account} ne permet plus de se connecter à votre compte {site}.",
  platformsAction: "Voir mes comptes associés",
  notMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté, plus aucun compte associé ne donne accès au vôtre, et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",
  notYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {email}.",

  ...oauthSignInMessages,
};
