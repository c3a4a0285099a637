import type { StatementLine } from "#app/features/money/earnings";

/** What a line of a statement is called: what is kept of a consultation that was cancelled, or missed by its client, is not one that was held. */
export function lineKind({ kind, ending }: Pick<StatementLine, "kind" | "ending">) {
  if (kind !== "settle") return kind;
  if (ending === "cancelled") return "cancelled";
  return ending === "no-show" ? "missed" : kind;
}
