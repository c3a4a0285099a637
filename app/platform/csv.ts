/** Spreadsheets evaluate cells that begin like this (security, V25). */
const FORMULA = /^[=+\-@\t\r]/;
/** Spreadsheets may split cells at a comma, a semicolon or a tab, whichever the file was written for, and some even within quotes. */
const FORMULA_WITHIN = /[,;\t\r\n]"*(?=[=+@]|-\S)/g;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** The apostrophes that keep a spreadsheet from evaluating what follows them, as `csvLine` writes them. */
const KEPT_AT_START = /^'(?=[=+\-@\t\r])/;
const KEPT_WITHIN = /([,;\t\r\n]"*)'(?=[=+@]|-\S)/g;

/** What stood in a cell before it was written into a file: without the apostrophes that `csvLine` put in. */
export const cellAsMeant = (cell: string): string => cell.replace(KEPT_AT_START, "").replaceAll(KEPT_WITHIN, "$1");

/** The separator of cells and the notation of decimals and times. */
export interface CsvFormat {
  separator: "," | ";";
  decimal: "." | ",";
  /** Times are written as ISO instants. */
  isForMachines?: true;
}

/** RFC 4180. */
const FOR_MACHINES: CsvFormat = { separator: ",", decimal: ".", isForMachines: true };

/** The format that spreadsheets in a language open on a double click: where numbers use a decimal comma, semicolons separate cells. */
export function csvFormatIn(language: string): CsvFormat {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const isComma = parts.some(({ type, value }) => type === "decimal" && value === ",");
  return isComma ? { separator: ";", decimal: "," } : { separator: ",", decimal: "." };
}

/** Formats a line of a CSV file, for machines by default. Escapes user text that a spreadsheet would evaluate as a formula. */
export function csvLine(values: readonly unknown[], format: CsvFormat = FOR_MACHINES): string {
  return `${values.map((value) => cellOf(value, format)).join(format.separator)}\r\n`;
}

/** Formats lines as a file. Starts with a byte order mark, without which some spreadsheets misread the accents of UTF-8. */
export const csvFile = (lines: readonly (readonly unknown[])[], format?: CsvFormat): string =>
  `\ufeff${lines.map((line) => csvLine(line, format)).join("")}`;

/** The address of a file within a page. Takes half of a character, too, which no address has. */
export const csvAddress = (file: string): string => `data:text/csv;charset=utf-8,${encodeURIComponent(file.toWellFormed())}`;

function cellOf(value: unknown, format: CsvFormat): string {
  const text = textOf(value, format);
  const isNumber = NUMBER.test(text);
  const apart = text.replaceAll(FORMULA_WITHIN, "$&'");
  const plain = FORMULA.test(text) && !isNumber ? `'${apart}` : apart;
  const isPlainNumber = isNumber && !text.includes(format.separator);
  return /[",;\t\r\n]/.test(plain) && !isPlainNumber ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Writes numbers with the language's decimals, and times in UTC in a form that every spreadsheet reads. */
function textOf(value: unknown, { decimal, isForMachines }: CsvFormat): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return isForMachines ? value.toISOString() : value.toISOString().slice(0, 19).replace("T", " ");
  if (typeof value === "number") return String(value).replace(".", decimal);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
