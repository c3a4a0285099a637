import { completesAt, MAX_COUNTERS, noShowOpensAt, noShowReplyUntil } from "../deadlines";

/** The facts a transition's conditions check, with the field names of the row. */
export interface TransitionFacts {
  scheduledTime: Date;
  endsAt: Date;
  /** Deadline for answering a request or the time proposed in its place. */
  expiresAt: Date;
  /** Number of proposals: before an agreement all of them, afterwards those made since. */
  countersMade: number;
  /** Incremented whenever a proposed time is agreed to, so that calendars take the new one. */
  sequence: number;
  /** The pending proposal, and who made it; null without one. */
  proposedTime: Date | null;
  proposedBy: "client" | "advisor" | null;
  /** Who is reported absent by the other side, and since when; null without a report. */
  saidAbsent: "client" | "advisor" | null;
  saidAbsentAt: Date | null;
  /** When the person reported absent denied it. */
  absenceRepliedAt: Date | null;
  /** Who ended it; null while it has not ended. */
  closedBy: string | null;
  /** For each side that reported the other absent and took it back: what had been answered by then. */
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
/** The proposed time, rather than the time to answer, was the deadline, and the time asked for first is still ahead. */
const outlived: Question = ({ proposedTime, expiresAt, scheduledTime }, _actor, now) =>
  proposedTime && proposedTime <= expiresAt && now < scheduledTime ? null : "tooLate";
const notOutlived: Question = (facts, actor, now) => (outlived(facts, actor, now) ? null : "tooEarly");
const beforeStart: Question = ({ scheduledTime }, _actor, now) => (now < scheduledTime ? null : "tooLate");
const counterLeft: Question = ({ countersMade }) => (countersMade < MAX_COUNTERS ? null : "noCounterLeft");
const proposed: Question = ({ proposedBy }) => (proposedBy ? null : "nothingProposed");
const noOwnProposal: Question = ({ proposedBy }, actor) => (proposedBy === actor ? "alreadyProposed" : null);
const notOwnProposal: Question = ({ proposedBy }, actor) => (proposedBy === actor ? "ownProposal" : null);
const ended: Question = ({ endsAt }, _actor, now) => (now >= endsAt ? null : "tooEarly");
const endedLately: Question = ({ endsAt }, _actor, now) => (now < completesAt(endsAt) ? null : "tooLate");
const endedLongAgo: Question = ({ endsAt }, _actor, now) => (now >= completesAt(endsAt) ? null : "tooEarly");
const onlyOwnProposal: Question = ({ proposedBy }, actor) => (proposedBy === actor ? null : "nothingProposed");
/** A time proposed for an open request was agreed to by the other side, so nobody has to accept it again. */
const agreedTime: Question = ({ sequence }) => (sequence > 0 ? null : "nothingProposed");
const missable: Question = ({ scheduledTime }, _actor, now) => (now >= noShowOpensAt(scheduledTime) ? null : "tooEarly");
const noneSaidAbsent: Question = ({ saidAbsent }) => (saidAbsent ? "absenceOpen" : null);
/** By the advisor, not by the client or an admin. */
const closedByAdvisor: Question = ({ closedBy }) => (closedBy === "advisor" ? null : "nothingSaid");
const saidByClient: Question = ({ saidAbsent }) => (saidAbsent === "advisor" ? null : "nothingSaid");
const openOrContested: Question = (facts, actor, now) =>
  facts.closedBy === null ? null : (closedByAdvisor(facts, actor, now) ?? saidByClient(facts, actor, now));
const saidOfActor: Question = ({ saidAbsent }, actor) => (saidAbsent === actor ? null : "nothingSaid");
const saidByActor: Question = ({ saidAbsent }, actor) => (saidAbsent && saidAbsent !== actor ? null : "nothingSaid");
/** Once per side: otherwise reports could be made and taken back endlessly. */
const firstSaid: Question = ({ absencesTakenBack }, actor) => (isSide(actor) && absencesTakenBack[actor] ? "absenceOpen" : null);
const undenied: Question = ({ absenceRepliedAt }) => (absenceRepliedAt ? "absenceOpen" : null);
const replyOver: Question = ({ saidAbsentAt }, _actor, now) => {
  if (!saidAbsentAt) return "nothingSaid";
  return now >= noShowReplyUntil(saidAbsentAt) ? null : "tooEarly";
};

/** What must hold for a transition, in the order of checking. */
const CONDITIONS = {
  always: [],
  beforeExpiry: [beforeExpiry],
  expired: [expired, notOutlived],
  beforeStart: [beforeStart],
  agreedToOtherTime: [agreedTime, beforeExpiry],
  missableUnsettled: [missable, openOrContested],
  ended: [ended],
  endedUndisputed: [ended, noneSaidAbsent],
  endedLongAgo: [endedLongAgo, noneSaidAbsent],
  closedByAdvisorLately: [closedByAdvisor, endedLately, noneSaidAbsent],
  contested: [closedByAdvisor, saidByClient],
  waitedLong: [missable, noneSaidAbsent],
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
  proposedTimeCame: [expired, outlived],
} satisfies Record<string, Question[]>;

export type TransitionCondition = keyof typeof CONDITIONS;

/** Returns why a transition's condition does not hold, or null when it does. */
export function meetCondition(condition: TransitionCondition, facts: TransitionFacts, actor: string, now: Date): TransitionProblem | null {
  for (const question of CONDITIONS[condition]) {
    const problem = question(facts, actor, now);
    if (problem) return problem;
  }
  return null;
}
