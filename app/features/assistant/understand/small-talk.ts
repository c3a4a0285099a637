import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const THANKS = /^(?:thank\w*|thx|cheers|dank\w*|merci\w*|gracias|grazie|mercy|ta)$/;
const GOODBYE = /^(?:bye|goodbye|tschuss|adios|arrivederci|wiedersehen|revoir|farewell)$/;

const HELP =
  /^(?:help\w*|advice|advis\w+|someone|somebody|anyone|anybody|hilf\w*|hilfe|jemand\w*|rat|berat\w*|aide\w*|quelqu|conseil\w*|ayud\w*|alguien|consej\w*|aiut\w*|qualcuno|consigli\w*)$/;

const says = (text: string, pattern: RegExp) => wordsOf(text).some(({ folded }) => pattern.test(folded));

/** Returns whether small talk is thanks. */
export const isThanks = (text: string): boolean => says(text, THANKS);

/** Returns whether somebody only asks for help. */
export const asksForHelp = (text: string): boolean => says(text, HELP);

/** Returns whether small talk is a goodbye. */
export const isGoodbye = (text: string): boolean => says(text, GOODBYE);
