import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { payments } from "#app/db/schema/payments";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { siteLink } from "#app/platform/origin.server";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { lockPayment } from "./payments.server";

const CHECKOUT_HOURS = 23;
/** A checkout page that expires sooner than this is not reused. */
const MIN_MINUTES_LEFT = 10;

/**
 * The provider's page where a client authorises the price of their own request: the one already open, else a new one. Null when there is nothing to authorise.
 * The idempotency key and expiry are saved before the call, so a retry after a lost answer, or a second press, repeats the same request.
 */
export async function checkoutPage(client: { userId: string; email: string }, consultationId: string, now: Date): Promise<string | null> {
  const provider = paymentProvider();
  if (!provider.collects) return null;
  const own = and(eq(consultations.id, consultationId), eq(consultations.clientId, client.userId));
  const [priced] = await db
    .select({ amount: consultations.totalPrice, currency: consultations.currency, title: consultations.topicName })
    .from(consultations)
    .where(own);
  if (!priced) return null;
  const opening = await db.transaction((tx) => openingOf(tx, consultationId, now));
  if (!opening) return null;
  if (opening.url) return opening.url;
  const { endsAt, count } = opening;
  const asked = { ...priced, consultationId, email: client.email, returnTo: siteLink(`/consultations/${consultationId}`), endsAt };
  const { checkoutId, url } = await provider.openCheckout(asked, `checkout-${consultationId}-${count}`);
  await db
    .update(payments)
    .set({ checkoutId, checkoutUrl: url, updatedAt: now })
    .where(and(eq(payments.consultationId, consultationId), eq(payments.checkoutsOpened, count)));
  return url;
}

/** The page that is open or being opened; a new one when it has expired or is about to. Null when there is nothing to authorise. */
async function openingOf(tx: Transaction, consultationId: string, now: Date) {
  const payment = await lockPayment(tx, consultationId);
  if (payment?.status !== "awaiting") return null;
  const { checkoutEndsAt, checkoutUrl: url, checkoutsOpened } = payment;
  if (checkoutEndsAt && isLongEnough(checkoutEndsAt, now)) return { endsAt: checkoutEndsAt, count: checkoutsOpened, url };
  const next = { endsAt: new Date(now.getTime() + CHECKOUT_HOURS * HOUR_MS), count: checkoutsOpened + 1, url: null };
  await tx
    .update(payments)
    .set({ checkoutId: null, checkoutUrl: null, checkoutEndsAt: next.endsAt, checkoutsOpened: next.count, updatedAt: now })
    .where(eq(payments.consultationId, consultationId));
  return next;
}

const isLongEnough = (endsAt: Date, now: Date) => endsAt.getTime() > now.getTime() + MIN_MINUTES_LEFT * MINUTE_MS;
