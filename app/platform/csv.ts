/** A spreadsheet takes what begins like this for something to work out (security, V25). */
const FORMULA = /^[=+\-@\t\r]/;
/** Spreadsheets part cells at a comma, a semicolon or a tab, whichever a file was written for, and some do so within quotes. */
const FORMULA_WITHIN = /[,;\t\r\n]"*(?=[=+@]|-\S)/g;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** How cells are parted, and decimals and times written. */
export interface CsvFormat {
  separator: "," | ";";
  decimal: "." | ",";
  /** Times are ISO instants. */
  isForMachines?: true;
}

/** RFC 4180. */
const FOR_MACHINES: CsvFormat = { separator: ",", decimal: ".", isForMachines: true };

/** What the spreadsheets of a language open by a double click: where a comma stands in numbers, cells are parted at semicolons. */
export function csvFormatIn(language: string): CsvFormat {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const isComma = parts.some(({ type, value }) => type === "decimal" && value === ",");
  return isComma ? { separator: ";", decimal: "," } : { separator: ",", decimal: "." };
}

/** A line of a CSV file, without a format as machines read it. What people wrote stays text where a spreadsheet would work it out. */
export function csvLine(values: readonly unknown[], format: CsvFormat = FOR_MACHINES): string {
  return `${values.map((value) => cellOf(value, format)).join(format.separator)}\r\n`;
}

/** Lines as a file: its first sign says to spreadsheets that it is in UTF-8, without which some take accents for two letters each. */
export const csvFile = (lines: readonly (readonly unknown[])[], format?: CsvFormat): string =>
  `\ufeff${lines.map((line) => csvLine(line, format)).join("")}`;

function cellOf(value: unknown, format: CsvFormat): string {
  const text = textOf(value, format);
  const isNumber = NUMBER.test(text);
  const apart = text.replaceAll(FORMULA_WITHIN, "$&'");
  const plain = FORMULA.test(text) && !isNumber ? `'${apart}` : apart;
  const isPlainNumber = isNumber && !text.includes(format.separator);
  return /[",;\t\r\n]/.test(plain) && !isPlainNumber ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Numbers with the language's decimals; times, in UTC, as every spreadsheet reads them. */
function textOf(value: unknown, { decimal, isForMachines }: CsvFormat): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return isForMachines ? value.toISOString() : value.toISOString().slice(0, 19).replace("T", " ");
  if (typeof value === "number") return String(value).replace(".", decimal);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
