import pg from "pg";
import { migrateDatabase } from "#app/db/migrate.server";
import { fullName, listTables } from "#app/platform/backup/tables.server";
import { readSchemaState, type SchemaState } from "./schema-state.server";

export interface UpgradeOrder {
  where: pg.ClientConfig;
  /** Makes a backup before anything is changed and returns its folder; null to go without one. */
  backUp: (() => Promise<string>) | null;
  /** The root folder of the code whose migrations are applied. */
  root?: string;
}

export interface Upgrade {
  /** The applied migrations, by name; empty when the schema was up to date, in which case there is no backup either. */
  made: string[];
  backup: string | null;
  /** Number of rows in each table before and after, by table name; null where the table did not exist, or no longer does. */
  rows: Record<string, { before: number | null; after: number | null }>;
}

const OLDEST_POSTGRES = 15;

const TROUBLE: Record<NonNullable<SchemaState["trouble"]>, string> = {
  empty: "There is nothing in this database yet: npm start makes it.",
  newer: "This database is of a newer version of Sagebridge: update this one (git pull), or restore an older backup with it.",
  foreign: "This database is of a schema that this version has never had: upgrade it with the version that made it first.",
};

/**
 * Migrates a database to this code's schema: checks whether that is possible, makes a backup, applies all missing migrations in one
 * transaction, and counts rows. The site may keep running. Throws an Error of one line and leaves the database unchanged.
 */
export async function upgradeDatabase({ where, backUp, root = process.cwd() }: UpgradeOrder): Promise<Upgrade> {
  const client = new pg.Client(where);
  client.on("error", () => undefined);
  await client.connect();
  try {
    await refuseOldPostgres(client);
    const { missing, trouble } = await readSchemaState(client, root);
    if (trouble) throw new Error(TROUBLE[trouble]);
    if (missing.length === 0) return { made: [], backup: null, rows: {} };
    const backup = backUp ? await backUp() : null;
    const before = await countRows(client);
    try {
      await migrateDatabase(where, root);
    } catch (error) {
      throw new Error(`The upgrade failed and has changed nothing: ${reasonOf(error)}`);
    }
    const after = await countRows(client);
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    const rows = names.map((name) => [name, { before: before.get(name) ?? null, after: after.get(name) ?? null }] as const);
    return { made: missing, backup, rows: Object.fromEntries(rows) };
  } finally {
    await client.end();
  }
}

async function refuseOldPostgres(client: pg.ClientBase) {
  const { rows } = await client.query<{ number: string; version: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as version",
  );
  if (Number(rows[0]?.number) < OLDEST_POSTGRES * 10_000)
    throw new Error(`This is PostgreSQL ${rows[0]?.version}, and ${OLDEST_POSTGRES} is needed: update PostgreSQL first.`);
}

async function countRows(client: pg.ClientBase): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of await listTables(client)) {
    if (table.schema !== "public") continue;
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${fullName(table)}`);
    counts.set(table.name, Number(rows[0]?.count));
  }
  return counts;
}

/** PostgreSQL's error message, without the statement around it. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause instanceof Error ? cause.message : message).split("\n", 1)[0] ?? "";
}
