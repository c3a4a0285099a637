import type { PaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions";
import { type CancellationRules, cancellationLines, reachableLines } from "#app/features/rules/cancellation-lines";
import type { Duration } from "#app/features/rules/rules";
import type { ShownPrice } from "../price-lines";
import type { Urgency } from "../pricing";
import type { Suggestion } from "../suggested-hour";
import type { ChangedRule } from "./another-time/changed-rules";

/** Public data of the advisor. */
export interface HourAdvisor {
  slug: string;
  name: string;
  firstName: string;
  avatarUrl: string | null;
  jobTitle: string;
  timezone: string;
  rating: number | null;
  ratingCount: number;
}

/** Why an hour cannot be requested. */
export type HourProblem =
  | "timeTaken"
  | "noticeOver"
  | "notATime"
  | "tooSoon"
  | "tooFar"
  | "advisorUnavailable"
  | "advisorGone"
  | "ownAdvisory"
  | "blockedByYou";

export interface HourPrice extends ShownPrice {
  minutes: Duration;
  urgency: Urgency;
}

/** The rules an hour is requested under, with the hours until it starts, which decide which of them still apply. */
export interface TermsAhead extends CancellationRules {
  expiryHours: number;
  /** Hours until the start; null without a chosen time. */
  hoursAhead: number | null;
}

/** Everything the page of a chosen hour shows. */
export interface ChosenHour {
  advisor: HourAdvisor;
  /** In English, as the catalog has it; for the page the route says it in the reader's language. */
  topicName: string;
  /** ISO instant; null when no time is free. */
  time: string | null;
  /** Why this time is suggested; null for one that the user has chosen. */
  suggestion: Suggestion | null;
  minutes: Duration;
  urgency: Urgency;
  /** Durations that can be requested at all. */
  offered: readonly Duration[];
  /** Durations that are free from this start. */
  lengths: Duration[];
  /** Price of each duration in each urgency. */
  prices: HourPrice[];
  /** The rules it is requested under. */
  terms: TermsAhead;
  /** The server's sealed price, sent back unchanged; null when nothing can be requested. */
  offer: string | null;
  /** Expiry of a price that was shown before; null for a new price. */
  priceUntil: string | null;
  /** The hour held for the viewer, with the note they typed; a note typed in another browser is not shown. */
  hold: { id: string; until: string; note: string; isElsewhere: boolean; minutes: number; urgency: Urgency } | null;
  /** The open request that this one replaces. */
  replaces: { id: string; time: string; note: string; changed: ChangedRule[] } | null;
  /** Whether a note was typed for a hold that has ended, by somebody who may not be the viewer. */
  hasLostNote: boolean;
  /** Initial value of the note: what the viewer wrote for an earlier hour that fell through. */
  earlierNote: string;
  /** How it is paid outside the site, once the advisor has accepted; null when a provider collects. */
  payWay: PaymentInstructions | null;
  problem: HourProblem | null;
  /** The viewer's own consultation at this time, which is why it is not free. */
  own: string | null;
  /** The time of that consultation, if it is another one. */
  ownTime: string | null;
  /** What a second window has sent of the sign-up that this address waits for, if it is for another time. */
  sentElse: { id: string; time: Date } | null;
  /** Other free times, when this one is not free. */
  others: string[];
  /** The time that the sign-up this browser waits for asks for, if it is another one. */
  waitsFor?: string | null;
  /** Whether mails are sent, so that a browser that waits for one can go on by the code in it. */
  takesCode?: boolean;
}

/** Whether the hour can be requested as it stands. */
export const isBookable = ({ offer, problem }: Pick<ChosenHour, "offer" | "problem">) => offer !== null && problem === null;

/** Whether what was typed can go along to another time: not once the hour is asked for, nor where the hour is the reader's own to give. */
export const mayCarryWords = ({ own, problem }: Pick<ChosenHour, "own" | "problem">) => own === null && problem !== "ownAdvisory";

/** Returns the answering time and refund terms to show for an hour: no answering time beyond the start (then 0), and no refund that is already out of reach. */
export function termsOfHour({ expiryHours, hoursAhead, ...rules }: TermsAhead) {
  const { wholeRefundHours } = rules;
  const isWhole = hoursAhead === null || hoursAhead > wholeRefundHours;
  const [line] = isWhole ? [] : reachableLines(cancellationLines(rules), hoursAhead);
  const { refundPercent = 0, hoursBefore = 0 } = line ?? {};
  const values = {
    expiryHours: hoursAhead === null || hoursAhead > expiryHours ? expiryHours : 0,
    wholeRefundHours,
    percent: String(refundPercent),
    hours: hoursBefore,
  };
  if (isWhole) return { key: "hourTerms", values } as const;
  return { key: refundPercent === 0 ? "hourTermsNone" : "hourTermsPart", values } as const;
}
