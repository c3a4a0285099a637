import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { cancellationSchema, refundSchema } from "#app/features/admin/consultations/consultation-form";
import type { ConsultationAnswer } from "#app/features/admin/consultations/listed-consultation";
import { failureStatus } from "#app/features/admin/failures.server";
import { cancelConsultationAsAdmin, refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

type Fields = Record<string, unknown>;
type Outcome = { ok: true } | { ok: false; reason: string };

/** What can be done about a consultation. */
export const CONSULTATION_POSTS = { "cancel-consultation": answerCancellation, "refund-consultation": answerRefund };

function answerCancellation(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = cancellationSchema.safeParse(fields);
  if (!parsed.success) return refuse(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { consultationId, reason } = parsed.data;
  return carryOut(fields, request, "dashboard.consultationCancelled", () =>
    cancelConsultationAsAdmin(viewer, consultationId, reason, now()),
  );
}

function answerRefund(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = refundSchema.safeParse(fields);
  if (!parsed.success) return refuse(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { consultationId, ...refund } = parsed.data;
  return carryOut(fields, request, "dashboard.consultationRefunded", () =>
    refundConsultationAsAdmin(viewer, consultationId, refund, now()),
  );
}

async function carryOut(fields: Fields, request: Request, text: string, run: () => Promise<Outcome>) {
  try {
    const outcome = await run();
    if (outcome.ok) return redirectWithToast(listUrl(request), { text });
    return refuse(fields, outcome.reason === "amountTooHigh" ? "dashboard.amountTooHigh" : "dashboard.consultationMovedOn", 409);
  } catch (error) {
    return refuse(fields, "dashboard.consultationFailed", failureStatus(error, "consultation"));
  }
}

/** Back to the same search. */
function listUrl(request: Request) {
  const { searchParams } = new URL(request.url);
  const wishes = ["q", "page"].flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : []));
  return `/admin?${new URLSearchParams([["view", "consultations"], ...wishes])}`;
}

const typed = (value: unknown) => (typeof value === "string" ? value.slice(0, 1000) : "");

function refuse({ consultationId, reason, amount }: Fields, key: string, status: number) {
  const answer: ConsultationAnswer = {
    form: "consultation",
    consultationId: typed(consultationId),
    alert: { key },
    typed: { reason: typed(reason), amount: typed(amount) },
  };
  return data(answer, { status });
}
