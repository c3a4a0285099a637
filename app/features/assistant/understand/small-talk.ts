import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const THANKS = /^(?:thank\w*|thx|cheers|dank\w*|merci\w*|gracias|grazie|mercy|ta)$/;
const GOODBYE = /^(?:bye|goodbye|tschuss|adios|arrivederci|wiedersehen|revoir|farewell)$/;

const says = (text: string, pattern: RegExp) => wordsOf(text).some(({ folded }) => pattern.test(folded));

/** Whether small talk is thanks. */
export const isThanks = (text: string): boolean => says(text, THANKS);

/** Whether small talk is a goodbye. */
export const isGoodbye = (text: string): boolean => says(text, GOODBYE);
