import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";
import type { EditedSection } from "./section-state";
import type { SectionWords } from "./section-words";

/** What comes back beside a form of the sections that was not carried out. */
export interface SectionAnswer {
  form: "list" | "texts" | "entries" | "undo";
  alert?: AlertText;
  errors?: FieldErrors;
  words?: SectionWords;
  entries?: { title: string; description: string }[];
  /** Somebody else has written the section meanwhile: what stands there now, and who wrote it. */
  stale?: { current: EditedSection; savedBy: string };
}
