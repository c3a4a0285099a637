import { completesAt, MAX_COUNTERS, noShowOpensAt, noShowReplyUntil } from "../deadlines";

/** What the conditions of a transition ask of a consultation, named as in its row. */
export interface TransitionFacts {
  scheduledTime: Date;
  endsAt: Date;
  /** Until when a request, or the time proposed in its place, can be answered. */
  expiresAt: Date;
  /** While nothing is agreed, of all proposals; after that, of those since. */
  countersMade: number;
  /** How often a proposed time was agreed to, and calendars know a new one. */
  sequence: number;
  /** Who proposed the time that waits for an answer; null when none does. */
  proposedBy: "client" | "advisor" | null;
  /** Of whom the other side says that they did not come, and since when; null when nothing is said. */
  saidAbsent: "client" | "advisor" | null;
  saidAbsentAt: Date | null;
  /** When the one of whom it is said denied it. */
  absenceRepliedAt: Date | null;
  /** Who ended it; null while nobody has. */
  closedBy: string | null;
  /** By each side that said that the other did not come, and took it back: what had been answered by then. */
  absencesTakenBack: Partial<Record<"client" | "advisor", { reply: string | null; repliedAt: string | null }>>;
}

export type TransitionProblem =
  | "tooEarly"
  | "tooLate"
  | "noCounterLeft"
  | "nothingProposed"
  | "alreadyProposed"
  | "ownProposal"
  | "absenceOpen"
  | "nothingSaid";

const isSide = (actor: string): actor is "client" | "advisor" => actor === "client" || actor === "advisor";

type Question = (facts: TransitionFacts, actor: string, now: Date) => TransitionProblem | null;

const beforeExpiry: Question = ({ expiresAt }, _actor, now) => (now < expiresAt ? null : "tooLate");
const expired: Question = ({ expiresAt }, _actor, now) => (now >= expiresAt ? null : "tooEarly");
const beforeStart: Question = ({ scheduledTime }, _actor, now) => (now < scheduledTime ? null : "tooLate");
const counterLeft: Question = ({ countersMade }) => (countersMade < MAX_COUNTERS ? null : "noCounterLeft");
const proposed: Question = ({ proposedBy }) => (proposedBy ? null : "nothingProposed");
const noOwnProposal: Question = ({ proposedBy }, actor) => (proposedBy === actor ? "alreadyProposed" : null);
const notOwnProposal: Question = ({ proposedBy }, actor) => (proposedBy === actor ? "ownProposal" : null);
const started: Question = ({ scheduledTime }, _actor, now) => (now >= scheduledTime ? null : "tooEarly");
const ended: Question = ({ endsAt }, _actor, now) => (now >= endsAt ? null : "tooEarly");
const endedLately: Question = ({ endsAt }, _actor, now) => (now < completesAt(endsAt) ? null : "tooLate");
const endedLongAgo: Question = ({ endsAt }, _actor, now) => (now >= completesAt(endsAt) ? null : "tooEarly");
const onlyOwnProposal: Question = ({ proposedBy }, actor) => (proposedBy === actor ? null : "nothingProposed");
/** What was proposed while a request was open was agreed to by whoever did not propose it: nobody has to say yes to it once more. */
const agreedTime: Question = ({ sequence }) => (sequence > 0 ? null : "nothingProposed");
const waitedLong: Question = ({ scheduledTime }, _actor, now) => (now >= noShowOpensAt(scheduledTime) ? null : "tooEarly");
const noneSaidAbsent: Question = ({ saidAbsent }) => (saidAbsent ? "absenceOpen" : null);
/** By their own word, and not the client's or an admin's. */
const closedByAdvisor: Question = ({ closedBy }) => (closedBy === "advisor" ? null : "nothingSaid");
const saidByClient: Question = ({ saidAbsent }) => (saidAbsent === "advisor" ? null : "nothingSaid");
const openOrContested: Question = (facts, actor, now) =>
  facts.closedBy === null ? null : (closedByAdvisor(facts, actor, now) ?? saidByClient(facts, actor, now));
const saidOfActor: Question = ({ saidAbsent }, actor) => (saidAbsent === actor ? null : "nothingSaid");
const saidByActor: Question = ({ saidAbsent }, actor) => (saidAbsent && saidAbsent !== actor ? null : "nothingSaid");
/** Once each: else it could be said and taken back without end. */
const firstSaid: Question = ({ absencesTakenBack }, actor) => (isSide(actor) && absencesTakenBack[actor] ? "absenceOpen" : null);
const undenied: Question = ({ absenceRepliedAt }) => (absenceRepliedAt ? "absenceOpen" : null);
const replyOver: Question = ({ saidAbsentAt }, _actor, now) => {
  if (!saidAbsentAt) return "nothingSaid";
  return now >= noShowReplyUntil(saidAbsentAt) ? null : "tooEarly";
};

/** What must hold for a transition, in the order in which it is asked. */
const CONDITIONS = {
  always: [],
  beforeExpiry: [beforeExpiry],
  expired: [expired],
  beforeStart: [beforeStart],
  agreedToOtherTime: [agreedTime, beforeExpiry],
  startedUnsettled: [started, openOrContested],
  ended: [ended],
  endedUndisputed: [ended, noneSaidAbsent],
  endedLongAgo: [endedLongAgo, noneSaidAbsent],
  closedByAdvisorLately: [closedByAdvisor, endedLately, noneSaidAbsent],
  contested: [closedByAdvisor, saidByClient],
  waitedLong: [waitedLong, noneSaidAbsent],
  saidOfActor: [saidOfActor],
  saidOfActorUndenied: [saidOfActor, undenied],
  firstSaidByActor: [saidByActor, firstSaid],
  undeniedForLong: [replyOver, undenied],
  openForAdvisor: [beforeExpiry, notOwnProposal],
  counterLeft: [beforeExpiry, noOwnProposal, counterLeft],
  counterBackLeft: [beforeExpiry, proposed, noOwnProposal, counterLeft],
  proposedByOtherUnexpired: [proposed, notOwnProposal, beforeExpiry],
  ownProposalOpen: [beforeExpiry, beforeStart, onlyOwnProposal],
  rescheduleLeft: [beforeStart, noOwnProposal, counterLeft],
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
