import type { StatementLine } from "#app/features/money/earnings";

/**
 * Returns what a statement line is called: money kept from a consultation that was cancelled, or missed by its client, is labelled as such,
 * and a payout that bounced is a returned payout.
 */
export function lineKind({ kind, ending, amount }: Pick<StatementLine, "kind" | "ending" | "amount">) {
  if (kind === "payout" && amount > 0) return "payoutBack";
  if (kind !== "settle") return kind;
  if (ending === "cancelled") return "cancelled";
  return ending === "no-show" ? "missed" : kind;
}
