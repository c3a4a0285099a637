import { once } from "node:events";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { copyOut, RowSum } from "./copy-rows.server";
import { type Manifest, tableFile } from "./manifest.server";
import { copyStatement, type Table } from "./tables.server";
import { fingerprint, privateFile } from "./written-file.server";

/** Writes a table's rows, compressed, into the folder of a backup. Applies backpressure when the disk is slower than the database. */
export async function backUpTable(client: pg.ClientBase, table: Table, folder: string): Promise<Manifest["tables"][number]> {
  const sum = new RowSum();
  const packed = createGzip();
  const { through, result } = fingerprint();
  const written = pipeline(packed, through, privateFile(path.join(folder, tableFile(table))));
  // A full disk also fails the pipeline below; this avoids an unhandled rejection until it is awaited.
  written.catch(() => undefined);
  let drained: Promise<void> | undefined;
  const take = (row: Buffer) => {
    sum.add(row);
    if (packed.write(row)) return undefined;
    drained ??= Promise.race([once(packed, "drain"), written]).then(() => {
      drained = undefined;
    });
    return drained;
  };
  const rows = await copyOut(client, copyStatement(table), take);
  packed.end();
  await written;
  return { ...table, rows, sum: sum.hex, sha256: result().sha256 };
}
