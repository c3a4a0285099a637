import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Sort key for names, ignoring case and accents, so that 'Étienne' sorts next to 'Eva' and not after 'Zoe'. The database itself sorts by
 * code point, which does not change with any system library.
 */
export const byName = (name: SQLWrapper): SQL => sql`fold_text(${name})`;
