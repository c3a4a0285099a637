import type { MessageKey } from "#app/ui/text/message-key";

/** A step that a form can ask for. */
export const INTENTS = [
  "accept",
  "decline",
  "withdraw",
  "counter",
  "agreeToTime",
  "takeProposalBack",
  "reschedule",
  "agreeToReschedule",
  "keepTime",
  "cancel",
  "complete",
  "reportNoShow",
  "takeNoShowBack",
  "denyNoShow",
  "admitNoShow",
  "addWords",
  "markPaid",
  "takeMarkBack",
  "note",
  "review",
  "reply",
  "reportReview",
] as const;
export type Intent = (typeof INTENTS)[number];

/** Why a step did not happen, as its page says it. */
export interface ActionProblem {
  intent: Intent;
  text: MessageKey;
  /** The two instants that a time may mean which the clocks skip or show twice. */
  times?: string[];
  /** The note that could not be kept. */
  note?: string;
  /** The amount that cannot have been paid. */
  amount?: string;
}
