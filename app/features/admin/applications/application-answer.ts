import type { DecisionPreview } from "#app/features/applications/review/decision-preview";
import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** Action data of a decision that was not carried out. */
export interface ApplicationsAnswer {
  about: "application" | "chosen" | "request" | "requests" | "report" | "undo";
  id: string;
  alert?: AlertText;
  /** Submitted notes, to refill the form. */
  notes: string;
  /** Bulk actions: the selected ids in one string, how many succeeded, and why the others failed. */
  chosen?: string;
  outcome?: BulkOutcome;
  /** Set when a decision was undone; its notes are back in the form. */
  isUndone?: boolean;
  /** Preview of the mail that the decision would send. */
  preview?: DecisionPreview;
}

/**
 * Alert for a mail preview whose application can no longer be decided here; names the admin who decided it when the page knows. The form disappears with
 * the preview, so this tells the admin that no mail was sent.
 */
export function overtakenAlert(
  answer: ApplicationsAnswer | undefined,
  applications: readonly { id: string; status: string; reviewedByName: string }[],
): AlertText | undefined {
  if (!answer?.preview) return;
  const row = applications.find(({ id }) => id === answer.id);
  if (row?.status === "pending") return;
  return row?.reviewedByName ? { key: "admin.doneBy", values: { name: row.reviewedByName } } : { key: "admin.leftPage" };
}

/** Alert of an answer whose form has left the page because another admin has decided first. */
export const strayAlert = (
  answer: ApplicationsAnswer | undefined,
  about: ApplicationsAnswer["about"],
  open: readonly { id: string; status: string }[],
  openStatus: string,
) => (answer?.about === about && !open.some(({ id, status }) => id === answer.id && status === openStatus) ? answer.alert : undefined);
