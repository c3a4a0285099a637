import type { SiteUnderTest } from "../site";

/** Existing values in the database, for requests: the caller's own, others', and shared ones. */
export interface World {
  ids: string[];
  /** The ids of each table. */
  idsOf: Map<string, string[]>;
  /** Values of every column, by its name. */
  byName: Map<string, string[]>;
  values: string[];
}

interface Column extends Record<string, unknown> {
  table: string;
  name: string;
  type: string;
}

const OF_A_COLUMN = 6;

/**
 * Reads a few values of every column a request could name: ids, slugs, addresses, versions. In insertion order, and without those
 * containing a secret, so that a response with a secret is a real leak.
 */
export async function readWorld(site: SiteUnderTest, secrets: readonly string[]): Promise<World> {
  const columns = await site.rows<Column>(`
    select table_name as table, column_name as name, udt_name as type
    from information_schema.columns join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and udt_name in ('uuid', 'text', 'varchar', 'timestamptz', 'int4') order by 1, ordinal_position`);
  const byName = new Map<string, string[]>();
  const ids = new Set<string>();
  const idsOf = new Map<string, string[]>();
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const rows = await site.rows<Record<string, string | number | Date | null>>(
      `select * from "${table}" order by ctid limit ${OF_A_COLUMN}`,
    );
    for (const { name, type } of own)
      for (const row of rows) {
        const value = row[name];
        if (value === null || value === undefined) continue;
        const text = value instanceof Date ? value.toISOString() : String(value);
        if (secrets.some((secret) => text.includes(secret))) continue;
        if (type === "uuid") ids.add(text);
        if (type === "uuid" && name === "id") idsOf.set(table, [...(idsOf.get(table) ?? []), text]);
        byName.set(name, [...(byName.get(name) ?? []), text]);
      }
  }
  return { ids: [...ids], idsOf, byName, values: [...byName.values()].flat() };
}
