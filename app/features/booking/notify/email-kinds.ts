import type { ActorRole, Side, Transition } from "../life/consultation";

/** What the two sides of a consultation are notified of: its transitions, a later refund, reminders of its time, and what was said of it. */
export type NotifiedStep = Transition | "refund" | "remindDay" | "remindHour" | "reviewOne" | "reviewBoth" | "reviewReply";

/** Steps of which whoever reads of them reads the same. */
const SAME_FOR_BOTH = [
  "lapse",
  "cancelAsAdmin",
  "remindDay",
  "remindHour",
  "reviewBoth",
  "reportNoShow",
  "takeNoShowBack",
  "denyNoShow",
] as const;
/** Steps that either side takes, and of which the other one hears. */
const HEARD_BY_OTHER = ["reschedule", "agreeToReschedule", "keepTime", "takeProposalBack", "cancel", "reviewOne"] as const;
/** Steps by which it is settled who did not come. */
const NO_SHOWS = ["admitNoShow", "letNoShowStand", "recordNoShow"] as const;
/** Of these a client's own click has a mail, where it leaves them something to pay, or to get back. */
const HEARD_OF_OWN = ["accept", "cancel", "admitNoShow"] as const;
/** Steps that one side alone takes: the other one hears of them. */
const HEARD_BY_CLIENT = ["decline", "reviewReply"] as const;
const HEARD_BY_ADVISOR = ["request", "withdraw", "contest"] as const;

type Alike = (typeof SAME_FOR_BOTH)[number];

/** The stem of an email's texts, as `email-messages.ts` has them. */
export type EmailStem =
  | Alike
  | `${(typeof HEARD_BY_OTHER)[number]}Other`
  | `${(typeof HEARD_BY_CLIENT)[number]}Client`
  | `${(typeof HEARD_BY_ADVISOR)[number]}Advisor`
  | `${"expire" | "refund" | "counter" | "agreeToTime"}${"Client" | "Advisor"}`
  | "cancelOwn"
  | "reportNoShowAgain"
  | `accept${"Client" | "Agreed"}`
  | `complete${"Other" | "Clock"}`
  | `noShowOf${"Reader" | "Other"}`;

/**
 * Which email one side gets about a step that somebody took: one a matter, and none about one's own click (the page has the calendar file then), unless it
 * `saysMoney` that the click did not: a client who pays outside the site reads how to pay, and after an end what is still due or goes back. Null for none.
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
  if (isOneOf(NO_SHOWS, step)) return noShowOf === reader ? "noShowOfReader" : "noShowOfOther";
  return stemForBoth(step, reader, actor);
}

type HeardByOne = (typeof HEARD_BY_CLIENT)[number] | (typeof HEARD_BY_ADVISOR)[number];

function stemForBoth(step: Exclude<NotifiedStep, HeardByOne | (typeof NO_SHOWS)[number]>, reader: Side, actor: ActorRole): EmailStem {
  if (isOneOf(SAME_FOR_BOTH, step)) return step;
  if (isOneOf(HEARD_BY_OTHER, step)) return `${step}Other`;
  if (step === "complete" || step === "letCompletionStand")
    return actor === "clock" || actor === "admin" ? "completeClock" : "completeOther";
  if (step === "accept") return actor === "advisor" ? "acceptClient" : "acceptAgreed";
  return `${step}${reader === "client" ? "Client" : "Advisor"}`;
}

const isOneOf = <Step extends NotifiedStep>(steps: readonly Step[], step: NotifiedStep): step is Step =>
  steps.some((each) => each === step);

/** Which steps put a time into a calendar or move it there, and which take it out again (RFC 5546). */
export function calendarMethod(step: NotifiedStep, wasAgreed: boolean): "REQUEST" | "CANCEL" | null {
  if (step === "accept" || step === "agreeToReschedule") return "REQUEST";
  return (step === "cancel" || step === "cancelAsAdmin") && wasAgreed ? "CANCEL" : null;
}
