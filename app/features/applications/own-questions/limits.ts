/** Maximum number of own questions a site can ask at a time. */
export const MAX_QUESTIONS = 12;
export const QUESTION_MAX_CHARACTERS = 200;
export const HINT_MAX_CHARACTERS = 300;
/** Limits of the choices of a question. */
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 20;
export const CHOICE_MAX_CHARACTERS = 80;
/** Limits of answers. */
export const LINE_MAX_CHARACTERS = 200;
export const TEXT_MAX_CHARACTERS = 2000;
