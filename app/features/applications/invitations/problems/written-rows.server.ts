import { parse } from "csv-parse/sync";
import { withoutEnd } from "#app/platform/text/trim-end";
import { partingOf } from "../column-names";

/** Accepts what spreadsheets and people write. */
export const TOLERANT = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
};

/** What follows the last line of a list: spreadsheets write hundreds of empty rows below it. */
export const withoutEmptyRows = (text: string) => withoutEnd(text, /[\s,;]/);

interface WrittenRows {
  delimiter: string;
  /** The names of the columns, as the file has them. */
  head: string[];
  /** The cells of each line, by its number in a spreadsheet. */
  rows: ReadonlyMap<number, string[]>;
}

/** Returns the cells of a file that has been read before, as they are written. */
export function writtenRows(text: string): WrittenRows {
  const parting = partingOf(text);
  const all = parse(withoutEmptyRows(text), { ...TOLERANT, bom: true, ...parting, info: true }) as unknown as {
    record: string[];
    info: { records: number; empty_lines: number };
  }[];
  const [first, ...others] = all.map(({ record, info }) => [parting.from_line - 1 + info.empty_lines + info.records, record] as const);
  return { delimiter: parting.delimiter, head: first?.[1] ?? [], rows: new Map(others) };
}
