import type { CancellationRules } from "#app/features/rules/cancellation-lines";
import type { Rules } from "#app/features/rules/rules";
import { refundFor, refundPercentAt } from "../cancellation";
import { AUTHORISED_HOURS, expiresAt, hoursAfter } from "../deadlines";
import type { ActorRole, Consultation, ConsultationState, Side, Transition } from "./consultation";

/** The fields of a consultation that its transitions read and change, named as in its row. */
export interface LiveConsultation extends Consultation {
  blockedUntil: Date;
  createdAt: Date;
  proposedTime: Date | null;
  proposedEndsAt: Date | null;
  proposedBlockedUntil: Date | null;
  /** When the advisor first answered. */
  respondedAt: Date | null;
  /** Minor units. */
  totalPrice: number;
  refunded: number;
  /** The reporter's account of the absence, and the answer to it. */
  absenceWords: string | null;
  absenceReply: string | null;
  /** Refund percentage at the moment the client asked for the proposed time, and for the agreed one. */
  proposedRefundPercent: number | null;
  mostRefundPercent: number | null;
}

/** A time, with what it blocks of the advisor's calendar. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
  blockedUntil: Date;
}

export interface TransitionTaken {
  transition: Transition;
  actor: ActorRole;
  to: ConsultationState;
  /** The new time of a counter or a reschedule. */
  proposed?: Span;
  reason?: string | null;
  /** Who did not come, when an admin says so; defaults to the person reported absent. */
  noShowOf?: "client" | "advisor";
  /** Whether it is paid through a provider, whose authorisation expires: no answer can come later. */
  isThroughProvider?: boolean;
}

/** The rules that transitions depend on. */
export type LifeRules = CancellationRules & Pick<Rules, "expiryHours">;

/**
 * Returns the changes of a transition to a consultation's row, by the rules it was requested under. They never include the price, which was
 * fixed in the quote (decisions, section 3: Price).
 */
export function changesOf(before: LiveConsultation, made: TransitionTaken, rules: LifeRules, now: Date) {
  const { transition, to } = made;
  const isAnswer = transition === "accept" || transition === "decline" || transition === "counter";
  return {
    status: to,
    updatedAt: now,
    ...(isAnswer && before.respondedAt === null && { respondedAt: now }),
    ...timesAfter(before, made, rules, now),
    ...(transition === "accept" && { countersMade: 0 }),
    ...((transition === "accept" || transition === "agreeToReschedule") && { agreedAt: now }),
    ...absenceAfter(before, made, now),
    ...(isEnd(to) &&
      transition !== "contest" && { ...NOTHING_PROPOSED, closedAt: now, closedBy: closedBy(made), closeReason: closeReason(before, made) }),
    ...(to === "cancelled" && { sequence: before.sequence + 1, refunded: cancellationRefund(before, made.actor, rules, now) }),
    ...(to === "no-show" && noShow(before, made)),
  };
}

export const isEnd = (state: ConsultationState) => state !== "requested" && state !== "countered" && state !== "accepted";

/** A cancellation by the clock after a suspension counts as an admin's. */
const closedBy = ({ transition, actor }: TransitionTaken) => (transition === "cancelAsAdmin" ? "admin" : actor);

const NOTHING_PROPOSED = {
  proposedTime: null,
  proposedEndsAt: null,
  proposedBlockedUntil: null,
  proposedBy: null,
  proposedRefundPercent: null,
  closeReason: null,
};

const NOTHING_SAID = { saidAbsent: null, saidAbsentAt: null, absenceWords: null, absenceReply: null, absenceRepliedAt: null };

/** A denial stays: if the same side reports again, the first answer is kept for the admins, and silence no longer lets the report stand. */
function absenceAfter(before: LiveConsultation, { transition, actor, reason }: TransitionTaken, now: Date) {
  const side = actor === "client" ? "client" : "advisor";
  const { absenceReply, absenceRepliedAt, absencesTakenBack } = before;
  if (transition === "letCompletionStand") return NOTHING_SAID;
  if (transition === "reportNoShow" || transition === "contest") {
    const { reply = null, repliedAt = null } = absencesTakenBack[side] ?? {};
    const answeredAt = repliedAt === null ? null : new Date(repliedAt);
    // Whoever completed it has thereby answered.
    const answered = { absenceReply: reply, absenceRepliedAt: transition === "contest" ? now : answeredAt };
    return { ...answered, saidAbsent: otherThan(side), saidAbsentAt: now, absenceWords: reason || null };
  }
  if (transition === "denyNoShow") return { absenceReply: reason || null, absenceRepliedAt: now };
  if (transition !== "takeNoShowBack") return {};
  const answered = { reply: absenceReply, repliedAt: absenceRepliedAt?.toISOString() ?? null };
  return { ...NOTHING_SAID, absencesTakenBack: { ...absencesTakenBack, [side]: answered } };
}

