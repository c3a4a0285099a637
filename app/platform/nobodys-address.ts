/** A reserved domain that never exists (RFC 2606): its addresses belong to erased accounts, nobody can own one, and nothing is mailed there. */
export const NOBODYS_DOMAIN = "deleted.invalid";

export const isNobodysAddress = (email: string) => email.endsWith(`@${NOBODYS_DOMAIN}`);
