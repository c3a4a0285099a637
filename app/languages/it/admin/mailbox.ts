import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import type { Translation } from "../../translation";

/** Sending mails again, and searching the audit log, in Italian. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Invia di nuovo",
  sendAgainNamed: "Invia di nuovo: {subject}, a {recipient}",
  sentAgain: "L’email attende di essere inviata di nuovo.",
  mailsSentAgain: "{count, plural, one {# email attende} other {# email attendono}} il nuovo invio.",
  notGivenUp: "Si invia di nuovo solo un’email abbandonata.",
  wordsGone: "Il contenuto è stato cancellato: non resta nulla da inviare.",
  mailGone: "Questa email non esiste più.",
  mailFailed: "Il nuovo invio non è riuscito.",
  searchAudit: "Cerca per amministratore, indirizzo o identificativo",
  noAuditFound: "Nessun risultato",
  "did_mail_sent-again": "ha inviato di nuovo un’email",
};
