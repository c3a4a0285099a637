import type { PayWay } from "#app/features/money/pay-way/pay-way";
import { type CancellationRules, cancellationLines, reachableLines } from "#app/features/rules/cancellation-lines";
import type { Duration } from "#app/features/rules/rules";
import type { ShownPrice } from "../price-lines";
import type { Urgency } from "../pricing";
import type { ChangedRule } from "./another-time/changed-rules";

/** Whom the hour is asked of, as everybody may know them. */
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

/** Why an hour cannot be asked for. */
export type HourProblem = "timeTaken" | "notATime" | "tooSoon" | "tooFar" | "advisorUnavailable" | "ownAdvisory";

export interface HourPrice extends ShownPrice {
  minutes: Duration;
  urgency: Urgency;
}

/** The rules that an hour is asked for under, with how near it is: what of them can still be reached. */
export interface TermsAhead extends CancellationRules {
  expiryHours: number;
  /** Until the start; null where no time is chosen. */
  hoursAhead: number | null;
}

/** All that the page of a chosen hour shows. */
export interface ChosenHour {
  advisor: HourAdvisor;
  topicName: string;
  /** ISO instant; null where there is none to be had. */
  time: string | null;
  /** Whether nobody chose it: it is the first one. */
  isFirstFree: boolean;
  minutes: Duration;
  urgency: Urgency;
  /** The lengths that it can be asked for at all. */
  offered: readonly Duration[];
  /** How long it can be from then on. */
  lengths: Duration[];
  /** What each length costs in each urgency. */
  prices: HourPrice[];
  /** What it is asked for under. */
  terms: TermsAhead;
  /** The price of the server, to be sent back as it is; null where there is nothing to ask for. */
  offer: string | null;
  /** Until when the price stands that was shown before; null where it is a fresh one. */
  priceUntil: string | null;
  /** The hour that is held for whoever looks, with what they had written; what was written in another browser is not shown. */
  hold: { id: string; until: string; note: string; isElsewhere: boolean; minutes: number; urgency: Urgency } | null;
  /** The open request that this one takes the place of. */
  replaces: { id: string; time: string; note: string; changed: ChangedRule[] } | null;
  /** What the reader wrote for an earlier hour of theirs that came to nothing, with which the note begins. */
  earlierNote: string;
  /** How it is paid outside the site, once the advisor has accepted; null where a provider collects. */
  payWay: PayWay | null;
  problem: HourProblem | null;
  /** The reader's own consultation at this time, which is why it is not free. */
  own: string | null;
  /** Other free times, where this one is not. */
  others: string[];
}

/** Whether it can be asked for as it stands. */
export const isBookable = ({ offer, problem }: Pick<ChosenHour, "offer" | "problem">) => offer !== null && problem === null;

/** What is said of the time to answer and of the money back at an hour: no time of answering beyond the start (then 0), and no money back that is out of reach by then. */
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
