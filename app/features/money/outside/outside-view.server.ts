import type { Connection } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { drawCode } from "#app/platform/qr-code.server";
import type { DrawnCode } from "#app/platform/qr-code-path";
import { epcText } from "../payment-instructions/epc-code";
import type { PaymentInstructions } from "../payment-instructions/payment-instructions";
import { readPaymentInstructions } from "../payment-instructions/payment-instructions.server";
import { hadNoWay, standingOf } from "./outside";
import { findOutsidePayment } from "./outside-payment.server";
import type { OutsideView } from "./outside-view";
import { lastMarkedOf } from "./parts/last-marked";
import { markedPartsOf } from "./parts/part-to-undo.server";
import { paymentReference } from "./payment-reference";

type Priced = Pick<typeof consultations.$inferSelect, "id" | "totalPrice" | "refunded" | "currency">;

/** The state of a consultation's payment for one side; only the client sees how to pay. Null when it is not paid outside the site, or not agreed yet. */
export async function outsideView(connection: Connection, consultation: Priced, side: "client" | "advisor"): Promise<OutsideView | null> {
  const payment = await findOutsidePayment(connection, consultation.id);
  if (!payment) return null;
  const standing = standingOf({ ...consultation, ...payment, isMarked: payment.markedAt !== null });
  const reference = paymentReference(payment.number);
  const { returned, confirmedAt, markedAt } = payment;
  const way = side === "client" && standing.unmarked > 0 ? await readPaymentInstructions(connection) : null;
  const code = way && codeOf(way, { currency: consultation.currency, amount: standing.unmarked, reference });
  const said = markedAt ? ((await markedPartsOf(connection, [consultation.id])).get(consultation.id) ?? []) : [];
  const lastMarked = lastMarkedOf(standing.marked, said);
  const isBetweenThem = hadNoWay(payment);
  return { ...standing, isBetweenThem, lastMarked, returned, confirmedAt, markedAt, reference, way, code };
}

function codeOf(way: PaymentInstructions, asked: { currency: string; amount: number; reference: string }): DrawnCode | null {
  const text = epcText({ ...way, ...asked });
  return text === null ? null : drawCode(text);
}
