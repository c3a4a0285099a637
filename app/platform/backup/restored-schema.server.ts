import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { fullName } from "./tables.server";

/** Creates the schema of the backup in an empty database, within the caller's transaction. Throws an Error of one line for a schema that is not ours. */
export async function makeSchema(client: pg.ClientBase, wanted: string[], root = process.cwd()) {
  const known = readMigrationFiles({ migrationsFolder: path.join(root, "app/db/migrations") });
  const isOurs = wanted.every((hash, index) => known[index]?.hash === hash);
  if (wanted.length > known.length) throw new Error("This backup is of a newer version of Sagebridge: update this one, and restore again.");
  if (!isOurs) throw new Error("This backup is of a schema that this version has never had: restore it with the version that made it.");
  await client.query("create schema if not exists drizzle");
  await client.query("create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)");
  for (const { sql } of known.slice(0, wanted.length)) for (const statement of sql) await client.query(statement);
}

interface ForeignKey {
  schema: string;
  name: string;
  constraint: string;
  definition: string;
}

/**
 * Runs work on tables with triggers off and foreign keys dropped; the keys are recreated afterwards, which checks every row. Needs no more
 * privileges than owning the tables.
 */
export async function whileUnbound(client: pg.ClientBase, tables: { schema: string; name: string }[], work: () => Promise<void>) {
  const { rows: keys } = await client.query<ForeignKey>(`
    select n.nspname as schema, c.relname as name, quote_ident(k.conname) as constraint, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public'`);
  for (const key of keys) await client.query(`alter table ${fullName(key)} drop constraint ${key.constraint}`);
  for (const table of tables) await client.query(`alter table ${fullName(table)} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${fullName(table)} enable trigger user`);
  for (const key of keys) await client.query(`alter table ${fullName(key)} add constraint ${key.constraint} ${key.definition}`);
}
