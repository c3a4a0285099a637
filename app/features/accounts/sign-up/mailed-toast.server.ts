import { sendsMail } from "#app/platform/mail/sends-mail.server";

interface Said {
  title?: string;
  text: string;
}

/** Returns the toast about a mailed link; on a site that sends no mail one that says so, as no link arrives. */
export const mailedToast = (said: Said) => (sendsMail() ? said : { text: "accounts.noMail" });
