import type { oauthMessages as english } from "#app/features/accounts/oauth/messages";
import type { Translation } from "../../translation";
import { oauthSignInMessages } from "./oauth-sign-in";

/** Sign-in through other providers, connecting and disconnecting them, and the emails about it, in German. */
export const oauthMessages: Translation<typeof english> = {
  google: "Google",
  linkedin: "LinkedIn",
  emailAndPassword: "E-Mail und Passwort",
  title: "Konten, mit denen Sie sich anmelden",
  text: "Eines davon bleibt immer bestehen.",
  passwordConnected: "Verknüpft als {email}",
  passwordNone: "Sie haben noch kein Passwort.",
  passwordSet: "Passwort wählen",
  connectedAs: "Verknüpft als {account}",
  connected: "Verknüpft",
  notConnected: "Nicht verknüpft",
  notConfigured: "Die Anmeldung mit {provider} ist hier nicht eingerichtet.",
  notAvailable: "Nicht eingerichtet",
  connect: "{provider} verknüpfen",
  connecting: "Einen Moment\u00a0…",
  disconnect: "Trennen",
  disconnectLabel: "{provider} trennen",
  emailUnverified:
    "{provider} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, oder melden Sie sich hier mit Ihrer E-Mail-Adresse an.",
  notProved:
    "{provider} teilt nicht mit, dass Sie sich dort gerade eben ausgewiesen haben. Bitte bestätigen Sie es mit Ihrem Passwort oder einem Passkey.",
  knownAddress:
    "Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich mit dem Passwort dieses Kontos an, und verknüpfen Sie {provider} dann hier.",
  nowConnected: "{provider} ist verknüpft. Ab jetzt können Sie sich damit anmelden.",
  nowDisconnected: "{provider} ist nicht mehr verknüpft.",
  connectedElsewhere: "Dieses {provider}-Konto ist hier schon mit einem anderen Konto verknüpft.",
  connectedAnother: "Es ist schon ein anderes {provider}-Konto verknüpft. Trennen Sie dieses zuerst.",
  lastWayIn: "Anders können Sie sich nicht anmelden. Wählen Sie zuerst ein Passwort.",

  connectedSubject: "{provider} ist jetzt mit {site} verknüpft",
  connectedText: "mit dem {provider}-Konto {account} ist ab jetzt die Anmeldung in Ihrem Konto bei {site} möglich.",
  disconnectedSubject: "{provider} ist nicht mehr mit {site} verknüpft",
  disconnectedText: "mit dem {provider}-Konto {account} ist keine Anmeldung in Ihrem Konto bei {site} mehr möglich.",
  platformsAction: "Verknüpfte Konten ansehen",
  notMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, kein verknüpftes Konto gilt mehr, und wir schicken Ihnen einen Link für ein neues Passwort.",
  notYou: "Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und schreiben Sie an {email}.",

  ...oauthSignInMessages,
};
