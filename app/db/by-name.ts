import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * What names are sorted by, as people look them up: capitals and accents make no difference, so that 'Étienne' stands beside 'Eva' and not after 'Zoe'. The
 * order of the database itself is that of the characters' numbers, which no library of a system ever changes.
 */
export const byName = (name: SQLWrapper): SQL => sql`fold_text(${name})`;
