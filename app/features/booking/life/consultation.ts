import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { meetCondition, type TransitionCondition, type TransitionFacts, type TransitionProblem } from "./conditions";

export const CONSULTATION_STATES = [
  "requested",
  "countered",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "completed",
  "cancelled",
  "no-show",
] as const;
export type ConsultationState = (typeof CONSULTATION_STATES)[number];

/** Whether an agreed consultation was cancelled, or somebody did not come. */
export const hasNotTakenPlace = (state: ConsultationState): boolean => state === "cancelled" || state === "no-show";

export const ACTOR_ROLES = ["client", "advisor", "admin", "clock"] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number];

/** Who takes a transition. The clock acts for nobody; a person's id goes into the WHERE of everything that is read or written. */
export type Actor =
  | { role: "client"; userId: string; sessionId: string }
  | { role: "advisor"; userId: string; sessionId: string; advisorId: string }
  | { role: "admin"; userId: string; sessionId: string }
  | { role: "clock" };

/** The two sides of a consultation. */
export type Side = Extract<ActorRole, "client" | "advisor">;

export interface Consultation extends TransitionFacts {
  status: ConsultationState;
}

interface TransitionRule {
  /** Null: the consultation does not exist yet. */
  from: readonly (ConsultationState | null)[];
  to: ConsultationState;
  /** Who may take it, and under which condition. */
  who: Partial<Record<ActorRole, TransitionCondition>>;
}

/**
 * The whole life cycle of a consultation (decisions, section 3): each transition with its states, who may take it, and until when. A reschedule is a counter
 * that keeps the old time until it is agreed: the state stays 'accepted', and the proposed time is stored and held beside the old one. 'agreeToReschedule'
 * replaces the old time; 'keepTime' (the other side declines, or the proposer takes it back) and 'lapse' (no answer in time) drop the proposal. The row records
 * who cancelled, and who did not come. 'cancelAsAdmin' also covers the upcoming consultations of a user whom an admin suspended: the clock cancels them a
 * minute later. Until agreement the advisor counters and the client counters back while proposals are left; the latest proposer can take theirs back, and the
 * requested time stands, as it does if a proposed time comes before its answer. A proposal the other side agrees to is accepted by the clock, and proposals count anew. A person reported absent admits, denies or
 * stays silent; an admin decides a denial, also if the report was taken back and repeated. For a day after the end, the client can say that the advisor did not
 * come to what the advisor completed ('contest'): an admin decides that too.
 */
export const TRANSITIONS = {
  request: { from: [null], to: "requested", who: { client: "always" } },
  accept: { from: ["requested"], to: "accepted", who: { advisor: "beforeExpiry", clock: "agreedToOtherTime" } },
  decline: { from: ["requested", "countered"], to: "declined", who: { advisor: "openForAdvisor" } },
  counter: { from: ["requested", "countered"], to: "countered", who: { client: "counterBackLeft", advisor: "counterLeft" } },
  agreeToTime: {
    from: ["countered"],
    to: "requested",
    who: { client: "proposedByOtherUnexpired", advisor: "proposedByOtherUnexpired" },
  },
  takeProposalBack: {
    from: ["countered"],
    to: "requested",
    who: { client: "ownProposalOpen", advisor: "ownProposalOpen", clock: "proposedTimeCame" },
  },
  withdraw: { from: ["requested", "countered"], to: "withdrawn", who: { client: "always" } },
  expire: { from: ["requested", "countered"], to: "expired", who: { clock: "expired" } },
  reschedule: { from: ["accepted"], to: "accepted", who: { client: "rescheduleLeft", advisor: "rescheduleLeft" } },
  agreeToReschedule: { from: ["accepted"], to: "accepted", who: { client: "proposedByOther", advisor: "proposedByOther" } },
  keepTime: { from: ["accepted"], to: "accepted", who: { client: "proposed", advisor: "proposed" } },
  lapse: { from: ["accepted"], to: "accepted", who: { clock: "proposalExpired" } },
  cancel: { from: ["accepted"], to: "cancelled", who: { client: "beforeStart", advisor: "beforeStart" } },
  cancelAsAdmin: { from: HOLDING_STATES, to: "cancelled", who: { admin: "always", clock: "beforeStart" } },
  complete: {
    from: ["accepted"],
    to: "completed",
    who: { client: "endedUndisputed", advisor: "endedUndisputed", admin: "ended", clock: "endedLongAgo" },
  },
  reportNoShow: { from: ["accepted"], to: "accepted", who: { client: "waitedLong", advisor: "waitedLong" } },
  contest: { from: ["completed"], to: "completed", who: { client: "closedByAdvisorLately" } },
  letCompletionStand: { from: ["completed"], to: "completed", who: { admin: "contested" } },
  takeNoShowBack: { from: ["accepted"], to: "accepted", who: { client: "firstSaidByActor", advisor: "firstSaidByActor" } },
  denyNoShow: { from: ["accepted"], to: "accepted", who: { client: "saidOfActorUndenied", advisor: "saidOfActorUndenied" } },
  admitNoShow: { from: ["accepted"], to: "no-show", who: { client: "saidOfActor", advisor: "saidOfActor" } },
  letNoShowStand: { from: ["accepted"], to: "no-show", who: { clock: "undeniedForLong" } },
  recordNoShow: { from: ["accepted", "completed"], to: "no-show", who: { admin: "missableUnsettled" } },
} as const satisfies Record<string, TransitionRule>;

export type Transition = keyof typeof TRANSITIONS;
/** A transition of an existing consultation. */
export type LaterTransition = Exclude<Transition, "request">;
const RULES: Readonly<Record<Transition, TransitionRule>> = TRANSITIONS;
const TRANSITION_NAMES = Object.keys(TRANSITIONS) as Transition[];
export type TransitionResult<Problem> = { ok: true; to: ConsultationState } | { ok: false; reason: Problem };

/** Returns which side has to answer: the one that did not propose the pending time, or the advisor when none is proposed. */
export const sideToAnswer = (proposedBy: Side | null): Side => (proposedBy === "advisor" ? "client" : "advisor");

/** Returns where a transition leads from a state (null: none yet) for this actor, by the graph alone, without conditions. */
export function nextState(
  state: ConsultationState | null,
  transition: Transition,
  actor: ActorRole,
): TransitionResult<"wrongState" | "wrongActor"> {
  const rule = RULES[transition];
  if (!rule.from.includes(state)) return { ok: false, reason: "wrongState" };
  return rule.who[actor] ? { ok: true, to: rule.to } : { ok: false, reason: "wrongActor" };
}

/** Whether this actor may take a transition now, conditions included. The UPDATE that follows has the old state in its WHERE. */
export function checkTransition(
  consultation: Consultation,
  transition: Transition,
  actor: ActorRole,
  now: Date,
): TransitionResult<"wrongState" | "wrongActor" | TransitionProblem> {
  const result = nextState(consultation.status, transition, actor);
  const condition = RULES[transition].who[actor];
  const problem = result.ok && condition ? meetCondition(condition, consultation, actor, now) : null;
  return problem ? { ok: false, reason: problem } : result;
}

/** Returns what this actor can do with a consultation now: the buttons of its page. */
export function allowedTransitions(consultation: Consultation, actor: ActorRole, now: Date): Transition[] {
  return TRANSITION_NAMES.filter((transition) => checkTransition(consultation, transition, actor, now).ok);
}
