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
  searchAudit: "Find by admin, address or id",
  noAuditFound: "Nothing matches",
  "did_mail_sent-again": "sent a mail again",
} as const;
