import { config } from "#app/config.server";

/** What an admin has set: the mail server, and who the mails are from. */
interface SetMail {
  url: string | undefined;
  senderName: string;
  senderAddress: string;
}

let set: SetMail = { url: undefined, senderName: "", senderAddress: "" };

/** Applies the mail server and the sender that an admin has set. Called by the connections' reader whenever they change. */
export function applyMailServer(mail: SetMail) {
  set = mail;
}

/** The mail server, with its password: SMTP_URL, else what an admin has set; undefined where there is none. */
export const smtpUrl = (): string | undefined => config().smtpUrl ?? set.url;

/** The sender that an admin has set; empty where none is. */
export const setSender = (): Pick<SetMail, "senderName" | "senderAddress"> => set;
