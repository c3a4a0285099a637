/** Limits of an application, used by its rules and its texts. */
export const BIO_MAX_CHARACTERS = 2000;
export const CERTIFICATIONS_MAX_CHARACTERS = 1000;
export const LOCATION_MAX_CHARACTERS = 120;
export const NOTES_MAX_CHARACTERS = 2000;
