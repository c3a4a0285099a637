import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationsAnswer } from "#app/features/admin/applications/application-answer";
import { requestDecisionSchema } from "#app/features/admin/category-requests/request-form";
import { decideCategoryRequest } from "#app/features/admin/category-requests/requests.server";
import { failureStatus } from "#app/features/admin/failures.server";
import { decisionRefusalMessage, decisionRefusalStatus } from "#app/features/applications/review/decision-refusals";
import { processAdvisorApplication } from "#app/features/applications/review/review.server";
import { decisionSchema } from "#app/features/applications/schema";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { readFields } from "./posted-fields.server";
import { answerMessageReport, answerReviewDecision } from "./report-posts.server";

type Fields = Record<string, unknown>;

/** The posts of the Applications tab: decisions on applications, category requests and reported content. */
export async function answerApplicationsPost(viewer: Viewer, request: Request) {
  const { fields } = await readFields(request);
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/\.data$/, "") + search;
  if ("reportId" in fields) return answerMessageReport(viewer, fields);
  if ("reviewId" in fields) return answerReviewDecision(viewer, fields);
  return "requestId" in fields ? answerRequest(viewer, fields, here) : answerDecision(viewer, fields, here);
}

const refuse = (answer: ApplicationsAnswer, status: number) => data(answer, { status });
const typed = (value: unknown) => (typeof value === "string" ? value.slice(0, 5000) : "");

async function answerDecision(viewer: Viewer, fields: Fields, here: string) {
  const form = { about: "application" as const, id: typed(fields.applicationId), notes: typed(fields.reviewNotes) };
  const parsed = decisionSchema.safeParse(fields);
  if (!parsed.success)
    return refuse({ ...form, alert: { key: parsed.error.issues[0]?.message ?? "applications.decisionUnreadable" } }, 400);
  const { action } = parsed.data;
  try {
    const outcome = await processAdvisorApplication(viewer, parsed.data, now());
    if (outcome.ok) return redirectWithToast(here, { text: "applications.decided", values: { status: outcome.status } });
    return refuse({ ...form, alert: { key: decisionRefusalMessage(outcome.reason) } }, decisionRefusalStatus(outcome.reason));
  } catch (error) {
    const key = action === "approved" ? "applications.approveFailed" : "applications.rejectFailed";
    return refuse({ ...form, alert: { key } }, failureStatus(error, "application decision"));
  }
}

async function answerRequest(viewer: Viewer, fields: Fields, here: string) {
  const form = { about: "request" as const, id: typed(fields.requestId), notes: typed(fields.answer) };
  const parsed = requestDecisionSchema.safeParse(fields);
  if (!parsed.success) return refuse({ ...form, alert: { key: parsed.error.issues[0]?.message ?? "admin.notUnderstood" } }, 400);
  const { decision } = parsed.data;
  try {
    const outcome = await decideCategoryRequest(viewer, parsed.data, now());
    if (!outcome.ok) return refuse({ ...form, alert: { key: "admin.requestDecided" } }, 409);
    return redirectWithToast(here, {
      text: decision === "answered" ? "admin.requestAnsweredToast" : "admin.requestDeclinedToast",
    });
  } catch (error) {
    return refuse({ ...form, alert: { key: "admin.requestFailed" } }, failureStatus(error, "category request"));
  }
}
