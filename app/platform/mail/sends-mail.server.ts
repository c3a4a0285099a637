import { smtpUrl } from "./mail-server.server";

/** Whether mails go out; else they are kept, for whoever runs the site. */
export const sendsMail = (): boolean => smtpUrl() !== undefined;
