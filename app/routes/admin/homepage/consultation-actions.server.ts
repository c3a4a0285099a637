import type { Viewer } from "#app/features/accounts/viewer";
import { cancellationSchema, noShowSchema, refundSchema } from "#app/features/admin/consultations/consultation-form";
import type { ConsultationAnswer } from "#app/features/admin/consultations/listed-consultation";
import { doneMeanwhile } from "#app/features/audit/done-meanwhile.server";
import {
  cancelConsultationAsAdmin,
  completeConsultationAsAdmin,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
} from "#app/features/booking/life/endings.server";
import { amountProblem, typedAmount } from "#app/features/booking/typed-amount.server";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { refusalKey } from "#app/forms/refusal-key";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";

/** Handlers of actions on a consultation. */
export const CONSULTATION_ACTIONS = {
  "cancel-consultation": answerCancellation,
  "record-no-show": answerNoShow,
  "complete-consultation": answerCompletion,
  "refund-consultation": answerRefund,
};

function answerCancellation(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = cancellationSchema.safeParse(fields);
  if (!parsed.success) return stay("cancel-consultation", fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood");
  const { consultationId, ...asked } = parsed.data;
  return act(viewer, "cancel-consultation", fields, request, "dashboard.consultationCancelled", () =>
    cancelConsultationAsAdmin(viewer, consultationId, asked, now()),
  );
}

function answerNoShow(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = noShowSchema.safeParse(fields);
  if (!parsed.success) return stay("record-no-show", fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood");
  const { consultationId, ...noShow } = parsed.data;
  return act(viewer, "record-no-show", fields, request, "dashboard.consultationMissed", () =>
    recordNoShowAsAdmin(viewer, consultationId, noShow, now()),
  );
}

function answerCompletion(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = cancellationSchema.safeParse(fields);
  if (!parsed.success) return stay("complete-consultation", fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood");
  const { consultationId, ...asked } = parsed.data;
  return act(viewer, "complete-consultation", fields, request, "dashboard.consultationCompleted", () =>
    completeConsultationAsAdmin(viewer, consultationId, asked, now()),
  );
}

async function answerRefund(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = refundSchema.safeParse(fields);
  if (!parsed.success) return stay("refund-consultation", fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood");
  const { consultationId, amount: typed, ...asked } = parsed.data;
  const amount = await typedAmount(consultationId, typed);
  if (amount === null) return stay("refund-consultation", fields, AMOUNT_REFUSED);
  const refund = { ...asked, amount };
  return act(viewer, "refund-consultation", fields, request, "dashboard.consultationRefunded", () =>
    refundConsultationAsAdmin(viewer, consultationId, refund, now()),
  );
}

type Intent = keyof typeof CONSULTATION_ACTIONS;

const act = (viewer: Viewer, intent: Intent, fields: Fields, request: Request, text: string, run: () => Promise<Outcome>) =>
  carryOut("consultation", run, {
    done: () => redirectWithToast(listUrl(request, "consultations"), { text }),
    refused: async ({ reason }) => {
      // Keeps the dialog open, with the current state.
      if (STAYS.has(reason)) return stay(intent, fields, refusalKey("dashboard", reason), 409);
      const alert = await doneMeanwhile(viewer, fields.consultationId, "dashboard.consultationChanged", now());
      return refuse<ConsultationAnswer>({ ...heldConsultation(fields), alert }, 409);
    },
    failed: (status) => comeBack(fields, "dashboard.consultationFailed", status),
  });

const STAYS: ReadonlySet<string> = new Set(["amountTooHigh", "standingChanged", "ownMatter"]);

const AMOUNT_REFUSED = "dashboard.amountRefused";

/** Rejects invalid input and keeps the dialog open to show the error. */
async function stay(intent: Intent, fields: Fields, key: string, status = 400) {
  const alert = key === AMOUNT_REFUSED ? await amountProblem(fields.consultationId, key) : { key };
  return refuse<ConsultationAnswer>({ ...heldConsultation(fields), alert, refusedIntent: intent }, status);
}

const comeBack = (fields: Fields, key: string, status: number) =>
  refuse<ConsultationAnswer>({ ...heldConsultation(fields), alert: { key } }, status);

/** Refills a stored form without an error. */
export const heldConsultation = ({ consultationId, reason, amount, noShowOf }: Fields): ConsultationAnswer => ({
  form: "consultation",
  consultationId: typedText(consultationId),
  typed: { reason: typedText(reason), amount: typedText(amount), noShowOf: typedText(noShowOf) },
});
