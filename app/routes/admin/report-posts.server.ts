import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationsAnswer } from "#app/features/admin/applications/application-answer";
import { messageReportSchema, reviewDecisionSchema } from "#app/features/admin/reports/report-form";
import { closeReport } from "#app/features/messages/reports/reports.server";
import { dismissReviewReports, hideReview } from "#app/features/reviews/moderation.server";
import type { Fields } from "#app/forms/admin-form.server";
import { attempt, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

const PAGE = "/admin/applications?view=reports";

/** A reported message is set aside. */
export function answerMessageReport(viewer: Viewer, fields: Fields) {
  const parsed = messageReportSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, "admin.notUnderstood", 400);
  return act(fields, "reports.closed", () => closeReport(viewer, parsed.data.reportId, now()));
}

/** A reported review stays, or leaves every page. */
export function answerReviewDecision(viewer: Viewer, fields: Fields) {
  const parsed = reviewDecisionSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { reviewId, decision, reason = "" } = parsed.data;
  if (decision === "keep") return act(fields, "reports.kept", () => dismissReviewReports(viewer, reviewId, now()));
  return act(fields, "reports.hidden", () => hideReview(viewer, reviewId, reason, now()));
}

const act = (fields: Fields, text: string, run: () => Promise<boolean>) =>
  attempt(
    "report",
    async () => ((await run()) ? redirectWithToast(PAGE, { text }) : comeBack(fields, "reports.decided", 409)),
    (status) => comeBack(fields, "reports.failed", status),
  );

function comeBack({ reportId, reviewId, reason }: Fields, key: string, status: number) {
  const id = typedText(reportId) || typedText(reviewId);
  return refuse<ApplicationsAnswer>({ about: "report", id, alert: { key }, notes: typedText(reason) }, status);
}
