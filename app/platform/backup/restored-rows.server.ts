import { createReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { copyIn } from "./copy-rows.server";
import { type Manifest, tableFile } from "./manifest.server";
import { makeSchema, whileUnbound } from "./restored-schema.server";
import { columnList, fullName, sumTable, writePlainValues } from "./tables.server";

/**
 * Restores the database of a backup into an empty one, all or nothing: every table is read back and compared before the commit. `alongside`
 * runs before that commit, too.
 */
export async function restoreRows(client: pg.ClientBase, folder: string, manifest: Manifest, alongside: () => Promise<void>) {
  await client.query("begin");
  try {
    await writePlainValues(client);
    await makeSchema(client, manifest.migrations);
    await whileUnbound(client, manifest.tables, async () => {
      await client.query(`truncate ${manifest.tables.map(fullName).join(", ")}`);
      for (const table of manifest.tables) await restoreTable(client, folder, table);
    });
    for (const { schema, name, lastValue } of manifest.sequences)
      if (lastValue !== null) await client.query("select setval($1::regclass, $2)", [fullName({ schema, name }), lastValue]);
    await compareTables(client, manifest);
    await alongside();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
  await client.query("analyze");
}

async function restoreTable(client: pg.ClientBase, folder: string, table: Manifest["tables"][number]) {
  const packed = createReadStream(path.join(folder, tableFile(table)));
  const rows = packed.on("error", (error) => unpacked.destroy(error));
  const unpacked = rows.pipe(createGunzip());
  await copyIn(client, `copy ${fullName(table)} (${columnList(table)}) from stdin`, unpacked);
}

/** Reads every table and throws an Error of one line at the first that differs from the backup. */
export async function compareTables(client: pg.ClientBase, { tables }: Manifest) {
  for (const table of tables) {
    const { rows, sum } = await sumTable(client, table);
    if (sum !== table.sum) throw new Error(`${fullName(table)} is not as in the backup (${rows} rows, ${table.rows} there).`);
  }
}
