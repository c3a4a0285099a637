import { config } from "#app/config.server";

/** Whether mails go out; else they are kept, for whoever runs the site. */
export const sendsMail = (): boolean => config().smtpUrl !== undefined;
