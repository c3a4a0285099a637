import type { Language } from "#app/languages/languages";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/** What comes back beside the form of an entry of the catalog that was not carried out. */
export interface EntryAnswer {
  form: "entry";
  alert?: AlertText;
  errors?: FieldErrors;
  /** What was typed, by the names of the fields. */
  typed: Record<string, string>;
  /** The languages that would go on saying what was said before, where that is why nothing was saved. */
  leftBehind?: readonly Language[];
}

/** Why an entry is left as it is. */
export type EntryRefusal = "entryGone" | "entryStale" | "addressTaken" | "lastCategory" | "placeNeeded";
