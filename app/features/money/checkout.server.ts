import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { payments } from "#app/db/schema/payments";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { siteLink } from "#app/platform/origin.server";
import type { Checkout, CollectingProvider } from "#app/platform/payments/payment-provider";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { lockPayment } from "./payments.server";

const CHECKOUT_HOURS = 23;
/** A checkout page that expires sooner than this is not reused. */
const MIN_MINUTES_LEFT = 10;

/**
 * The provider's page where a client authorises the price of their own request: the one already open, else a new one. Null when there is nothing to authorise.
 * The idempotency key and expiry are saved before the call, so a retry after a lost answer, or a second press, repeats the same request. A failure that the
 * provider would repeat for that key, or for which something has changed since, is asked for once more with another.
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
  const asked = { ...priced, consultationId, email: client.email, returnTo: siteLink(`/consultations/${consultationId}`) };
  try {
    return await openOnce(provider, asked, now);
  } catch (error) {
    if (!provider.isLastAnswer(error)) throw error;
    return openOnce(provider, asked, now);
  }
}

/** Tries once; a key that the provider has answered with a failure is not used again. */
async function openOnce(provider: CollectingProvider, asked: Omit<Checkout, "endsAt">, now: Date): Promise<string | null> {
  const { consultationId } = asked;
  const opening = await db.transaction((tx) => openingOf(tx, consultationId, now));
  if (!opening || opening.url) return opening?.url ?? null;
  const { endsAt, count } = opening;
  const isSame = and(eq(payments.consultationId, consultationId), eq(payments.checkoutsOpened, count));
  try {
    const { checkoutId, url } = await provider.openCheckout({ ...asked, endsAt }, `checkout-${consultationId}-${count}`);
    await db.update(payments).set({ checkoutId, checkoutUrl: url, updatedAt: now }).where(isSame);
    return url;
  } catch (error) {
    const isUnopened = and(isSame, isNull(payments.checkoutUrl));
    if (provider.isLastAnswer(error)) await db.update(payments).set({ checkoutEndsAt: null, updatedAt: now }).where(isUnopened);
    throw error;
  }
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
