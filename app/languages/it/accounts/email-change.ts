import type { emailChangeMessages as english } from "#app/features/accounts/email-change/messages";
import { EMAIL_CHANGE_HOURS } from "#app/features/accounts/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const LIMIT = counted(EMAIL_CHANGE_HOURS, "ora", "ore");

/** Changing the email address, and its emails, in Italian. */
export const emailChangeMessages: Translation<typeof english> = {
  title: "Indirizzo email",
  text: "La modifica va confermata da entrambi gli indirizzi.",
  current: "Accede con <strong>{email}</strong>.",
  newEmail: "Nuovo indirizzo email",
  change: "Cambia indirizzo email",
  changing: "Invio…",
  begun: `Sono in arrivo due email. Prema il pulsante in ciascuna entro ${LIMIT}.`,
  waiting: "In attesa del passaggio a <strong>{email}</strong>.",
  waitingBoth: "Prema il pulsante nelle email inviate ai due indirizzi.",
  waitingOld: "Il nuovo indirizzo è confermato. Ora prema il pulsante nell’email inviata a quello vecchio.",
  waitingNew: "Il vecchio indirizzo è confermato. Ora prema il pulsante nell’email inviata a quello nuovo.",
  cancel: "Rinuncia alla modifica",
  cancelled: "Il Suo indirizzo email resta invariato.",
  sameAddress: "È già il Suo indirizzo email",
  addressTaken: "Questo indirizzo è usato da un altro account. La modifica non è possibile.",
  tooMany: "Ci sono già state diverse modifiche di questo tipo. Riprovi domani.",
  failed: "Non è stato possibile aggiornare le impostazioni di sicurezza",

  confirmTitle: "Cambi il Suo indirizzo email",
  confirmText: "Il Suo account avrà l’indirizzo <strong>{email}</strong> quando entrambi gli indirizzi saranno confermati.",
  confirmButton: "Conferma la modifica",
  confirming: "Conferma…",
  confirmedOne: "Confermato. Anche l’altro indirizzo ha ricevuto un’email: prema il pulsante per completare la modifica.",
  confirmedBoth: "Il Suo indirizzo email è stato cambiato.",
  endedNow: "Il Suo account ha l’indirizzo {email}.",
  endedText: `Un link per cambiare indirizzo è valido per ${LIMIT}. Può ricominciare dalla sezione Sicurezza del Suo profilo.`,

  emailAction: "Conferma la modifica",
  oldSubject: "Modifica del Suo indirizzo email su {site}",
  oldText: "ha chiesto di cambiare l’indirizzo del Suo account su {site} in {newEmail}.",
  newSubject: "Confermi il Suo nuovo indirizzo email su {site}",
  newText: "l’account {oldEmail} su {site} chiede di usare questo indirizzo.",
  bothText: `La modifica avviene quando il pulsante è stato premuto in entrambe le email, entro ${LIMIT}.`,
  oldClosing: "Se non era Lei, non confermi, scelga una nuova password e scriva a {email}.",
  changedSubject: "Il Suo indirizzo email su {site} è stato cambiato",
  changedText: "il Suo account su {site} ha ora l’indirizzo {newEmail}.",
  changedClosing: "Se non era Lei, scriva subito a {email}.",
};
