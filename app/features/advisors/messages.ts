import { MAX_RATING } from "#app/features/reviews/limits";
import { RULE } from "#app/features/rules/rule-marks";
import { spelled } from "#app/ui/text/counts";
import { cardMessages } from "./cards/messages";
import { compareMessages } from "./compare/messages";
import { comparisonMessages } from "./compare/messages-of-comparison";
import { directoryMessages } from "./directory/messages";
import { CALENDAR_DAYS, TOP_RATING } from "./limits";

const CALENDAR_WEEKS = `${spelled(CALENDAR_DAYS / 7)} weeks`;

/** Texts of the directory: filters, cards, the category pages' lists and the advisor's public page. */
export const advisorsMessages = {
  proof_verified: "{count, plural, other {Our team read the application and approved it before this page went live.}}",
  proof_invited: "Our team knows {firstName}, and invited them before this page went live.",
  proof_topRated: `Rated ${TOP_RATING} or better, in {count, number} reviews from consultations booked here.`,
  proof_fastResponder:
    "{count, plural, one {Usually answers a request within the hour.} other {Usually answers a request within # hours.}}",
  proof_experience: "At least {count, number} years in the field, as they state themselves.",
  proof_languages: "Gives advice in {count, number} languages.",
  proof_sessions: "{count, number} consultations completed here.",

  back: "Find Advisors",
  status_available: "Available",
  status_busy: "Busy",
  status_away: "Away",
  book: "Book a consultation",
  bookWith: "Book with {firstName}",
  ask: "Ask a question",
  lengths: "Length of the consultation",
  priceFor: "Price for {duration}",
  badges: "Badges",
  about: "About {firstName}",
  noBio: "{firstName} has not written about themselves yet.",
  areas: "Areas of expertise",
  checked: "What the badges mean",
  atAGlance: "At a glance",
  place: "Based in",
  distanceLabel: "From where you are",
  languagesLabel: "Languages",
  experienceLabel: "Experience",
  experienceYears: "{span} years",
  certifications: "Certifications",
  sessionsLabel: "Consultations",
  sessionsCount: "{count, number} completed",
  memberLabel: "Listed since",
  times: "Next free times",
  skipToTimes: "Skip to the free times",
  moreTimes: "Later on this day",
  timesText: "Choose a time to start a booking; nothing is due before your request is accepted.",
  timesChange: "You are changing your request for {time}. It stands until you send the change.",
  timesChangeBack: "Back to the request",
  timesAway: "{firstName} is away at the moment. You can save this page and come back.",
  timesNone: `Nothing is free in the next ${CALENDAR_WEEKS}. Ask a question, and find a time together.`,
  monthBefore: "Month before",
  monthAfter: "Month after",
  calendarOf: "Free days in {month}",
  freeDay: "{date}: {count, plural, one {# free time} other {# free times}}",
  daySoFar: "the day so far",
  zoneLabel: "Times are in",
  zoneApply: "Show",
  bookShort: "Book",
  afterTitle: "What happens after your request",
  afterAsk: "The time is held for you at once, and you owe nothing until {firstName} accepts.",
  afterAnswer: "{firstName} answers within {hours, number} hours: accepts, or proposes another time.",
  afterMeet: "You meet online at the agreed time, using the link on the consultation's page. Afterwards each of you can review the other.",
  afterPaying:
    "You pay the price you were shown, for this one consultation{ways, select, provider {: by card, authorised with your request and taken once {firstName} has accepted} bankOrLink {, once {firstName} has accepted: by bank transfer, or online by a link} bankCode {, once {firstName} has accepted: by bank transfer, with a code to scan} bank {, once {firstName} has accepted: by bank transfer} link {, once {firstName} has accepted: online, by a link} other {. The page of your request says how, once {firstName} has accepted}}.",
  priceNote: `For ${RULE.lengths}, priced by the minute. The whole price is shown before you book.`,
  cancellation: "If plans change",
  cancelFull: "Cancel {hours, number} hours or more before: everything back.",
  cancelPart: "Cancel {hours, plural, one {# hour} other {# hours}} or more before: {percent} back.",
  cancelRest: "Later than that: {percent} back.",
  cancelNone: "Later than that: nothing back.",
  cancelAdvisor: "If {firstName} cancels, you always get everything back.",
  reviews: "Reviews",
  noReviews: "No reviews yet. They come from booked consultations only, and appear when both sides have spoken.",
  reviewsNote: "From booked consultations only.",
  outOfFive: `out of ${MAX_RATING}`,
  starsRow: "{rating, plural, one {# star} other {# stars}}",
  starsShare: "{rating, plural, one {# star} other {# stars}}: {count, number} of {total, number} reviews",
  clientWithoutName: "A client",
  replyOf: "{firstName} replied",
  allReviews: "Show all {count, number} reviews",
  reviewPages: "More reviews",
  newerReviews: "Newer reviews",
  olderReviews: "Older reviews",
  readOn: "Read on",

  ...directoryMessages,
  ...cardMessages,
  ...compareMessages,
  ...comparisonMessages,
} as const;
