import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** A mail in the outbox, as listed. */
export interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  state: "written" | "waiting" | "givenUp";
  createdAt: Date;
  /** Last error of the mail server, until the mail is sent. */
  problem: string | null;
}

/** A mail with its text. */
export interface OpenedMail extends ListedMail {
  text: string;
  attachments: string[];
}

export type MailRefusal = "notGivenUp" | "wordsGone" | "mailGone";

/** Action data when something about a mail, or about selected mails, was not carried out. */
export interface MailAnswer {
  form: "mail";
  /** Bulk actions: the selected ids in one string. */
  mailId: string;
  alert?: AlertText;
  /** Bulk actions: how many succeeded, and why the others failed. */
  outcome?: BulkOutcome;
}
