import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationsAnswer } from "#app/features/admin/applications/application-answer";
import { chosenIds, joinIds, MAX_CHOSEN } from "#app/features/admin/lists/table/bulk";
import { closeOneReport } from "#app/features/admin/reports/close-reports.server";
import { messageDecisionSchema, reviewDecisionSchema } from "#app/features/admin/reports/report-form";
import { UNDOABLE_OF_REPORTS } from "#app/features/admin/undo/bulk-undo";
import type { Moderated } from "#app/features/audit/conflict-of-interest.server";
import { doneMeanwhile } from "#app/features/audit/done-meanwhile.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { hideMessage, showMessage } from "#app/features/messages/reports/moderation.server";
import { closeReport } from "#app/features/messages/reports/reports.server";
import { dismissReviewReports, hideReview, showReview } from "#app/features/reviews/moderation.server";
import type { Fields } from "#app/forms/admin-form.server";
import { forEach } from "#app/forms/for-each.server";
import { recordUndoable } from "#app/forms/record-undoable.server";
import { refusalKey } from "#app/forms/refusal-key";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { undoBulk } from "#app/forms/undo-bulk.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { isUuid } from "#app/platform/uuid";

const PAGE = "/admin/applications?view=reports";

/** Keeps, removes or restores a reported message. */
export function answerMessageReport(viewer: Viewer, fields: Fields) {
  const parsed = messageDecisionSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const decided = parsed.data;
  const { reportId } = decided;
  if (decided.decision === "show") return act(viewer, fields, "reports.messageShown", () => showMessage(viewer, reportId, now()));
  if (decided.decision === "close")
    return actUndoably(viewer, fields, { intent: "close-reports", text: "reports.closed" }, async (at) =>
      about(reportId, await closeReport(viewer, reportId, at, WAITING)),
    );
  return actUndoably(viewer, fields, { intent: "hide-message", text: "reports.messageHidden" }, async (at) =>
    about(reportId, await hideMessage(viewer, reportId, decided.reason, at, WAITING)),
  );
}

/** Keeps, hides or shows a reported review. */
export function answerReviewDecision(viewer: Viewer, fields: Fields) {
  const parsed = reviewDecisionSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const decided = parsed.data;
  const { reviewId } = decided;
  if (decided.decision === "show") return act(viewer, fields, "reports.shown", () => showReview(viewer, reviewId, now()));
  if (decided.decision === "keep")
    return actUndoably(viewer, fields, { intent: "close-reports", text: "reports.kept" }, (at) =>
      dismissReviewReports(viewer, reviewId, at, WAITING),
    );
  return actUndoably(viewer, fields, { intent: "hide-review", text: "reports.hidden" }, async (at) =>
    about(reviewId, await hideReview(viewer, reviewId, decided.reason, at, WAITING)),
  );
}

export const isOfReports = (intent: string): intent is "close-reports" | "undo-bulk" =>
  intent === "close-reports" || intent === "undo-bulk";

/** Closes selected reports one by one; they can be reopened for a minute. */
export async function answerReports(viewer: Viewer, intent: "close-reports" | "undo-bulk", fields: Fields, here: string) {
  const held: ApplicationsAnswer = { about: "chosen", id: "", notes: "" };
  if (intent === "undo-bulk")
    return undoBulk(viewer, fields, {
      ...{ intents: UNDOABLE_OF_REPORTS, room: "reports", to: here },
      comeBack: (answer, status) => refuse<ApplicationsAnswer>({ ...held, ...answer }, status),
    });
  const ids = chosenIds(fields.chosen).filter(Boolean);
  const refusal = ids.length === 0 ? "lists.chooseFirst" : ids.length > MAX_CHOSEN || !ids.every(isUuid) ? "admin.notUnderstood" : null;
  if (refusal) return refuse<ApplicationsAnswer>({ ...held, alert: { key: refusal } }, 400);
  const at = now();
  const outcome = await forEach("report", ids, (id) => closeOneReport(viewer, id, { at, waitSeconds: UNDO_SECONDS }), {
    refused: ({ reason }) => refusalKey("reports", reason),
    gone: "reports.decided",
    failed: "reports.failed",
  });
  await recordUndoable(viewer, { intent, ids, at }, outcome);
  if (outcome.refused.length === 0) return redirectWithToast(here, { text: "reports.manyClosed", values: { count: outcome.done } });
  const chosen = joinIds(outcome.refused.flatMap(({ ids: refused }) => refused));
  return refuse<ApplicationsAnswer>({ ...held, chosen, outcome }, outcome.done > 0 ? 200 : 409);
}

/** Runs an action that can be undone for a minute, during which its mails are delayed; `run` returns the affected reports. */
function actUndoably(
  viewer: Viewer,
  fields: Fields,
  { intent, text }: { intent: (typeof UNDOABLE_OF_REPORTS)[number]; text: string },
  run: (at: Date) => Promise<Moderated<{ reportIds: string[] }>>,
) {
  const at = now();
  return act(viewer, fields, text, async () => {
    const answer = await run(at);
    if (answer.ok) await recordUndoable(viewer, { intent, ids: answer.reportIds, at }, { done: answer.reportIds.length, refused: [] });
    return answer;
  });
}

/** Adds the report's id to a successful result. */
const about = (id: string, answer: Moderated): Moderated<{ reportIds: string[] }> => (answer.ok ? { ok: true, reportIds: [id] } : answer);

const WAITING = { waitSeconds: UNDO_SECONDS };

const act = (viewer: Viewer, fields: Fields, text: string, run: () => Promise<Moderated>) =>
  carryOut("report", run, {
    done: () => redirectWithToast(PAGE, { text }),
    refused: ({ reason }) => (reason === "decided" ? tooLate(viewer, fields) : comeBack(fields, refusalKey("reports", reason), 409)),
    failed: (status) => comeBack(fields, "reports.failed", status),
  });

async function tooLate(viewer: Viewer, { reportId, reviewId, reason }: Fields) {
  const id = typedText(reportId) || typedText(reviewId);
  const alert = await doneMeanwhile(viewer, id, "reports.decided", now());
  return refuse<ApplicationsAnswer>({ about: "report", id, alert, notes: typedText(reason) }, 409);
}

function comeBack({ reportId, reviewId, reason }: Fields, key: string, status: number) {
  const id = typedText(reportId) || typedText(reviewId);
  return refuse<ApplicationsAnswer>({ about: "report", id, alert: { key }, notes: typedText(reason) }, status);
}
