import type { Language } from "#app/languages/languages";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/** Action data of a topic form that was not carried out. */
export interface TopicAnswer {
  form: "topic";
  alert?: AlertText;
  errors?: FieldErrors;
  typed: Record<string, string>;
  /** The topic that has the name already, when that is why nothing was saved. */
  taken?: { slug: string; name: string };
  /** Languages whose translation still matches the previous wording, when that is why nothing was saved. */
  leftBehind?: readonly Language[];
}

/** Why a topic was not changed. */
export type TopicRefusal = "topicTaken" | "topicTakenByRetired" | "topicStale" | "topicGone";
