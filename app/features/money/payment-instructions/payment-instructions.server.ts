import { inArray } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { PAYMENT_INSTRUCTION_SETTINGS, type PaymentInstructions, paymentInstructionsOf } from "./payment-instructions";

/** How clients pay outside the site; null when a payment provider collects instead. */
export async function shownPaymentInstructions(connection: Connection = db): Promise<PaymentInstructions | null> {
  return paymentProvider().collects ? null : readPaymentInstructions(connection);
}

/** Reads the payment instructions that an admin has set. */
export async function readPaymentInstructions(connection: Connection = db): Promise<PaymentInstructions> {
  const names = Object.values(PAYMENT_INSTRUCTION_SETTINGS);
  return paymentInstructionsOf(await connection.select().from(siteSettings).where(inArray(siteSettings.name, names)));
}
