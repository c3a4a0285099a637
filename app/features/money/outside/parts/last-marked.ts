import type { MarkedPart } from "./received-parts";

/** Amount of a client's last mark: all that is marked beyond the earlier ones. It may be more than was due, and the ledger has no more of it than that. */
export function lastMarkedOf(marked: number, said: readonly Pick<MarkedPart, "amount">[]): number {
  return Math.max(0, marked - said.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0));
}
