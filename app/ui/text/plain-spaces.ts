/** Runtimes of the same age put different spaces around a dash, but the markup of server and browser must match. */
export const withPlainSpaces = (words: string) => words.replaceAll(/\s/g, " ");
