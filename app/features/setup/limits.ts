/** How long a setup link is valid. */
export const SETUP_HOURS = 24;
/** The same limit as for a name set later by an admin. */
export const SITE_NAME_MAX_CHARACTERS = 60;
