import type { AlertText } from "../alert";

/** What comes back beside a decision that was not carried out. */
export interface ApplicationsAnswer {
  about: "application" | "request" | "report";
  id: string;
  alert: AlertText;
  /** What was typed, to be shown again. */
  notes: string;
}

/** The alert of an answer whose form is not on the page any more: somebody else has decided meanwhile. */
export const strayAlert = (
  answer: ApplicationsAnswer | undefined,
  about: ApplicationsAnswer["about"],
  open: readonly { id: string; status: string }[],
  openStatus: string,
) => (answer?.about === about && !open.some(({ id, status }) => id === answer.id && status === openStatus) ? answer.alert : undefined);
