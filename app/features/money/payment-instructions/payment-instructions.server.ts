import { and, eq, gt, inArray } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { DAY_MS } from "#app/platform/durations";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { withoutDemo } from "./demo-payment-instructions";
import { PAYMENT_INSTRUCTION_SETTINGS, type PaymentInstructions, paymentInstructionsOf, saysHowToPay } from "./payment-instructions";

/** Whoever empties the way to pay lets nothing go for as long. */
const DAYS_AFTER_A_WAY = 30;

/** How clients pay outside the site; null when a payment provider collects instead. */
export async function shownPaymentInstructions(connection: Connection = db): Promise<PaymentInstructions | null> {
  return paymentProvider().collects ? null : readPaymentInstructions(connection);
}

/** Reads the payment instructions that an admin has set. */
export async function readPaymentInstructions(connection: Connection = db): Promise<PaymentInstructions> {
  const names = Object.values(PAYMENT_INSTRUCTION_SETTINGS);
  return paymentInstructionsOf(await connection.select().from(siteSettings).where(inArray(siteSettings.name, names)));
}

/**
 * Returns whether what is agreed now is owed: there is a way to pay, or was one when it was asked for or in the last days. A way that is emptied for a moment lets
 * nobody's debt go.
 */
export async function isOwedToSite(connection: Connection, askedAt: Date, at: Date): Promise<boolean> {
  if (paymentProvider().collects || saysHowToPay(await readPaymentInstructions(connection))) return true;
  const since = new Date(Math.min(askedAt.getTime(), at.getTime() - DAYS_AFTER_A_WAY * DAY_MS));
  const isOfWay = and(eq(auditLog.action, "settings.pay_way_updated"), gt(auditLog.createdAt, since));
  const saves = await connection.select({ details: auditLog.details }).from(auditLog).where(isOfWay);
  return saves.some(({ details }) => saysHowToPay(withoutDemo(wayBefore(details.before))));
}

const wayBefore = (before: unknown) =>
  paymentInstructionsOf(Object.entries(before ?? {}).map(([name, value]) => ({ name, value: typeof value === "string" ? value : "" })));
