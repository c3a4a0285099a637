/** How long the address works at which a site is set up. */
export const SETUP_HOURS = 24;
/** As long as a name may be that an admin sets later. */
export const MOST_SITE_NAME_CHARACTERS = 60;
