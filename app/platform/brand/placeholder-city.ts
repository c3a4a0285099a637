/** The city of a site until an admin sets it; its name is translated like those of the catalog. */
export const PLACEHOLDER_CITY = "Your city";
