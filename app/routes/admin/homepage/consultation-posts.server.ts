import type { Viewer } from "#app/features/accounts/viewer";
import { cancellationSchema, noShowSchema, refundSchema } from "#app/features/admin/consultations/consultation-form";
import type { ConsultationAnswer } from "#app/features/admin/consultations/listed-consultation";
import {
  cancelConsultationAsAdmin,
  completeConsultationAsAdmin,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
} from "#app/features/booking/life/endings.server";
import { typedAmount } from "#app/features/booking/typed-amount.server";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";

/** What can be done about a consultation. */
export const CONSULTATION_POSTS = {
  "cancel-consultation": answerCancellation,
  "record-no-show": answerNoShow,
  "complete-consultation": answerCompletion,
  "refund-consultation": answerRefund,
};

function answerCancellation(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = cancellationSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { consultationId, ...asked } = parsed.data;
  return act(fields, request, "dashboard.consultationCancelled", () => cancelConsultationAsAdmin(viewer, consultationId, asked, now()));
}

function answerNoShow(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = noShowSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { consultationId, ...noShow } = parsed.data;
  return act(fields, request, "dashboard.consultationMissed", () => recordNoShowAsAdmin(viewer, consultationId, noShow, now()));
}

function answerCompletion(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = cancellationSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { consultationId, ...asked } = parsed.data;
  return act(fields, request, "dashboard.consultationCompleted", () => completeConsultationAsAdmin(viewer, consultationId, asked, now()));
}

async function answerRefund(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = refundSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { consultationId, amount: typed, ...asked } = parsed.data;
  const amount = await typedAmount(consultationId, typed);
  if (amount === null) return comeBack(fields, "dashboard.amountRefused", 400);
  const refund = { ...asked, amount };
  return act(fields, request, "dashboard.consultationRefunded", () => refundConsultationAsAdmin(viewer, consultationId, refund, now()));
}

const act = (fields: Fields, request: Request, text: string, run: () => Promise<Outcome>) =>
  carryOut("consultation", run, {
    done: () => redirectWithToast(listUrl(request, "consultations"), { text }),
    refused: ({ reason }) =>
      comeBack(fields, reason === "amountTooHigh" ? "dashboard.amountTooHigh" : "dashboard.consultationChanged", 409),
    failed: (status) => comeBack(fields, "dashboard.consultationFailed", status),
  });

const comeBack = (fields: Fields, key: string, status: number) =>
  refuse<ConsultationAnswer>({ ...heldConsultation(fields), alert: { key } }, status);

/** The form as it was typed, without a word about it. */
export const heldConsultation = ({ consultationId, reason, amount, noShowOf }: Fields): ConsultationAnswer => ({
  form: "consultation",
  consultationId: typedText(consultationId),
  typed: { reason: typedText(reason), amount: typedText(amount), noShowOf: typedText(noShowOf) },
});
