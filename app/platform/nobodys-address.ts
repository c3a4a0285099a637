/** No such domain will ever be (RFC 2606): an address in it is of an account that is nobody's any more, nobody can have it, and nothing is mailed there. */
export const NOBODYS_DOMAIN = "deleted.invalid";

export const isNobodysAddress = (email: string) => email.endsWith(`@${NOBODYS_DOMAIN}`);
