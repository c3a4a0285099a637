import type { PaymentInstructions } from "./payment-instructions";

/** The kinds of payment a site offers, safe to show anybody: without the account number or payment link. */
export type PayKind = "provider" | "transfer" | "link";

/** Returns a site's kinds of payment; `way` is null when a payment provider collects. Empty when an admin has set nothing, or only free text. */
export function payKinds(way: PaymentInstructions | null): PayKind[] {
  if (!way) return ["provider"];
  return [...(way.iban ? (["transfer"] as const) : []), ...(way.link ? (["link"] as const) : [])];
}
