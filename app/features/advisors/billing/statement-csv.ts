import type { StatementLine } from "#app/features/money/earnings";
import { MINOR_UNITS_PER_UNIT } from "#app/features/money/money";

const COLUMNS = [
  "Date",
  "Kind",
  "Consultation",
  "Held",
  "Topic",
  "Client",
  "Paid by client",
  "Refunded",
  "Amount",
  "Balance",
  "Currency",
  "Statement",
  "Reference",
  "Reason",
];
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet would take for a formula (security, V25). */
const FORMULA = /^[=+\-@\t\r]/;

/** A statement as a CSV file (RFC 4180): times in UTC, amounts in whole units with two decimals, oldest first. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines
    .toReversed()
    .map((line) => [
      line.at.toISOString(),
      line.kind,
      line.consultationId ?? "",
      line.heldAt?.toISOString() ?? "",
      line.topicName ?? "",
      line.clientName ?? "",
      amount(line.total),
      amount(line.refunded),
      amount(line.amount),
      amount(line.balance),
      line.currency,
      line.statementNumber === null ? "" : String(line.statementNumber),
      line.reference ?? "",
      line.reason,
    ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** A cell that no spreadsheet takes for more than its text: what begins like a formula gets an apostrophe before it; numbers stay numbers. */
export function csvCell(text: string): string {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const amount = (minor: number | null) => (minor === null ? "" : (minor / MINOR_UNITS_PER_UNIT).toFixed(2));
