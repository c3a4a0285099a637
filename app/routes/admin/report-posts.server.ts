import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationsAnswer } from "#app/features/admin/applications/application-answer";
import { failureStatus } from "#app/features/admin/failures.server";
import { messageReportSchema, reviewDecisionSchema } from "#app/features/admin/reports/report-form";
import { closeReport } from "#app/features/messages/reports/reports.server";
import { dismissReviewReports, hideReview } from "#app/features/reviews/moderation.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

type Fields = Record<string, unknown>;

const PAGE = "/admin/applications?view=reports";
const typed = (value: unknown) => (typeof value === "string" ? value.slice(0, 1000) : "");

/** A reported message is set aside. */
export function answerMessageReport(viewer: Viewer, fields: Fields) {
  const parsed = messageReportSchema.safeParse(fields);
  if (!parsed.success) return refuse(fields, "admin.notUnderstood", 400);
  return carryOut(fields, "reports.closed", () => closeReport(viewer, parsed.data.reportId, now()));
}

/** A reported review stays, or leaves every page. */
export function answerReviewDecision(viewer: Viewer, fields: Fields) {
  const parsed = reviewDecisionSchema.safeParse(fields);
  if (!parsed.success) return refuse(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { reviewId, decision, reason = "" } = parsed.data;
  if (decision === "keep") return carryOut(fields, "reports.kept", () => dismissReviewReports(viewer, reviewId, now()));
  return carryOut(fields, "reports.hidden", () => hideReview(viewer, reviewId, reason, now()));
}

async function carryOut(fields: Fields, text: string, run: () => Promise<boolean>) {
  try {
    return (await run()) ? redirectWithToast(PAGE, { text }) : refuse(fields, "reports.decided", 409);
  } catch (error) {
    return refuse(fields, "reports.failed", failureStatus(error, "report"));
  }
}

const refuse = ({ reportId, reviewId, reason }: Fields, key: string, status: number) =>
  data<ApplicationsAnswer>({ about: "report", id: typed(reportId) || typed(reviewId), alert: { key }, notes: typed(reason) }, { status });
