import type { MessageKey } from "#app/ui/text/message-key";

/** Every step a form can request. */
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

/** Why a step failed, as shown on its page. */
export interface ActionProblem {
  intent: Intent;
  text: MessageKey;
  /** The two instants that a local time may mean, when the clocks skip or repeat it. */
  times?: string[];
  /** The note that could not be saved. */
  note?: string;
  /** The invalid amount, as typed. */
  amount?: string;
}
