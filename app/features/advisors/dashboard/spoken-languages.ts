/** More than anybody gives advice in. */
export const MAX_SPOKEN_LANGUAGES = 20;
