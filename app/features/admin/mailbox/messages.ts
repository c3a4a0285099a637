import { MAIL_TRIES, MAIL_WORDS_HOURS } from "#app/platform/mail/kept-mail";
import { counted, spelled } from "#app/ui/text/counts";

const TRIES = spelled(MAIL_TRIES);
const KEPT = counted(MAIL_WORDS_HOURS, "hour");

/** Texts of sending mails again, and of searching the audit log. */
export const mailboxMessages = {
  sendAgain: "Send again",
  sendAgainNamed: "Send again: {subject}, to {recipient}",
  sentAgain: "The mail waits to be sent again.",
  mailsSentAgain: "{count, plural, one {# mail waits} other {# mails wait}} to be sent again.",
  notGivenUp: "Only a mail that was given up is sent again.",
  wordsGone: "Its words are gone: there is nothing left to send.",
  mailGone: "This mail is no longer there.",
  mailFailed: "Failed to send it again.",
  undeliveredTitle: "Mail that did not go out",
  undeliveredText: `Mail goes out through your SMTP server, and nobody reads it here. What it did not take stands here: what was given up after ${TRIES} tries, and what is tried again. It can be sent again while its words are kept, for ${KEPT}.`,
  allDelivered: "All mail went out",
  allDeliveredText: "What the mail server does not take stands here.",
  mailSaid: "The mail server said: {words}",
  searchAudit: "Find by admin, address or id",
  noAuditFound: "Nothing matches",
} as const;
