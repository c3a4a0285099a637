import type { z } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { chosenIds, joinIds } from "#app/features/admin/lists/table/bulk";
import { highAmount } from "#app/features/admin/payments/high-amount.server";
import type { PaymentAnswer } from "#app/features/admin/payments/payment-answer";
import {
  chosenPaymentsSchema,
  confirmationSchema,
  paymentSchema,
  returnSchema,
  undoReturnSchema,
  undoSchema,
  waiverSchema,
} from "#app/features/admin/payments/payment-form";
import { doneMeanwhile } from "#app/features/audit/done-meanwhile.server";
import { amountProblem, typedAmount } from "#app/features/booking/typed-amount.server";
import {
  type PaymentAnswer as Carried,
  confirmPayment,
  confirmWhole,
  denyPayment,
  type PaymentOrder,
  returnPayment,
  undoConfirmation,
  waivePayment,
} from "#app/features/money/outside/confirm-payment.server";
import { undoReturn } from "#app/features/money/outside/undo-return.server";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { forEach } from "#app/forms/for-each.server";
import { recordUndoable } from "#app/forms/record-undoable.server";
import { refusalKey } from "#app/forms/refusal-key";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

type Read<Order> = { success: true; data: Order } | { success: false; error: { issues: { message: string }[] } };
type Carry<Order> = (viewer: Viewer, order: Order, now: Date) => Promise<Carried>;

/** Handlers of actions on an outside payment. */
export const PAYMENT_ACTIONS = {
  "confirm-payment": post("confirm-payment", (fields) => confirmationSchema.safeParse(fields), confirmTyped, "payments.confirmed"),
  "deny-payment": post("deny-payment", (fields) => paymentSchema.safeParse(fields), denyPayment, "payments.denied"),
  "return-payment": post("return-payment", (fields) => returnSchema.safeParse(fields), returnPayment, "payments.returned"),
  "let-payment-go": post("let-payment-go", (fields) => waiverSchema.safeParse(fields), waivePayment, "payments.gone"),
  "undo-return": post("undo-return", (fields) => undoReturnSchema.safeParse(fields), undoReturn, "payments.returnUndone"),
  "undo-payment": post("undo-payment", (fields) => undoSchema.safeParse(fields), undoConfirmation, "payments.undone"),
  "confirm-payments": answerForMany,
};

/** Converts the typed amount to the consultation's currency and confirms the payment. */
async function confirmTyped(viewer: Viewer, { high, ...order }: z.infer<typeof confirmationSchema>, at: Date): Promise<Carried> {
  const amount = await typedAmount(order.consultationId, order.amount);
  return amount === null
    ? { ok: false, reason: "amountWrong" }
    : confirmPayment(viewer, { ...order, amount, isSure: high === order.amount }, at);
}

function post<Order extends PaymentOrder>(intent: string, read: (fields: Fields) => Read<Order>, carry: Carry<Order>, done: string) {
  return async (viewer: Viewer, fields: Fields, request: Request) => {
    const parsed = read(fields);
    if (!parsed.success) return stay(intent, fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood");
    const at = now();
    return carryOut("payment", () => carry(viewer, parsed.data, at), {
      done: async () => {
        const { consultationId, key } = parsed.data;
        await recordUndoable(viewer, { intent, ids: [consultationId], at, key }, { done: 1, refused: [] });
        return redirectWithToast(listUrl(request, "payments"), { text: done });
      },
      refused: async ({ reason }) => {
        if (reason === "amountWrong") return stay(intent, fields, AMOUNT_WRONG);
        if (reason === "ownMatter") return stay(intent, fields, refusalKey("payments", reason), 409);
        if (reason === "amountHigh") return lookAgain(viewer, intent, fields);
        const key = `payments.${reason}`;
        const alert = reason === "wrongState" ? await doneMeanwhile(viewer, fields.consultationId, key, now()) : { key };
        return refuse<PaymentAnswer>({ ...heldPayment(fields), alert }, 409);
      },
      failed: (status) => comeBack(fields, "payments.failed", status),
    });
  };
}

/** Confirms payments one by one: a failure does not stop the others. */
async function answerForMany(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = chosenPaymentsSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { payments, key } = parsed.data;
  const openOf = new Map(payments.map(({ consultationId, open }) => [consultationId, open]));
  const confirm = (consultationId: string) => confirmWhole(viewer, { consultationId, key, open: openOf.get(consultationId) ?? 0 }, now());
  const outcome = await forEach("payment", [...openOf.keys()], confirm, {
    refused: ({ reason }) => refusalKey("payments", reason),
    gone: "payments.failed",
    failed: "payments.failed",
  });
  await recordUndoable(viewer, { intent: "confirm-payments", ids: [...openOf.keys()], at: now(), key }, outcome);
  if (outcome.refused.length === 0)
    return redirectWithToast(listUrl(request, "payments"), { text: "payments.manyConfirmed", values: { count: outcome.done } });
  const chosen = joinIds(outcome.refused.flatMap(({ ids }) => ids));
  return refuse<PaymentAnswer>({ ...heldPayment({}), chosen, outcome }, outcome.done > 0 ? 200 : 409);
}

const AMOUNT_WRONG = "payments.amountWrong";

/** Rejects invalid input and keeps the dialog open to show the error. */
async function stay(intent: string, fields: Fields, key: string, status = 400) {
  const alert = key === AMOUNT_WRONG ? await amountProblem(fields.consultationId, key) : { key };
  return refuse<PaymentAnswer>({ ...heldPayment(fields), alert, refusedIntent: intent }, status);
}

/** Asks to confirm an unexpectedly high amount in the same form, which is accepted when submitted again. */
async function lookAgain(viewer: Viewer, intent: string, fields: Fields) {
  const values = await highAmount(viewer, typedText(fields.consultationId), typedText(fields.amount));
  const alert = { key: "payments.amountHigh", values };
  return refuse<PaymentAnswer>({ ...heldPayment(fields), alert, refusedIntent: intent, high: typedText(fields.amount) }, 409);
}

const comeBack = (fields: Fields, key: string, status: number) => refuse<PaymentAnswer>({ ...heldPayment(fields), alert: { key } }, status);

const MAX_CHOICE_LENGTH = 6000;

/** Refills a stored form without an error. */
export const heldPayment = ({ consultationId, part, amount, reason, payments }: Fields): PaymentAnswer => ({
  form: "payment",
  consultationId: typedText(consultationId),
  part: typedText(part),
  chosen: joinIds(chosenIds(payments)).slice(0, MAX_CHOICE_LENGTH),
  typed: { amount: typedText(amount), reason: typedText(reason) },
});
