import type { ConsultationState, Side } from "../life/consultation";
import type { ConsultationPage } from "./consultation-view";

/** Key prefix in `messages.ts` of the sentences of states that read the same however they came about. */
const STEMS = {
  requested: "requested",
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrawn",
  expired: "expired",
  completed: "completed",
} as const satisfies Partial<Record<ConsultationState, string>>;

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

/** Returns the message key of a state's name. */
export const stateName = (state: ConsultationState) => NAMES[state];

/** Returns the message key of the page title: anything never agreed is called a request. */
export function pageTitle(state: ConsultationState, side: Side) {
  if (!REQUESTS.has(state)) return "withClient";
  return side === "client" ? "requestTo" : "requestFrom";
}

const REQUESTS: ReadonlySet<ConsultationState> = new Set(["requested", "countered", "declined", "withdrawn", "expired"]);

/** What the label of its state depends on. */
export type InTime = Pick<ConsultationPage, "status" | "isUnsettled" | "hasEnded">;

/** Returns what an agreed consultation is called once its time is over, until somebody has confirmed that it took place. */
export function afterOf({ status, isUnsettled, hasEnded }: InTime): "ended" | "unsettled" | null {
  if (isUnsettled) return "unsettled";
  return status === "accepted" && hasEnded ? "ended" : null;
}

/** Returns the message key of its current state, the same on every page, list and sheet. */
export function stateNow(consultation: InTime) {
  const after = afterOf(consultation);
  if (after) return after === "ended" ? "stateEnded" : "stateUnsettled";
  return stateName(consultation.status);
}

type Seen = Pick<
  ConsultationPage,
  | "status"
  | "side"
  | "proposedBy"
  | "isOfProposal"
  | "closedBy"
  | "replacedBy"
  | "noShowOf"
  | "silent"
  | "hasStarted"
  | "hasEnded"
  | "absence"
  | "isUnsettled"
>;

/** Returns the message key of the sentence on its current state for the viewing side; a proposed time and who ended it say more than the state alone. */
export function stateSentence({
  status,
  side,
  proposedBy,
  isOfProposal,
  closedBy,
  replacedBy,
  noShowOf,
  silent,
  hasStarted,
  hasEnded,
  absence,
  isUnsettled,
}: Seen) {
  if (replacedBy) return ofWhom(side === "client", "replacedForClient", "replacedForAdvisor");
  if (status === "cancelled")
    return closedBy === "admin" ? "cancelledByAdmin" : ofWhom(closedBy === side, "cancelledByYou", "cancelledByThem");
  if (status === "no-show")
    return closedBy === "admin"
      ? ofWhom(noShowOf === side, "decidedYou", "decidedThem")
      : ofWhom(noShowOf === side, "missedYou", "missedThem");
  if (status === "countered") return ofWhom(proposedBy === side, "proposedByYou", "proposedByThem");
  const isAhead = status === "accepted" && !hasStarted;
  if (isAhead && proposedBy) return ofWhom(proposedBy === side, "rescheduleAskedByYou", "rescheduleAskedByThem");
  if (isUnsettled && absence)
    return absence.isDenied ? "absenceDisputed" : ofWhom(absence.of === side, "absenceSaidOfYou", "absenceSaidByYou");
  if (status === "accepted" && !isAhead) return ofWhom(hasEnded, "endedQuestion", "underWay");
  if (isAhead && isOfProposal && side === "client") return "agreedForClient";
  return plainSentence(status, side, { closedBy, silent });
}

/** Returns the message key of what rush means to a side while an answer is pending; null afterwards, when it no longer matters. */
export function rushSentence({ status, urgency }: Pick<ConsultationPage, "status" | "urgency">, side: Side) {
  if (urgency !== "rush" || status !== "requested") return null;
  return side === "advisor" ? "rushMeansAdvisor" : "rushMeansClient";
}

const ofWhom = <Yes extends string, No extends string>(isSo: boolean, yes: Yes, no: No) => (isSo ? yes : no);

function plainSentence(status: keyof typeof STEMS, side: Side, { closedBy, silent }: Pick<Seen, "closedBy" | "silent">) {
  if (status === "completed" && closedBy === "admin") return "decidedTookPlace";
  if (status === "expired" && silent === "client") return ofWhom(side === "client", "unansweredByYou", "unansweredByThem");
  const stem = STEMS[status];
  return side === "client" ? (`${stem}ForClient` as const) : (`${stem}ForAdvisor` as const);
}
