import type { ConsultationState } from "./consultation";
import type { Side } from "./consultation-view";

/** The stem of the texts of each state, as `messages.ts` has them. */
const STEMS = {
  requested: "requested",
  countered: "countered",
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrawn",
  expired: "expired",
  completed: "completed",
  cancelled: "cancelled",
  "no-show": "noShow",
} as const satisfies Record<ConsultationState, string>;

const NAMES = {
  requested: "stateRequested",
  countered: "stateCountered",
  accepted: "stateAccepted",
  declined: "stateDeclined",
  withdrawn: "stateWithdrawn",
  expired: "stateExpired",
  completed: "stateCompleted",
  cancelled: "stateCancelled",
  "no-show": "stateNoShow",
} as const satisfies Record<ConsultationState, string>;

/** The key of a state's name. */
export const stateName = (state: ConsultationState) => NAMES[state];

/** The key of what a state means for one of the sides. */
export function stateSentence(state: ConsultationState, side: Side) {
  const stem = STEMS[state];
  return side === "client" ? (`${stem}ForClient` as const) : (`${stem}ForAdviser` as const);
}
