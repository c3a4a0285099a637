import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import type { Translation } from "../../translation";

/** Sending mails again, and searching the audit log, in German. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Erneut senden",
  sendAgainNamed: "Erneut senden: {subject}, an {recipient}",
  sentAgain: "Die E-Mail wartet darauf, erneut gesendet zu werden.",
  mailsSentAgain: "{count, plural, one {# E-Mail wartet} other {# E-Mails warten}} darauf, erneut gesendet zu werden.",
  notGivenUp: "Nur eine aufgegebene E-Mail wird erneut gesendet.",
  wordsGone: "Der Inhalt ist gelöscht: Es gibt nichts mehr zu senden.",
  mailGone: "Diese E-Mail gibt es nicht mehr.",
  mailFailed: "Die E-Mail konnte nicht erneut gesendet werden.",
  searchAudit: "Nach Admin, Adresse oder ID suchen",
  noAuditFound: "Nichts gefunden",
  "did_mail_sent-again": "hat eine E-Mail erneut gesendet",
};
