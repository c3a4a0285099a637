const NO_BREAK = "\u00a0";

/**
 * Keeps what belongs to a time of day on its line: a date with its time may break, but not before 'PM'. `app/document/bootstrap.js` does the same to the
 * times that it writes, which all have minutes.
 */
export const withUnbrokenTimes = (words: string): string => words.replaceAll(/(?<=:\d\d) |(?<=\d) (?=[ap]\.?\s?m\b)/gi, NO_BREAK);
