/** Runtimes of the same age write other spaces around a dash: the server's markup has to be the browser's. */
export const withPlainSpaces = (words: string) => words.replaceAll(/\s/g, " ");
