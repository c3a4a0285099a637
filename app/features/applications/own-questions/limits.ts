/** Maximum number of own questions a site can ask at a time. */
export const MOST_QUESTIONS = 12;
export const MOST_QUESTION_CHARACTERS = 200;
export const MOST_HINT_CHARACTERS = 300;
/** Limits of the choices of a question. */
export const LEAST_CHOICES = 2;
export const MOST_CHOICES = 20;
export const MOST_CHOICE_CHARACTERS = 80;
/** Limits of answers. */
export const MOST_LINE_CHARACTERS = 200;
export const MOST_TEXT_CHARACTERS = 2000;
