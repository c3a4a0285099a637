import type { Viewer } from "#app/features/accounts/viewer";
import type { AlertText } from "#app/features/admin/alert";
import type { BulkOutcome } from "#app/features/admin/lists/table/bulk";
import { undoReinstatement, undoRelisting, undoSuspension, undoUnlisting } from "#app/features/admin/people/undo-person-change.server";
import { reopenReport } from "#app/features/admin/reports/close-reports.server";
import type { UndoableIntent } from "#app/features/admin/undo/bulk-undo";
import { beginUndo, type DoneBulk } from "#app/features/admin/undo/bulk-undo.server";
import { undoHidingMessage } from "#app/features/messages/reports/moderation.server";
import { undoConfirmation } from "#app/features/money/outside/confirm-payment.server";
import { undoReturn } from "#app/features/money/outside/undo-return.server";
import { reversePayout } from "#app/features/money/payouts/reversed-payout.server";
import { undoHidingReview } from "#app/features/reviews/moderation.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";
import { isUuid } from "#app/platform/uuid";
import type { Fields } from "./admin-form.server";
import { forEach } from "./for-each.server";
import { refusalKey } from "./refusal-key";
import { attempt, refuseForm } from "./refuse.server";

type TakeBack = (viewer: Viewer, id: string, done: DoneBulk) => Promise<Outcome<string>>;

const TAKE_BACK: Record<UndoableIntent, TakeBack> = {
  suspend: (viewer, personId, { at }) => undoSuspension(viewer, { personId, at }, now()),
  restore: (viewer, personId, { at }) => undoReinstatement(viewer, { personId, at }, now()),
  unlist: (viewer, personId, { at }) => undoUnlisting(viewer, { personId, at }, now()),
  relist: (viewer, personId, { at }) => undoRelisting(viewer, { personId, at }, now()),
  "confirm-payments": (viewer, consultationId, { id: key }) => undoConfirmation(viewer, { consultationId, key }, now()),
  "return-payment": (viewer, consultationId, { at, id: key }) => undoReturn(viewer, { consultationId, key, at }, now()),
  "pay-out": (viewer, statementId) => reversePayout(viewer, statementId, now()),
  "close-reports": (viewer, id, { at }) => reopenReport(viewer, { id, at }),
  "hide-message": (viewer, reportId, { at }) => undoHidingMessage(viewer, { reportId, at }, now()),
  "hide-review": (viewer, reviewId, { at }) => undoHidingReview(viewer, { reviewId, at }, now()),
};

/** The page of an undo: which actions it can undo, the namespace of its texts, and where it leads. */
interface UndoPlace<Answer> {
  intents: readonly UndoableIntent[];
  /** The namespace of the texts that say why something cannot be undone. */
  room: "payments" | "payouts" | "dashboard" | "reports";
  to: string;
  comeBack: (answer: { alert?: AlertText; outcome?: BulkOutcome }, status: number) => Answer;
}

/** Undoes a bulk action for each row that is still in its resulting state. */
export async function undoBulk<Answer>(viewer: Viewer, { bulkId }: Fields, { intents, room, to, comeBack }: UndoPlace<Answer>) {
  const id = typeof bulkId === "string" && isUuid(bulkId) ? bulkId : refuseForm();
  const work = async () => {
    const done = await beginUndo(viewer, id, intents);
    if (!done) return comeBack({ alert: { key: "lists.undoTooLate" } }, 409);
    const outcome = await forEach("undo", done.ids, (each) => TAKE_BACK[done.intent](viewer, each, done), {
      refused: ({ reason }) => refusalKey(room, reason),
      gone: "lists.undoFailed",
      failed: "lists.undoFailed",
    });
    if (outcome.refused.length > 0) return comeBack({ outcome }, outcome.done > 0 ? 200 : 409);
    return redirectWithToast(to, { text: "lists.undone", values: { count: outcome.done } });
  };
  return attempt("undo", work, (status) => comeBack({ alert: { key: "lists.undoFailed" } }, status));
}
