import { RULE } from "#app/features/rules/rule-marks";
import { MAX_LEAD_DAYS, MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { LIMITS } from "#app/platform/limits/limits";
import { IDEMPOTENCY_KEY_CHARACTERS, NOTE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "../limits";

const FIRST_REQUESTS = LIMITS["open-first-requests"];

/** Texts of why a request, or a search for one, was refused on a page. */
export const pageRefusalMessages = {
  failed: "Failed to book consultation. Please try again.",
  invalid: "Some of what you sent could not be read. Please check it and try again.",
  notATime: "Please enter a date and a time.",
  inTheGap: "The clocks skip this time. Which of the two do you mean?",
  ambiguous: "The clocks show this time twice. Which of the two do you mean?",
  zoneNeeded: "This time needs a time zone. Choose yours in your profile.",
  zoneUnknown: "This time zone is not known.",
  tooSoon: `Please choose a time at least ${MINIMUM_LEAD_MINUTES} minutes from now.`,
  tooFar: `Please choose a time within the next ${MAX_LEAD_DAYS} days.`,
  durationUnknown: `Please choose ${RULE.lengths}.`,
  urgencyUnknown: "Please choose normal or rush.",
  priceUnreadable: "This price cannot be read.",
  quoteUnreadable: "This price is not known. Please search again.",
  noteTooLong: `Please keep it within ${NOTE_MAX_CHARACTERS} characters.`,
  reasonTooLong: `Please keep it within ${REASON_MAX_CHARACTERS} characters.`,
  advisorUnknown: "This advisor is not known.",
  advisorUnavailable: "This advisor cannot be booked for this topic at the moment.",
  advisorGone: "{firstName} cannot be booked here at present. What you wrote is still here.",
  blocked: "You have blocked this person. Unblock them in your messages to send a request.",
  ownAdvisory: "You cannot book yourself.",
  noticeOver: "This time is too close by now: the advisor asks for more notice. Please choose another.",
  timeTaken: "This time is no longer free. Please choose another.",
  priceChanged: "The price is no longer the one you were shown. Please check it again.",
  tooManyRequests: "You have many open requests. Please wait for answers, or withdraw some.",
  firstRequestsOpen: `Before your first paid consultation, at most ${FIRST_REQUESTS.perPerson} of your requests to one advisor can be open at once, and ${FIRST_REQUESTS.perNetwork} from your network, which leave times for others. Please wait for an answer, or withdraw one.`,
  newClientsInWeek: "Many new people have already asked for times in these days. Please choose another week, or ask again later.",
  fewHours: "Few hours are open in these days, and one of them is kept for others. Please choose a shorter time, or another one.",
  requestedTooOften: "You have sent many requests in a short time. Please wait before the next one.",
  tooManyPrices: "You have asked for many prices in a short time. Please wait a few minutes.",
  tooManySteps: "That was a lot in a short time. Please wait a few minutes, then try again.",
  tooManyStepsToday: "That was a lot for today. Please wait until tomorrow, then try again.",
} as const;

/** All of them: only programs name the key of a request. */
export const refusalMessages = {
  ...pageRefusalMessages,
  keyUnreadable: `The idempotency key must have ${IDEMPOTENCY_KEY_CHARACTERS.least} to ${IDEMPOTENCY_KEY_CHARACTERS.most} letters, digits, - or _.`,
  keyReused: "This idempotency key belongs to another request.",
} as const;
