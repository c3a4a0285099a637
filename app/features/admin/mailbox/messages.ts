import { MAIL_TRIES, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import { counted, spelled } from "#app/ui/text/counts";

const TRIES = spelled(MAIL_TRIES);
const KEPT = counted(MAIL_WORDS_HOURS, "hour");

/** Texts for resending mails and searching the audit log. */
export const mailboxMessages = {
  sendAgain: "Send again",
  sendAgainNamed: "Send again: {subject}, to {recipient}",
  sentAgain: "The email is waiting to be sent again.",
  mailsSentAgain: "{count, plural, one {# email is} other {# emails are}} waiting to be sent again.",
  notGivenUp: "Only an email that was given up can be sent again.",
  wordsGone: "Its text is gone, so there is nothing left to send.",
  mailGone: "This email is no longer here.",
  mailFailed: "Failed to send it again.",
  undeliveredTitle: "Mail that did not go out",
  undeliveredText: `Mail goes out through your SMTP server, and nobody can read it here. You see what the server did not take: given up after ${TRIES} tries, or still being tried. It can be sent again while its text is kept, for ${KEPT}.`,
  allDelivered: "All mail went out",
  allDeliveredText: "What the mail server does not take is listed here.",
  mailSaid: "The mail server said: {words}",
  searchAudit: "Find by name, address or id: who did it, or whom it concerns",
  noAuditFound: "Nothing matches",
} as const;