const otherThan = (side: Side) => (side === "client" ? ("advisor" as const) : ("client" as const));

/** A report that was not denied stands in the reporter's words. */
const closeReason = ({ absenceWords }: LiveConsultation, { transition, reason }: TransitionTaken) =>
  (transition === "letNoShowStand" || transition === "admitNoShow" ? reason || absenceWords : reason) || null;

function timesAfter(before: LiveConsultation, made: TransitionTaken, rules: LifeRules, now: Date) {
  const { transition, actor, proposed } = made;
  if (transition === "counter" || transition === "reschedule") {
    const by = actor === "client" ? ("client" as const) : ("advisor" as const);
    // Why another time, until that is answered: an ended consultation has the reason of its end there.
    const why = { closeReason: made.reason || null };
    return { ...propose(before, by, proposed!, rules, now), ...why, expiresAt: answerUntil(before, made, rules, now) };
  }
  if (transition === "agreeToTime") {
    const agreed = agree(before);
    return { ...agreed, expiresAt: answerUntil(before, made, rules, now), sequence: before.sequence + 1 };
  }
  // The advisor gets the full time to answer again, as after an agreed time.
  if (transition === "takeProposalBack") return { ...NOTHING_PROPOSED, expiresAt: answerUntil(before, made, rules, now) };
  if (transition === "agreeToReschedule") return { ...agree(before), sequence: before.sequence + 1 };
  return transition === "keepTime" || transition === "lapse" ? NOTHING_PROPOSED : {};
}

/**
 * Deadline of the next answer: the time to answer, but at most until the start in question (for a move, the earlier of both starts), and before acceptance at
 * most until the payment authorisation expires, whatever the steps.
 */
function answerUntil(before: LiveConsultation, { transition, proposed, isThroughProvider }: TransitionTaken, rules: LifeRules, now: Date) {
  const { status, scheduledTime, createdAt } = before;
  const start = transition === "takeProposalBack" ? scheduledTime : (proposed?.startsAt ?? before.proposedTime ?? scheduledTime);
  const until = expiresAt(now, status === "accepted" && scheduledTime < start ? scheduledTime : start, rules);
  const end = hoursAfter(createdAt, AUTHORISED_HOURS);
  return isThroughProvider && status !== "accepted" && end < until ? end : until;
}

function propose(
  before: LiveConsultation,
  proposedBy: "client" | "advisor",
  { startsAt, endsAt, blockedUntil }: Span,
  rules: LifeRules,
  now: Date,
) {
  return {
    proposedTime: startsAt,
    proposedEndsAt: endsAt,
    proposedBlockedUntil: blockedUntil,
    proposedBy,
    proposedRefundPercent: percentWhenAsked(before, proposedBy, rules, now),
    countersMade: before.countersMade + 1,
  };
}

/** Returns the refund percentage at the moment the client asks to move; it stays with the move even if the other side counters with its own time. */
function percentWhenAsked(before: LiveConsultation, proposedBy: Side, rules: LifeRules, now: Date) {
  if (before.status !== "accepted") return null;
  if (before.proposedTime) return before.proposedRefundPercent;
  return proposedBy === "client" ? refundPercentAt(before, now, rules) : null;
}

function agree(before: LiveConsultation) {
  const { proposedTime, proposedEndsAt, proposedBlockedUntil, proposedRefundPercent, mostRefundPercent } = before;
  if (!proposedTime || !proposedEndsAt || !proposedBlockedUntil) throw new Error("No other time is proposed that one could agree to");
  return {
    ...NOTHING_PROPOSED,
    scheduledTime: proposedTime,
    endsAt: proposedEndsAt,
    blockedUntil: proposedBlockedUntil,
    mostRefundPercent: lowerOf(mostRefundPercent, proposedRefundPercent),
  };
}

const lowerOf = (one: number | null, other: number | null) => (one === null || other === null ? (one ?? other) : Math.min(one, other));

/** Nothing was charged before acceptance, so nothing is refunded. */
function cancellationRefund(before: LiveConsultation, actor: ActorRole, rules: LifeRules, now: Date) {
  if (before.status !== "accepted") return 0;
  const by = actor === "client" || actor === "advisor" ? actor : "admin";
  return refundFor(before, { cancelledAt: now, by, rules });
}

function noShow({ totalPrice, refunded, saidAbsent }: LiveConsultation, { noShowOf }: TransitionTaken) {
  const missing = noShowOf ?? saidAbsent;
  if (!missing) throw new Error("Nobody was said not to have come");
  return { noShowOf: missing, refunded: missing === "advisor" ? totalPrice : refunded };
}
