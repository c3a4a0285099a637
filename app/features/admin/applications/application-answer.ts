import type { DecisionPreview } from "#app/features/applications/review/decision-preview";
import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** What comes back beside a decision that was not carried out. */
export interface ApplicationsAnswer {
  about: "application" | "chosen" | "request" | "report" | "undo";
  id: string;
  alert?: AlertText;
  /** What was typed, to be shown again. */
  notes: string;
  /** What was chosen, of several, in one text; and for how many of them it was done all the same, and why not for the others. */
  chosen?: string;
  outcome?: BulkOutcome;
  /** A decision was taken back, and its notes are in the form again. */
  isUndone?: boolean;
  /** The mail that the decision would send, to be read before it goes. */
  preview?: DecisionPreview;
}

/**
 * What is said where the mail of a decision was shown, and its application is no more to be decided here: whoever was first, where the page knows it. The mail goes
 * with its form, and nobody is to wonder whether it was sent.
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

/** The alert of an answer whose form is not on the page any more: somebody else has decided meanwhile. */
export const strayAlert = (
  answer: ApplicationsAnswer | undefined,
  about: ApplicationsAnswer["about"],
  open: readonly { id: string; status: string }[],
  openStatus: string,
) => (answer?.about === about && !open.some(({ id, status }) => id === answer.id && status === openStatus) ? answer.alert : undefined);
