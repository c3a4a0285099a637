import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** What comes back beside a person, or above all who were chosen, when something was not carried out. */
export interface PersonAnswer {
  form: "person";
  /** Of several, their ids in one text. */
  personId: string;
  alert?: AlertText;
  /** Of several: for how many it was done all the same, and why not for the others. */
  outcome?: BulkOutcome;
  /** The link that the admin asked for, to pass on. It is shown this once. */
  link?: string;
  /** The reason that was typed. */
  reason: string;
}
