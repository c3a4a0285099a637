import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import type { Translation } from "../../translation";

/** Sending mails again, and searching the audit log, in French. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Renvoyer",
  sendAgainNamed: "Renvoyer : {subject}, à {recipient}",
  sentAgain: "L’e-mail attend d’être renvoyé.",
  mailsSentAgain: "{count, plural, one {# e-mail attend d’être renvoyé} other {# e-mails attendent d’être renvoyés}}.",
  notGivenUp: "Seul un e-mail abandonné est renvoyé.",
  wordsGone: "Son contenu est effacé : il n’y a plus rien à envoyer.",
  mailGone: "Cet e-mail n’existe plus.",
  mailFailed: "Le renvoi a échoué.",
  searchAudit: "Chercher par administrateur, adresse ou identifiant",
  noAuditFound: "Aucun résultat",
  "did_mail_sent-again": "a renvoyé un e-mail",
};
