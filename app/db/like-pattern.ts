/** Returns an ILIKE pattern that finds a text anywhere, with wildcards escaped. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
