import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationsAnswer } from "#app/features/admin/applications/application-answer";
import { previewDecision } from "#app/features/applications/review/decision-preview.server";
import { type DecisionRefusal, decisionRefusalMessage, decisionRefusalStatus } from "#app/features/applications/review/decision-refusals";
import { processAdvisorApplication } from "#app/features/applications/review/review.server";
import { undoDecision } from "#app/features/applications/review/undo-decision.server";
import { decisionSchema } from "#app/features/applications/schema";
import { doneMeanwhile } from "#app/features/audit/done-meanwhile.server";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { holdNotes } from "#app/forms/held-notes.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { isUuid } from "#app/platform/uuid";
import { answerAssignment, isAssignment } from "./assignment-actions.server";
import { answerMessageReport, answerReports, answerReviewDecision, isOfReports } from "./report-actions.server";
import { answerRequest, answerRequests } from "./request-actions.server";

/** Handles the forms of the Applications tab: decisions on applications, category requests and reported content. */
export async function answerApplicationsAction(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(viewer, { request, context });
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/\.data$/, "") + search;
  if (isAssignment(intent)) return answerAssignment(viewer, intent, fields, here);
  if (intent === "decide-requests") return answerRequests(viewer, fields, here);
  if (isOfReports(intent)) return answerReports(viewer, intent, fields, here);
  if ("reportId" in fields) return answerMessageReport(viewer, fields);
  if ("reviewId" in fields) return answerReviewDecision(viewer, fields);
  if ("undoId" in fields) return answerUndo(viewer, fields, here);
  return "requestId" in fields ? answerRequest(viewer, fields, here) : answerDecision(viewer, fields, here);
}

const MAX_SHOWN_AGAIN = 5000;
const typed = (value: unknown) => typedText(value, MAX_SHOWN_AGAIN);

const comeBack = (answer: ApplicationsAnswer, status: number) => refuse(answer, status);

async function answerDecision(viewer: Viewer, { shown, ...fields }: Fields, here: string) {
  const form = { about: "application" as const, id: typed(fields.applicationId), notes: typed(fields.reviewNotes) };
  const parsed = decisionSchema.safeParse(fields);
  if (!parsed.success)
    return comeBack({ ...form, alert: { key: parsed.error.issues[0]?.message ?? "applications.decisionUnreadable" } }, 400);
  const { action } = parsed.data;
  const refused = async ({ reason }: { reason: DecisionRefusal }) => {
    const key = decisionRefusalMessage(reason);
    const alert = reason === "alreadyDecided" ? await doneMeanwhile(viewer, form.id, key, now()) : { key };
    return comeBack({ ...form, alert }, decisionRefusalStatus(reason));
  };
  const failed = (status: 500 | 503) =>
    comeBack({ ...form, alert: { key: action === "approved" ? "applications.approveFailed" : "applications.rejectFailed" } }, status);
  const decide = () =>
    carryOut("application decision", () => processAdvisorApplication(viewer, parsed.data, now()), {
      done: ({ status }) => redirectWithToast(here, { text: "applications.decided", values: { status } }),
      refused,
      failed,
    });
  if (isWithoutReason(parsed.data)) return comeBack({ ...form, alert: { key: "applications.reasonRequired" } }, 400);
  return carryOut("decision preview", () => previewDecision(viewer, parsed.data), {
    done: ({ preview }) => (preview.shown === shown ? decide() : refuse<ApplicationsAnswer>({ ...form, preview }, 200)),
    refused,
    failed,
  });
}

async function answerUndo(viewer: Viewer, { undoId }: Fields, here: string) {
  const form = { about: "undo" as const, id: typed(undoId), notes: "" };
  if (!isUuid(form.id)) return comeBack({ ...form, alert: { key: "applications.applicationUnknown" } }, 404);
  return carryOut("application decision undone", () => undoDecision(viewer, form.id, now()), {
    // Restores the notes in the form without a redirect, which could not carry them; and on whatever page has that form later.
    done: async ({ notes }) => {
      if (notes === "") return redirectWithToast(here, { text: "applications.decisionUndone" });
      await holdNotes(viewer, form.id, notes, now());
      return refuse<ApplicationsAnswer>({ about: "application", id: form.id, notes, isUndone: true }, 200);
    },
    refused: ({ reason }) => comeBack({ ...form, alert: { key: decisionRefusalMessage(reason) } }, decisionRefusalStatus(reason)),
    failed: (status) => comeBack({ ...form, alert: { key: "applications.undoFailed" } }, status),
  });
}

/** Refills a decision stored before re-authentication; for an application it shows the mail preview again. Nothing is carried out without another click. */
export async function heldDecision(viewer: Viewer, held: Fields | null): Promise<ApplicationsAnswer | undefined> {
  if (held?.applicationId) return goOn(viewer, held);
  if (held?.requestId) return { about: "request", id: typed(held.requestId), notes: typed(held.answer) };
  return undefined;
}

async function goOn(viewer: Viewer, { applicationId, reviewNotes, action }: Fields): Promise<ApplicationsAnswer> {
  const form = { about: "application" as const, id: typed(applicationId), notes: typed(reviewNotes) };
  const { data: pressed } = decisionSchema.safeParse({ applicationId, reviewNotes, action });
  if (!pressed) return form;
  if (isWithoutReason(pressed)) return { ...form, alert: { key: "applications.reasonRequired" } };
  const previewed = await previewDecision(viewer, pressed);
  return previewed.ok ? { ...form, preview: previewed.preview } : { ...form, alert: { key: decisionRefusalMessage(previewed.reason) } };
}

const isWithoutReason = ({ action, reviewNotes }: { action: string; reviewNotes: string }) => action === "rejected" && reviewNotes === "";
