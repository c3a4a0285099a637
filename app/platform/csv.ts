/** A spreadsheet takes what begins like this for something to work out (security, V25). */
const FORMULA = /^[=+\-@\t\r]/;
/** Many spreadsheets part cells at a semicolon or a tab as well, and some do so within quotes. */
const FORMULA_WITHIN = /[;\t\r\n](?:[=+@]|-\S)/g;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of a CSV file (RFC 4180). What people wrote stays text where a spreadsheet would work it out. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cellOf).join(",")}\r\n`;
}

/** Lines as a file: its first sign says to spreadsheets that it is in UTF-8, without which some take accents for two letters each. */
export const csvFile = (lines: readonly (readonly unknown[])[]): string => `\ufeff${lines.map(csvLine).join("")}`;

function cellOf(value: unknown): string {
  const text = textOf(value);
  const apart = text.replaceAll(FORMULA_WITHIN, (found) => `${found.charAt(0)}'${found.slice(1)}`);
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${apart}` : apart;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
