import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";
import type { EditedSection } from "./section-state";
import type { SectionWords } from "./section-words";

/** Action data of a section form that was not carried out. */
export interface SectionAnswer {
  form: "list" | "texts" | "entries" | "undo";
  alert?: AlertText;
  errors?: FieldErrors;
  words?: SectionWords;
  entries?: { title: string; description: string }[];
  /** The section's current content and who saved it, when another admin has saved it in the meantime. */
  stale?: { current: EditedSection; savedBy: string };
}
