import type { Currency } from "../money";
import { epcText } from "./epc-code";
import type { PaymentInstructions } from "./payment-instructions";

/** How a client pays here, according to the settings; selects the sentence on an advisor's page. `bankCode` includes a QR code. */
export type PaymentMethods = "provider" | "bankOrLink" | "bankCode" | "bank" | "link" | "other";

/** Returns how to pay for a session in a currency; `null` means a provider collects. Only transfers in euros have a QR code. */
export function paymentMethodsOf(way: PaymentInstructions | null, currency: Currency): PaymentMethods {
  if (!way) return "provider";
  if (way.iban && way.link) return "bankOrLink";
  if (way.iban) return hasCode(way, currency) ? "bankCode" : "bank";
  return way.link ? "link" : "other";
}

const hasCode = (way: PaymentInstructions, currency: Currency) => epcText({ ...way, currency, amount: 1, reference: "" }) !== null;
