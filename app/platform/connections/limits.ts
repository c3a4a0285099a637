/** Ports that an admin may name: those of mail servers, so that no other service can be asked through the site. */
export const MAIL_PORTS = [25, 465, 587, 1025, 2525] as const;

/** Where mail servers mostly listen, by how a connection is encrypted. */
export const USUAL_PORTS = { tls: 465, starttls: 587 } as const;

/** For as long as this a new mail server gets no links into the accounts of admins, and none to them leads to a new address: whoever set it may be a thief. */
export const FORMER_DAYS = 1;
