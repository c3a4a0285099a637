import type { Transaction } from "#app/db/client.server";
import type { KeyRange } from "#app/db/page-by-key";
import { inUnits } from "#app/ui/text/minor-units";
import type { listFilesMessages } from "./file-messages";
import type { FileWords } from "./file-words.server";
import type { ListName, ListParams } from "./list-shapes";

/** Batch size; small enough that other requests do not wait for long while a file is generated. */
const ROWS_AT_ONCE = 500;

/** Converts an amount to whole currency units for a spreadsheet. */
export const units = (minor: number | null, currency: string) => (minor === null ? null : inUnits(minor, currency));

/** Parameters of an exported list, which includes all pages. */
export type FileParams<Name extends ListName> = Omit<ListParams<Name>, "page" | "after" | "before">;

/** Key of a column heading. */
export type Head = keyof typeof listFilesMessages;

/** A list as columns and rows, in the admin's language. The headings are known before any row is read. */
export interface Sheet<Name extends ListName> {
  heads: Head[];
  /** Yields all rows in batches, so that only one batch is in memory. */
  read: (tx: Transaction, params: AllParams<Name>, words: FileWords, now: Date) => AsyncGenerator<unknown[][], void, undefined>;
}

type AllParams<Name extends ListName> = FileParams<Name> & { viewerId: string };

/** Builds a sheet from a query and a function per column. */
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
