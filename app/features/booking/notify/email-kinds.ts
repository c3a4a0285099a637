import type { ActorRole, Side, Transition } from "../life/consultation";

/** What the two sides of a consultation are notified of: its transitions, a later refund, reminders of its time, and what was said of it. */
export type NotifiedStep = Transition | "refund" | "remindDay" | "remindHour" | "reviewOne" | "reviewBoth" | "reviewReply";

/** Steps of which both sides read the same. */
const SAME_FOR_BOTH = ["lapse", "cancelAsAdmin", "remindDay", "remindHour", "reviewBoth"] as const;
/** Steps that either side takes: the one who does reads one thing, the other another. */
const OF_EITHER = ["reschedule", "agreeToReschedule", "keepTime", "cancel", "reviewOne"] as const;

type SameForBoth = (typeof SAME_FOR_BOTH)[number];
type TakenByEither = (typeof OF_EITHER)[number];
type TakenByOne = Exclude<NotifiedStep, SameForBoth | TakenByEither | "complete" | "reportNoShow">;

/** The stem of an email's texts, as `email-messages.ts` has them. */
export type EmailStem =
  | SameForBoth
  | `${TakenByEither}${"Own" | "Other"}`
  | `${TakenByOne}${"Client" | "Advisor"}`
  | `complete${"Own" | "Other" | "Clock"}`
  | `noShowOf${"Reader" | "Other"}`;

/** Which email one side gets about a step that somebody took. */
export function emailStem(step: NotifiedStep, reader: Side, actor: ActorRole, noShowOf: Side | null): EmailStem {
  if (step === "reportNoShow") return noShowOf === reader ? "noShowOfReader" : "noShowOfOther";
  const whose = actor === reader ? "Own" : "Other";
  if (step === "complete") return actor === "clock" ? "completeClock" : `complete${whose}`;
  if (isAlike(step)) return step;
  if (isOfEither(step)) return `${step}${whose}`;
  return `${step}${reader === "client" ? "Client" : "Advisor"}`;
}

const isAlike = (step: NotifiedStep): step is SameForBoth => SAME_FOR_BOTH.some((each) => each === step);
const isOfEither = (step: NotifiedStep): step is TakenByEither => OF_EITHER.some((each) => each === step);

/** Which steps put a time into a calendar or move it there, and which take it out again (RFC 5546). */
export function calendarMethod(step: NotifiedStep, wasAgreed: boolean): "REQUEST" | "CANCEL" | null {
  if (step === "accept" || step === "agreeToReschedule") return "REQUEST";
  return (step === "cancel" || step === "cancelAsAdmin") && wasAgreed ? "CANCEL" : null;
}
