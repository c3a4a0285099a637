/** Key, among the names of a language, of the language in which a name without a translation was written. */
export const writtenKey = (name: string): string => `written ${name}`;
