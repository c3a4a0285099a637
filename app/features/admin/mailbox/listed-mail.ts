import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** A mail of the outbox, as the mailbox lists it. */
export interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  state: "written" | "waiting" | "givenUp";
  createdAt: Date;
  /** What the mail server last said to it, while it has not gone out. */
  problem: string | null;
}

/** A mail as it is read. */
export interface OpenedMail extends ListedMail {
  text: string;
  attachments: string[];
}

export type MailRefusal = "notGivenUp" | "wordsGone" | "mailGone";

/** What comes back beside a mail, or above all that were chosen, when something was not carried out. */
export interface MailAnswer {
  form: "mail";
  /** Of several, their ids in one text. */
  mailId: string;
  alert?: AlertText;
  /** Of several: for how many it was done all the same, and why not for the others. */
  outcome?: BulkOutcome;
}
