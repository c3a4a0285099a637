import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { type MoveCondition, type MoveFacts, type MoveProblem, meetCondition } from "./conditions";

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

export const ACTORS = ["client", "advisor", "admin", "clock"] as const;
export type Actor = (typeof ACTORS)[number];

export interface Consultation extends MoveFacts {
  status: ConsultationState;
}

interface MoveRule {
  /** Null: there is no consultation yet. */
  from: readonly (ConsultationState | null)[];
  to: ConsultationState;
  /** Who may, and under which condition. */
  who: Partial<Record<Actor, MoveCondition>>;
}

/**
 * The whole life of a consultation (decisions, section 3): each move with its states, who may, and until when.
 * A reschedule is a counter that keeps the old time until it is agreed: the state stays 'accepted', the proposed time stands beside the old one
 * and is held too; 'agreeToReschedule' puts it in its place, 'keepTime' (the other side declines, or the proposer takes it back) and 'lapse'
 * (nobody answered in time) drop it. Of a cancellation and a no-show the row keeps by whom and of whom.
 */
export const MOVES = {
  request: { from: [null], to: "requested", who: { client: "always" } },
  accept: { from: ["requested"], to: "accepted", who: { advisor: "beforeExpiry" } },
  decline: { from: ["requested"], to: "declined", who: { advisor: "beforeExpiry" } },
  counter: { from: ["requested"], to: "countered", who: { advisor: "counterLeft" } },
  agreeToTime: { from: ["countered"], to: "requested", who: { client: "beforeExpiry" } },
  withdraw: { from: ["requested", "countered"], to: "withdrawn", who: { client: "always" } },
  expire: { from: ["requested", "countered"], to: "expired", who: { clock: "expired" } },
  reschedule: { from: ["accepted"], to: "accepted", who: { client: "rescheduleLeft", advisor: "rescheduleLeft" } },
  agreeToReschedule: { from: ["accepted"], to: "accepted", who: { client: "proposedByOther", advisor: "proposedByOther" } },
  keepTime: { from: ["accepted"], to: "accepted", who: { client: "proposed", advisor: "proposed" } },
  lapse: { from: ["accepted"], to: "accepted", who: { clock: "proposalExpired" } },
  cancel: { from: ["accepted"], to: "cancelled", who: { client: "beforeStart", advisor: "beforeStart" } },
  cancelAsAdmin: { from: HOLDING_STATES, to: "cancelled", who: { admin: "always" } },
  complete: { from: ["accepted"], to: "completed", who: { client: "ended", advisor: "ended", clock: "endedLongAgo" } },
  reportNoShow: { from: ["accepted"], to: "no-show", who: { client: "started", advisor: "started", admin: "started" } },
} as const satisfies Record<string, MoveRule>;

export type Move = keyof typeof MOVES;
const RULES: Readonly<Record<Move, MoveRule>> = MOVES;
const MOVE_NAMES = Object.keys(MOVES) as Move[];

export type MoveResult<Problem> = { ok: true; to: ConsultationState } | { ok: false; reason: Problem };

/** Where a move leads from a state (null: none yet), for this actor: the graph alone, without its conditions. */
export function transition(state: ConsultationState | null, move: Move, actor: Actor): MoveResult<"wrongState" | "wrongActor"> {
  const rule = RULES[move];
  if (!rule.from.includes(state)) return { ok: false, reason: "wrongState" };
  return rule.who[actor] ? { ok: true, to: rule.to } : { ok: false, reason: "wrongActor" };
}

/** Whether this actor may make a move now, conditions included. The UPDATE that follows has the old state in its WHERE. */
export function checkMove(
  consultation: Consultation,
  move: Move,
  actor: Actor,
  now: Date,
): MoveResult<"wrongState" | "wrongActor" | MoveProblem> {
  const result = transition(consultation.status, move, actor);
  const condition = RULES[move].who[actor];
  const problem = result.ok && condition ? meetCondition(condition, consultation, actor, now) : null;
  return problem ? { ok: false, reason: problem } : result;
}

/** What this actor can do with a consultation now: the buttons of its page. */
export function openMoves(consultation: Consultation, actor: Actor, now: Date): Move[] {
  return MOVE_NAMES.filter((move) => checkMove(consultation, move, actor, now).ok);
}
