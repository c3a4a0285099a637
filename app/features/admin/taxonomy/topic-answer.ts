import type { Language } from "#app/languages/languages";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/** What comes back beside the form of a topic that was not carried out. */
export interface TopicAnswer {
  form: "topic";
  alert?: AlertText;
  errors?: FieldErrors;
  typed: Record<string, string>;
  /** The languages that would go on saying what was said before, where that is why nothing was saved. */
  leftBehind?: readonly Language[];
}

/** Why a topic is left as it is. */
export type TopicRefusal = "topicTaken" | "topicTakenByRetired" | "topicStale" | "topicGone";
