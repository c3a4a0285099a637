import type { Currency } from "../money";
import { epcText } from "./epc-code";
import type { PayWay } from "./pay-way";

/** By what a client pays here, as the settings say: the sentence of an advisor's page chooses by it. `bankCode` comes with a code to scan. */
export type PayWays = "provider" | "bankOrLink" | "bankCode" | "bank" | "link" | "other";

/** The ways to pay for a session in a currency; `null` where a provider collects. A code is there for transfers in euros alone. */
export function payWaysOf(way: PayWay | null, currency: Currency): PayWays {
  if (!way) return "provider";
  if (way.iban && way.link) return "bankOrLink";
  if (way.iban) return hasCode(way, currency) ? "bankCode" : "bank";
  return way.link ? "link" : "other";
}

const hasCode = (way: PayWay, currency: Currency) => epcText({ ...way, currency, amount: 1, reference: "" }) !== null;
