import type { StatementLine } from "#app/features/money/earnings";
import { MINOR_UNITS_PER_UNIT } from "#app/features/money/money";
import { csvLine } from "#app/platform/csv";

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
  return [COLUMNS, ...rows].map(csvLine).join("");
}

const amount = (minor: number | null) => (minor === null ? "" : (minor / MINOR_UNITS_PER_UNIT).toFixed(2));
