import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { standingOf } from "#app/features/money/outside/outside";
import type { ConsultationLine } from "./consultation-view";

/** Columns of a payment outside the site that a list reads for each consultation. */
export const LINE_PAYMENT = {
  refunded: consultations.refunded,
  received: outsidePayments.received,
  returned: outsidePayments.returned,
  letGo: outsidePayments.letGo,
  markedAt: outsidePayments.markedAt,
  markedAmount: outsidePayments.markedAmount,
};

interface Read {
  totalPrice: number;
  refunded: number;
  received: number | null;
  returned: number | null;
  letGo: number | null;
  markedAt: Date | null;
  markedAmount: number | null;
}

/** Returns the state of a payment outside the site for a list; null before it is agreed, and with a provider. */
export function linePayment({ received, returned, letGo, markedAt, ...price }: Read): ConsultationLine["payment"] {
  if (received === null) return null;
  const payment = { received, returned: returned ?? 0, letGo: letGo ?? 0 };
  return { ...standingOf({ ...price, ...payment, isMarked: markedAt !== null }), markedAt, returned: payment.returned };
}
