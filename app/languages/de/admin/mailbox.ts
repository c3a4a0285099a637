import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import { MAIL_TRIES, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import type { Translation } from "../../translation";
import { counted } from "../words";

const TRIES = String(MAIL_TRIES);
const KEPT = counted(MAIL_WORDS_HOURS, "eine Stunde", "Stunden");

/** Resending emails, and searching the audit log, in German. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Erneut senden",
  sendAgainNamed: "Erneut senden: {subject}, an {recipient}",
  sentAgain: "Die E-Mail wartet darauf, erneut gesendet zu werden.",
  mailsSentAgain: "{count, plural, one {# E-Mail wartet} other {# E-Mails warten}} darauf, erneut gesendet zu werden.",
  notGivenUp: "Erneut gesendet wird nur eine E-Mail, deren Zustellung aufgegeben wurde.",
  wordsGone: "Der Inhalt ist gelöscht: Es gibt nichts mehr zu senden.",
  mailGone: "Diese E-Mail gibt es nicht mehr.",
  mailFailed: "Die E-Mail konnte nicht erneut gesendet werden.",
  undeliveredTitle: "Nicht zugestellte E-Mails",
  undeliveredText: `E-Mails werden über Ihren SMTP-Server verschickt, und niemand liest sie hier. Was er nicht angenommen hat, steht hier: was nach ${TRIES} Versuchen aufgegeben wurde und was noch einmal versucht wird. Erneut senden lässt es sich, solange der Wortlaut aufbewahrt wird: ${KEPT}.`,
  allDelivered: "Alle E-Mails sind verschickt",
  allDeliveredText: "Was der Mailserver nicht annimmt, steht hier.",
  mailSaid: "Antwort des Mailservers: {words}",
  searchAudit: "Nach Name, Adresse oder ID suchen: wer es war oder wen es betrifft",
  noAuditFound: "Nichts gefunden",
};
