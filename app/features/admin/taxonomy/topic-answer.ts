import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/** What comes back beside the form of a topic that was not carried out. */
export interface TopicAnswer {
  form: "topic";
  alert?: AlertText;
  errors?: FieldErrors;
  typed: Record<string, string>;
}

/** Why a topic is left as it is. */
export type TopicRefusal = "topicTaken" | "topicTakenByRetired" | "topicStale" | "topicGone";
