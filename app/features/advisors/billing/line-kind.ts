import type { StatementLine } from "#app/features/money/earnings";

/**
 * Returns what a statement line is called: money kept from a consultation that was cancelled, or missed by its client, is labelled as such,
 * a payout that bounced is a returned payout, and one that the provider has not transferred yet is on its way.
 */
export function lineKind({ kind, ending, amount, isOnTheWay }: Pick<StatementLine, "kind" | "ending" | "amount" | "isOnTheWay">) {
  if (kind === "payout" && amount > 0) return "payoutBack";
  if (kind === "payout" && isOnTheWay) return "payoutOnTheWay";
  if (kind !== "settle") return kind;
  if (ending === "cancelled") return "cancelled";
  return ending === "no-show" ? "missed" : kind;
}
