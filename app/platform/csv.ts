/** A spreadsheet takes what begins like this for something to work out (security, V25). */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of a CSV file (RFC 4180). What people wrote stays text where a spreadsheet would work it out. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cellOf).join(",")}\r\n`;
}

function cellOf(value: unknown): string {
  const text = textOf(value);
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
