/** The tab where the forms about a second factor stand and post to. */
export const SECURITY_PAGE = "/profile/security";
