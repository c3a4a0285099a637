import { completesAt, MAX_COUNTERS } from "../deadlines";

/** What the conditions of a transition ask of a consultation, named as in its row. */
export interface TransitionFacts {
  scheduledTime: Date;
  endsAt: Date;
  /** Until when a request, or the time proposed in its place, can be answered. */
  expiresAt: Date;
  countersMade: number;
  /** Who proposed the time that waits for an answer; null when none does. */
  proposedBy: "client" | "advisor" | null;
}

export type TransitionProblem = "tooEarly" | "tooLate" | "noCounterLeft" | "nothingProposed" | "alreadyProposed" | "ownProposal";

type Question = (facts: TransitionFacts, actor: string, now: Date) => TransitionProblem | null;

const beforeExpiry: Question = ({ expiresAt }, _actor, now) => (now < expiresAt ? null : "tooLate");
const expired: Question = ({ expiresAt }, _actor, now) => (now >= expiresAt ? null : "tooEarly");
const beforeStart: Question = ({ scheduledTime }, _actor, now) => (now < scheduledTime ? null : "tooLate");
const counterLeft: Question = ({ countersMade }) => (countersMade < MAX_COUNTERS ? null : "noCounterLeft");
const proposed: Question = ({ proposedBy }) => (proposedBy ? null : "nothingProposed");
const nothingProposed: Question = ({ proposedBy }) => (proposedBy ? "alreadyProposed" : null);
const notOwnProposal: Question = ({ proposedBy }, actor) => (proposedBy === actor ? "ownProposal" : null);

/** What must hold for a transition, in the order in which it is asked. */
const CONDITIONS = {
  always: [],
  beforeExpiry: [beforeExpiry],
  expired: [expired],
  beforeStart: [beforeStart],
  started: [({ scheduledTime }, _actor, now) => (now >= scheduledTime ? null : "tooEarly")],
  ended: [({ endsAt }, _actor, now) => (now >= endsAt ? null : "tooEarly")],
  endedLongAgo: [({ endsAt }, _actor, now) => (now >= completesAt(endsAt) ? null : "tooEarly")],
  counterLeft: [beforeExpiry, counterLeft],
  rescheduleLeft: [beforeStart, nothingProposed, counterLeft],
  proposed: [proposed],
  proposedByOther: [beforeStart, proposed, notOwnProposal, beforeExpiry],
  proposalExpired: [proposed, expired],
} satisfies Record<string, Question[]>;

export type TransitionCondition = keyof typeof CONDITIONS;

/** Why a condition of a transition does not hold, or null when it does. */
export function meetCondition(condition: TransitionCondition, facts: TransitionFacts, actor: string, now: Date): TransitionProblem | null {
  for (const question of CONDITIONS[condition]) {
    const problem = question(facts, actor, now);
    if (problem) return problem;
  }
  return null;
}
