/** How many questions of its own a site asks at once. */
export const MOST_QUESTIONS = 12;
export const MOST_QUESTION_CHARACTERS = 200;
export const MOST_HINT_CHARACTERS = 300;
/** Among how many answers one may choose. */
export const LEAST_CHOICES = 2;
export const MOST_CHOICES = 20;
export const MOST_CHOICE_CHARACTERS = 80;
/** How long answers may be. */
export const MOST_LINE_CHARACTERS = 200;
export const MOST_TEXT_CHARACTERS = 2000;
