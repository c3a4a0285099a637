import type { Transaction } from "#app/db/client.server";
import type { KeyRange } from "#app/db/page-by-key";
import { inUnits } from "#app/ui/text/minor-units";
import type { listFilesMessages } from "./file-messages";
import type { FileWords } from "./file-words.server";
import type { ListName, ListParams } from "./list-shapes";

/** Made in one go, so that nobody waits for long while a file is made. */
const ROWS_AT_ONCE = 500;

/** Amounts stand in whole units, as everybody writes them. */
export const units = (minor: number | null, currency: string) => (minor === null ? null : inUnits(minor, currency));

/** The parameters of a list as a file: the whole of it. */
export type FileParams<Name extends ListName> = Omit<ListParams<Name>, "page" | "after" | "before">;

/** A column, by the key of what heads it. */
export type Head = keyof typeof listFilesMessages;

/** A list as rows and columns, in the words of whoever reads it. What heads the columns is known before there is a row. */
export interface Sheet<Name extends ListName> {
  heads: Head[];
  /** All rows, some at a time: no more of them are in memory. */
  read: (tx: Transaction, params: AllParams<Name>, words: FileWords, now: Date) => AsyncGenerator<unknown[][], void, undefined>;
}

type AllParams<Name extends ListName> = FileParams<Name> & { viewerId: string };

/** A list by what is selected for it, and what stands of a row in each column. */
export function sheet<Name extends ListName, Row extends { place: string }>(
  select: (tx: Transaction, params: AllParams<Name>, now: Date, range: KeyRange) => Promise<Row[]>,
  columns: Partial<Record<Head, (row: Row, words: FileWords) => unknown>>,
): Sheet<Name> {
  const cells = Object.values(columns);
  const heads = Object.keys(columns) as Head[];
  return {
    heads,
    async *read(tx, params, words, now) {
      for (let after: string | null = null; ; ) {
        const rows: Row[] = await select(tx, params, now, { limit: ROWS_AT_ONCE, after });
        yield rows.map((row) => cells.map((cell) => cell(row, words)));
        if (rows.length < ROWS_AT_ONCE) return;
        after = rows.at(-1)?.place ?? null;
      }
    },
  };
}
