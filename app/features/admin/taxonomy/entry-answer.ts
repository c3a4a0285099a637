import type { Language } from "#app/languages/languages";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/** Action data of an entry form that was not carried out. */
export interface EntryAnswer {
  form: "entry";
  alert?: AlertText;
  errors?: FieldErrors;
  /** Submitted values by field name. */
  typed: Record<string, string>;
  /** Languages whose translation still matches the previous wording, when that is why nothing was saved. */
  leftBehind?: readonly Language[];
}

/** Why an entry was not changed. */
export type EntryRefusal = "entryGone" | "entryStale" | "addressTaken" | "lastCategory" | "placeNeeded";
