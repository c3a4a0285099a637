import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import { MAIL_TRIES, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import type { Translation } from "../../translation";
import { counted } from "../words";

const TRIES = String(MAIL_TRIES);
const KEPT = counted(MAIL_WORDS_HOURS, "ora", "ore");

/** Resending emails, and searching the audit log, in Italian. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Invia di nuovo",
  sendAgainNamed: "Invia di nuovo: {subject}, a {recipient}",
  sentAgain: "L’email attende di essere inviata di nuovo.",
  mailsSentAgain: "{count, plural, one {# email attende} other {# email attendono}} il nuovo invio.",
  notGivenUp: "Si invia di nuovo solo un’email abbandonata.",
  wordsGone: "Il contenuto è stato cancellato: non resta nulla da inviare.",
  mailGone: "Questa email non esiste più.",
  mailFailed: "Il nuovo invio non è riuscito.",
  undeliveredTitle: "Email non partite",
  undeliveredText: `Le email partono dal Suo server SMTP e nessuno le legge qui. Qui compaiono quelle che non ha accettato: quelle abbandonate dopo ${TRIES} tentativi e quelle per cui si riprova. Si possono reinviare finché il testo è conservato: ${KEPT}.`,
  allDelivered: "Tutte le email sono partite",
  allDeliveredText: "Qui compare ciò che il server di posta non accetta.",
  mailSaid: "Il server ha risposto: {words}",
  searchAudit: "Cerca per nome, indirizzo o identificativo: chi l’ha fatto o chi riguarda",
  noAuditFound: "Nessun risultato",
};
