/** More than anybody gives advice in. */
export const MOST_SPOKEN_LANGUAGES = 20;
