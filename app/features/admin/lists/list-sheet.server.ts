import type { Transaction } from "#app/db/client.server";
import { inUnits } from "#app/ui/text/minor-units";
import type { listFilesMessages } from "./file-messages";
import type { FileWords } from "./file-words.server";
import type { ListName, ListParams } from "./list-shapes";

const MOST_ROWS = 10_000;
/** A file has the whole of a list, but no more than this. */
export const ALL = { limit: MOST_ROWS };

/** Amounts stand in whole units, as everybody writes them. */
export const units = (minor: number | null, currency: string) => (minor === null ? null : inUnits(minor, currency));

/** The parameters of a list as a file: the whole of it. */
export type FileParams<Name extends ListName> = Omit<ListParams<Name>, "page" | "after" | "before">;

/** A column, by the key of what heads it. */
export type Head = keyof typeof listFilesMessages;

/** A list as rows and columns, in the words of whoever reads it. What heads the columns is known before there is a row. */
export interface Sheet<Name extends ListName> {
  heads: Head[];
  read: (tx: Transaction, params: FileParams<Name> & { viewerId: string }, words: FileWords, now: Date) => Promise<unknown[][]>;
}

/** A list by what is selected for it, and what stands of a row in each column. */
export function sheet<Name extends ListName, Row>(
  select: (tx: Transaction, params: FileParams<Name> & { viewerId: string }, now: Date) => Promise<Row[]>,
  columns: Partial<Record<Head, (row: Row, words: FileWords) => unknown>>,
): Sheet<Name> {
  const cells = Object.values(columns);
  const read: Sheet<Name>["read"] = async (tx, params, words, now) =>
    (await select(tx, params, now)).map((row) => cells.map((cell) => cell(row, words)));
  return { heads: Object.keys(columns) as Head[], read };
}
