import pg from "pg";
import { inject } from "vitest";
import { TEMPLATE } from "./cluster";

/** Returns everything created by migrations: columns, indexes, constraints, triggers and functions, by definition. */
export async function schemaOf(client: pg.Client) {
  const { rows } = await client.query<{ part: string }>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
      where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
    order by 1`);
  return rows.map(({ part }) => part);
}

/** Returns the same for a database migrated in one go. */
export async function wantedSchema() {
  const client = new pg.Client({ ...inject("cluster"), database: TEMPLATE });
  await client.connect();
  return schemaOf(client).finally(() => client.end());
}
