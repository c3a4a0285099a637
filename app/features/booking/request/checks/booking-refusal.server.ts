import type { TermsRefusal } from "../booking-terms.server";
import type { QuotedPrice } from "../match";

/** Why nothing was booked. */
export type BookingRefusal =
  | TermsRefusal
  | {
      ok: false;
      reason:
        | "topicUnknown"
        | "timeTaken"
        | "keyReused"
        | "tooManyRequests"
        | "firstRequestsOpen"
        | "newClientsInWeek"
        | "fewHours"
        | "changedMeanwhile"
        | "blocked"
        | "askedNameNeeded"
        | "askedNameReserved";
    }
  | { ok: false; reason: "requestedTooOften"; retryAfterSeconds: number }
  | { ok: false; reason: "priceChanged"; quote: QuotedPrice };
