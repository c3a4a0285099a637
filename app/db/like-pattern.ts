/** The pattern of an ILIKE that finds a text anywhere, with what stands for anything taken as itself. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
