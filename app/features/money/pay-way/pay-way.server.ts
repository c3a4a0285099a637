import { inArray } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { PAY_WAY_SETTINGS, type PayWay, payWayOf } from "./pay-way";

/** How clients pay outside the site; null when a payment provider collects instead. */
export async function shownPayWay(connection: Connection = db): Promise<PayWay | null> {
  return paymentProvider().collects ? null : readPayWay(connection);
}

/** Reads the payment instructions that an admin has set. */
export async function readPayWay(connection: Connection = db): Promise<PayWay> {
  const names = Object.values(PAY_WAY_SETTINGS);
  return payWayOf(await connection.select().from(siteSettings).where(inArray(siteSettings.name, names)));
}
