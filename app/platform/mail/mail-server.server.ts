import { config } from "#app/config.server";
import { FORMER_DAYS } from "#app/platform/connections/limits";
import { DAY_MS } from "#app/platform/durations";

/** What an admin has set: the mail server, and who the mails are from. */
export interface SetMail {
  url: string | undefined;
  senderName: string;
  senderAddress: string;
}

/** What was set before, and since when it no longer is; null where nothing was. */
export interface FormerMail {
  former: SetMail | null;
  since: Date | null;
}

let set: SetMail = { url: undefined, senderName: "", senderAddress: "" };
let before: FormerMail = { former: null, since: null };

/** Applies the mail server and the sender that an admin has set, and what was set before. Called by the connections' reader whenever they change. */
export function applyMailServer(mail: SetMail, replaced: FormerMail) {
  set = mail;
  before = replaced;
}

/** The mail server, with its password: SMTP_URL, else what an admin has set; undefined where there is none. */
export const smtpUrl = (): string | undefined => config().smtpUrl ?? set.url;

/** The sender that an admin has set; empty where none is. */
export const setSender = (): Pick<SetMail, "senderName" | "senderAddress"> => set;

/** The server that stood until lately, null where none did; undefined once the present one has stood for a day, or the environment names it. */
export function formerServer(at: Date): SetMail | null | undefined {
  const { former, since } = before;
  const isNew = !config().smtpUrl && since !== null && at.getTime() < since.getTime() + FORMER_DAYS * DAY_MS;
  return isNew ? former : undefined;
}
