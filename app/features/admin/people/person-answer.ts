import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** Action data when something about a person, or about selected people, was not carried out. */
export interface PersonAnswer {
  form: "person";
  /** Bulk actions: the selected ids in one string. */
  personId: string;
  alert?: AlertText;
  /** Bulk actions: how many succeeded, and why the others failed. */
  outcome?: BulkOutcome;
  /** Link that the admin requested to pass on, with the text for it; shown only once. */
  link?: { text: "linkToPassOnText" | "passwordLinkText" | "emailChangeOldText" | "emailChangeNewText"; url: string; newEmail?: string };
  /** Submitted reason. */
  reason: string;
}
