import { MAX_COUNTERS } from "../deadlines";
import type { ActorRole, Side, Transition } from "../life/consultation";

/** Everything both sides of a consultation are notified of: transitions, a later refund, reminders, and reviews. */
export type NotifiedStep =
  | Transition
  | "refund"
  | `remind${"Day" | "Hour" | "ToAnswer"}`
  | "reviewOne"
  | "reviewBoth"
  | "reviewReply"
  | "absenceWords";

/** Steps with the same email for both readers. */
const SAME_FOR_BOTH = [
  "lapse",
  "cancelAsAdmin",
  "remindDay",
  "remindHour",
  "remindToAnswer",
  "reviewBoth",
  "reportNoShow",
  "takeNoShowBack",
  "denyNoShow",
] as const;
/** Steps that either side takes and the other is emailed about. */
const HEARD_BY_OTHER = ["reschedule", "agreeToReschedule", "keepTime", "takeProposalBack", "cancel", "reviewOne", "absenceWords"] as const;
/** Steps that settle who did not come. */
const NO_SHOWS = ["admitNoShow", "letNoShowStand"] as const;
/** Steps whose own actor, when a client, also gets an email if it leaves them something to pay or a refund. */
const HEARD_OF_OWN = ["accept", "cancel", "admitNoShow"] as const;
/** Steps that only one side takes; the other is emailed about them. */
const HEARD_BY_CLIENT = ["decline", "reviewReply"] as const;
const HEARD_BY_ADVISOR = ["request", "withdraw", "contest"] as const;

type Alike = (typeof SAME_FOR_BOTH)[number];

/** Key prefix of an email's texts in `email-messages.ts`. */
export type EmailStem =
  | Alike
  | `${(typeof HEARD_BY_OTHER)[number]}Other`
  | `${(typeof HEARD_BY_CLIENT)[number]}Client`
  | `${(typeof HEARD_BY_ADVISOR)[number]}Advisor`
  | `${"expire" | "refund" | "counter" | "agreeToTime"}${"Client" | "Advisor"}`
  | `counterLast${"Client" | "Advisor"}`
  | `unanswered${"Client" | "Advisor"}`
  | "cancelOwn"
  | "proposalPassed"
  | "reportNoShowAgain"
  | `accept${"Client" | "Agreed"}`
  | `complete${"Other" | "Clock"}`
  | `noShowOf${"Reader" | "Other"}`
  | `decided${"OfReader" | "OfOther" | "Held"}`;

/**
 * Returns which email one side gets about a step, or null for none: at most one each, and none about one's own action (the page then has the calendar file),
 * unless `saysMoney`: a client who pays outside the site is told how to pay and, after an end, what is still due or refunded.
 */
export function emailStem(
  step: NotifiedStep,
  reader: Side,
  actor: ActorRole,
  { noShowOf, saysMoney }: { noShowOf: Side | null; saysMoney: boolean },
): EmailStem | null {
  if (actor === reader && !(saysMoney && isOneOf(HEARD_OF_OWN, step))) return null;
  if (actor === reader && step === "cancel") return "cancelOwn";
  if (isOneOf(HEARD_BY_CLIENT, step)) return reader === "client" ? `${step}Client` : null;
  if (isOneOf(HEARD_BY_ADVISOR, step)) return reader === "advisor" ? `${step}Advisor` : null;
  if (step === "recordNoShow") return noShowOf === reader ? "decidedOfReader" : "decidedOfOther";
  if (isOneOf(NO_SHOWS, step)) return noShowOf === reader ? "noShowOfReader" : "noShowOfOther";
  return stemForBoth(step, reader, actor);
}

type HeardByOne = (typeof HEARD_BY_CLIENT)[number] | (typeof HEARD_BY_ADVISOR)[number];

function stemForBoth(
  step: Exclude<NotifiedStep, HeardByOne | (typeof NO_SHOWS)[number] | "recordNoShow">,
  reader: Side,
  actor: ActorRole,
): EmailStem {
  if (isOneOf(SAME_FOR_BOTH, step)) return step;
  if (step === "takeProposalBack" && actor === "clock") return "proposalPassed";
  if (isOneOf(HEARD_BY_OTHER, step)) return `${step}Other`;
  if (step === "complete" || step === "letCompletionStand")
    return actor === "admin" ? "decidedHeld" : actor === "clock" ? "completeClock" : "completeOther";
  if (step === "accept") return actor === "advisor" ? "acceptClient" : "acceptAgreed";
  return `${step}${reader === "client" ? "Client" : "Advisor"}`;
}

interface Case {
  consultation: { absenceRepliedAt: Date | null; countersMade: number };
  /** The side that let a request expire. */
  silent?: Side;
}

/** Returns the email of a step's case: a last proposal, a proposal that nobody answered, and a report that was answered before have their own. */
export function stemOfCase(stem: EmailStem, { consultation, silent }: Case): EmailStem {
  if (stem === "reportNoShow" && consultation.absenceRepliedAt) return "reportNoShowAgain";
  const isLast = consultation.countersMade >= MAX_COUNTERS;
  if (isLast && stem === "counterClient") return "counterLastClient";
  if (isLast && stem === "counterAdvisor") return "counterLastAdvisor";
  if (silent !== "client") return stem;
  return stem === "expireClient" ? "unansweredClient" : stem === "expireAdvisor" ? "unansweredAdvisor" : stem;
}

const isOneOf = <Step extends NotifiedStep>(steps: readonly Step[], step: NotifiedStep): step is Step =>
  steps.some((each) => each === step);

/** Returns whether a step puts or moves a time in a calendar, or removes it (RFC 5546); null for neither. */
export function calendarMethod(step: NotifiedStep, wasAgreed: boolean): "REQUEST" | "CANCEL" | null {
  if (step === "accept" || step === "agreeToReschedule") return "REQUEST";
  return (step === "cancel" || step === "cancelAsAdmin") && wasAgreed ? "CANCEL" : null;
}
