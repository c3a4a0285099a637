/** Every reason for refusing a match or a booking. */
export type RefusalReason =
  | "topicUnknown"
  | "notATime"
  | "inTheGap"
  | "ambiguous"
  | "zoneNeeded"
  | "tooSoon"
  | "tooFar"
  | "ownAdvisory"
  | "advisorUnavailable"
  | "timeTaken"
  | "keyReused"
  | "priceChanged"
  | "quoteUnreadable"
  | "tooManyRequests"
  | "firstRequestsOpen"
  | "newClientsInWeek"
  | "fewHours"
  | "requestedTooOften"
  | "tooManyPrices"
  | "changedMeanwhile"
  | "acceptedMeanwhile"
  | "nothingChanged"
  | "blocked"
  | "askedNameNeeded"
  | "askedNameReserved"
  | "durationUnknown";

const STATUSES: Partial<Record<RefusalReason, number>> = {
  ownAdvisory: 403,
  blocked: 403,
  timeTaken: 409,
  keyReused: 409,
  priceChanged: 409,
  quoteUnreadable: 409,
  changedMeanwhile: 409,
  acceptedMeanwhile: 409,
  tooManyRequests: 429,
  firstRequestsOpen: 429,
  newClientsInWeek: 429,
  requestedTooOften: 429,
  tooManyPrices: 429,
};

/** Returns the HTTP status of a refusal: 409 when something changed meanwhile, 422 when the request cannot be fulfilled. */
export const refusalStatus = (reason: RefusalReason) => STATUSES[reason] ?? 422;

/** Returns the message key of a refusal. */
export const refusalMessage = (reason: RefusalReason) =>
  reason === "topicUnknown" ? "matching.topicUnknown" : (`booking.${reason}` as const);
