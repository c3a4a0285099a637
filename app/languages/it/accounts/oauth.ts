import type { oauthMessages as english } from "#app/features/accounts/oauth/messages";
import type { Translation } from "../../translation";
import { oauthSignInMessages } from "./oauth-sign-in";

/** Sign-in through other providers, connecting and disconnecting them, and the emails about it, in Italian. */
export const oauthMessages: Translation<typeof english> = {
  google: "Google",
  linkedin: "LinkedIn",
  emailAndPassword: "Email e password",
  title: "Account con cui accede",
  text: "Almeno uno resta sempre attivo.",
  passwordConnected: "Collegato come {email}",
  passwordNone: "Non ha ancora una password.",
  passwordSet: "Scegli una password",
  connectedAs: "Collegato come {account}",
  connected: "Collegato",
  notConnected: "Non collegato",
  notConfigured: "L’accesso con {provider} non è configurato su questo sito.",
  notAvailable: "Non configurato",
  connect: "Collega {provider}",
  connecting: "Un momento…",
  disconnect: "Scollega",
  disconnectLabel: "Scollega {provider}",
  emailUnverified: "{provider} non ha confermato il Suo indirizzo email. Lo confermi lì, oppure acceda qui con la Sua email.",
  notProved: "{provider} non indica che Lei abbia appena dimostrato lì la Sua identità. La confermi con la password o una passkey.",
  knownAddress: "Esiste già un account con questo indirizzo. Acceda con la password di quell’account, poi colleghi qui {provider}.",
  nowConnected: "{provider} è collegato. D’ora in poi può usarlo per accedere.",
  nowDisconnected: "{provider} è stato scollegato.",
  connectedElsewhere: "Questo account {provider} è collegato a un altro account del sito.",
  connectedAnother: "È già collegato un altro account {provider}. Prima lo scolleghi.",
  lastWayIn: "È il Suo unico modo per accedere. Prima scelga una password.",

  connectedSubject: "{provider} è collegato su {site}",
  connectedText: "d’ora in poi l’account {provider} {account} può accedere al Suo account su {site}.",
  disconnectedSubject: "{provider} è stato scollegato su {site}",
  disconnectedText: "l’account {provider} {account} non può più accedere al Suo account su {site}.",
  platformsAction: "Vedi gli account collegati",
  notMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi, nessun account collegato è più valido e Le inviamo un’email con un link per scegliere una nuova password.",
  notYou: "Se non era Lei, scelga subito una nuova password e scriva a {email}.",

  ...oauthSignInMessages,
};
