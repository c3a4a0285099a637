import type { PayWay } from "#app/features/money/pay-way/pay-way";

/** In which ways clients pay, as everybody may know it: without the account or the address themselves. */
export type PayKind = "provider" | "transfer" | "link";

/** The ways of a site; `way` is null where a payment provider collects. None where an admin has said nothing, or only words of their own. */
export function payKinds(way: PayWay | null): PayKind[] {
  if (!way) return ["provider"];
  return [...(way.iban ? (["transfer"] as const) : []), ...(way.link ? (["link"] as const) : [])];
}
