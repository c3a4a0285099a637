/** Maximum lengths of a category request, in characters. */
export const NAME_MAX_CHARACTERS = 80;
export const COMMENTS_MAX_CHARACTERS = 2000;
export const EMAIL_MAX_CHARACTERS = 255;
