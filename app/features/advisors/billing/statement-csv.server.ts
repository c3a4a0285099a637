import type { StatementLine } from "#app/features/money/earnings";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { csvFile, csvFormatIn } from "#app/platform/csv";
import { plainAmount } from "#app/ui/text/minor-units";
import { lineKind } from "./line-kind";

const COLUMNS = [
  ...(["date", "kind", "consultation", "held", "topic", "client", "paid", "refunded"] as const),
  ...(["amount", "balance", "currency", "statement", "reference", "reason"] as const),
];

/**
 * Returns a statement as a CSV file in the reader's language, formatted for their spreadsheet program; times in UTC, amounts in major units
 * with the decimals of their currency, oldest first.
 */
export function statementCsv(lines: readonly StatementLine[], language: Language): string {
  const t: Translator<"statement"> = translatorFor(language, "statement");
  const format = csvFormatIn(language);
  const amount = (minor: number | null, currency: string) =>
    minor === null ? "" : plainAmount(minor, currency).replace(".", format.decimal);
  const rows = lines
    .toReversed()
    .map((line) => [
      line.at,
      t(`kind_${lineKind(line)}`),
      line.consultationId ?? "",
      line.heldAt,
      nameIn(language, line.topicName ?? ""),
      nameIn(language, line.clientName ?? ""),
      amount(line.paid, line.currency),
      amount(line.refunded, line.currency),
      amount(line.amount, line.currency),
      amount(line.balance, line.currency),
      line.currency,
      line.statementNumber === null ? "" : String(line.statementNumber),
      line.reference ?? "",
      line.reason,
    ]);
  return csvFile([COLUMNS.map((column) => t(column)), ...rows], format);
}
