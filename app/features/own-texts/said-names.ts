/** Prefix of the names of own texts that stand for names in data: 'names.Find Advisors'. */
export const NAMES_PREFIX = "names.";

/** The names within an admin's own texts, by their English names. */
export const namesWithin = (own: ReadonlyMap<string, string> | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(own ?? [])].flatMap(([name, text]) => (name.startsWith(NAMES_PREFIX) ? [[name.slice(NAMES_PREFIX.length), text] as const] : [])),
  );
