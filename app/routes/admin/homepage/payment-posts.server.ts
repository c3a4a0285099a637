import type { Viewer } from "#app/features/accounts/viewer";
import type { PaymentAnswer } from "#app/features/admin/payments/payment-answer";
import { confirmationSchema, letGoSchema, paymentSchema, returnSchema } from "#app/features/admin/payments/payment-form";
import {
  type PaymentAnswer as Carried,
  confirmPayment,
  denyPayment,
  letPaymentGo,
  returnPayment,
  undoConfirmation,
} from "#app/features/money/outside/confirm-payment.server";
import type { Fields } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

type Read<Order> = { success: true; data: Order } | { success: false; error: { issues: { message: string }[] } };
type Carry<Order> = (viewer: Viewer, order: Order, now: Date) => Promise<Carried>;

/** What can be done about a payment outside the site. */
export const PAYMENT_POSTS = {
  "confirm-payment": post((fields) => confirmationSchema.safeParse(fields), confirmPayment, "payments.confirmed"),
  "deny-payment": post((fields) => paymentSchema.safeParse(fields), denyPayment, "payments.denied"),
  "return-payment": post((fields) => returnSchema.safeParse(fields), returnPayment, "payments.returned"),
  "let-payment-go": post((fields) => letGoSchema.safeParse(fields), letPaymentGo, "payments.gone"),
  "undo-payment": post((fields) => paymentSchema.safeParse(fields), undoConfirmation, "payments.undone"),
};

function post<Order>(read: (fields: Fields) => Read<Order>, carry: Carry<Order>, done: string) {
  return async (viewer: Viewer, fields: Fields) => {
    const parsed = read(fields);
    if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
    return carryOut("payment", () => carry(viewer, parsed.data, now()), {
      done: () => redirectWithToast("/admin?view=payments", { text: done }),
      refused: ({ reason }) => comeBack(fields, `payments.${reason}`, reason === "amountWrong" ? 400 : 409),
      failed: (status) => comeBack(fields, "payments.failed", status),
    });
  };
}

const comeBack = (fields: Fields, key: string, status: number) => refuse<PaymentAnswer>({ ...heldPayment(fields), alert: { key } }, status);

/** The form as it was typed, without a word about it. */
export const heldPayment = ({ consultationId, amount, reason }: Fields): PaymentAnswer => ({
  form: "payment",
  consultationId: typedText(consultationId),
  typed: { amount: typedText(amount), reason: typedText(reason) },
});
