import type { FieldErrors } from "#app/ui/text/message-key";
import type { NoticeText } from "../notice";

/** What comes back beside the form of a topic that was not carried out. */
export interface TopicAnswer {
  form: "topic";
  notice?: NoticeText;
  errors?: FieldErrors;
  typed: Record<string, string>;
}

/** Why a topic is left as it is. */
export type TopicRefusal = "topicTaken" | "topicTakenByRetired" | "topicStale" | "topicGone";
