import type pg from "pg";
import type { FileStore, StoredFile } from "./stored-file";

const FILES_A_BATCH = 500;

export interface MovedFiles {
  copied: number;
  /** Files that were there already. */
  known: number;
  removed: number;
  /** Files named by rows, but missing from both stores. */
  lost: string[];
}

type Row = StoredFile & { id: string; size: number };

/**
 * Copies every file that a row names from one store to another and compares its length there; `isRemoving` also deletes copied files from
 * the first. Safe to rerun after an interruption: names are unique, so existing files stay.
 */
export async function moveFiles(client: pg.ClientBase, from: FileStore, to: FileStore, isRemoving: boolean): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, known: 0, removed: 0, lost: [] };
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await client.query<Row>("select id, bucket, path, file_size as size from files where id > $1 order by id limit $2", [
      after,
      FILES_A_BATCH,
    ]);
    for (const row of rows) await moveFile(row, from, to, isRemoving, moved);
    const last = rows.at(-1);
    if (!last) return moved;
    after = last.id;
  }
}

async function moveFile(row: Row, from: FileStore, to: FileStore, isRemoving: boolean, moved: MovedFiles) {
  if ((await to.size(row)) === row.size) moved.known += 1;
  else {
    const content = await from.read(row);
    if (!content) return void moved.lost.push(`${row.bucket}/${row.path}`);
    await to.write(row, content, row.size);
    if ((await to.size(row)) !== row.size) throw new Error(`${row.bucket}/${row.path} has not arrived whole: run this again.`);
    moved.copied += 1;
  }
  if (!isRemoving || (await from.size(row)) === null) return;
  await from.remove(row);
  moved.removed += 1;
}
