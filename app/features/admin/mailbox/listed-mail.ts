/** A mail of the outbox, as the mailbox lists it. */
export interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  state: "written" | "waiting" | "givenUp";
  createdAt: Date;
}

/** A mail as it is read. */
export interface OpenedMail extends ListedMail {
  text: string;
  attachments: string[];
}
