import type { StatementLine } from "#app/features/money/earnings";

/**
 * What a line of a statement is called: what is kept of a consultation that was cancelled, or missed by its client, is not one that was held, and a
 * payout that came back was taken back.
 */
export function lineKind({ kind, ending, amount }: Pick<StatementLine, "kind" | "ending" | "amount">) {
  if (kind === "payout" && amount > 0) return "payoutBack";
  if (kind !== "settle") return kind;
  if (ending === "cancelled") return "cancelled";
  return ending === "no-show" ? "missed" : kind;
}
