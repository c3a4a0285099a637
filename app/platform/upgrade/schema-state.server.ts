import { readFileSync } from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";

export interface SchemaState {
  /** This code's migrations that the database has, and those still to apply, by name and oldest first. */
  made: string[];
  missing: string[];
  /** Why they cannot be applied: the database is empty, of newer code, or has migrations that this code never had. */
  trouble: "empty" | "newer" | "foreign" | null;
}

/** Compares the migrations applied to a database with those of this code. Reads only. */
export async function readSchemaState(client: pg.ClientBase, root = process.cwd()): Promise<SchemaState> {
  const migrationsFolder = path.join(root, "app/db/migrations");
  const known = readMigrationFiles({ migrationsFolder });
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
  const names = journal.entries.map(({ tag }) => tag);
  const { rows } = await client.query<{ is_there: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`);
  const made = rows[0]?.is_there
    ? (await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by created_at")).rows
    : [];
  return { made: names.slice(0, made.length), missing: names.slice(made.length), trouble: troubleOf(made, known) };
}

function troubleOf(made: readonly { hash: string }[], known: readonly { hash: string }[]): SchemaState["trouble"] {
  if (made.length === 0) return "empty";
  if (made.some(({ hash }, index) => known[index] && known[index].hash !== hash)) return "foreign";
  return made.length > known.length ? "newer" : null;
}
