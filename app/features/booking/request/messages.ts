import { ACTIVE_REQUEST_MINUTES, MAX_MATCHES, PERCENT_PER_TENTH } from "#app/features/matching/limits";
import { RULE } from "#app/features/rules/rule-marks";
import { DEFAULT_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { counted, spelledFirst } from "#app/ui/text/counts";
import { QUOTE_MINUTES } from "../deadlines";

const FIRST_LEAD = counted(DEFAULT_LEAD_MINUTES / 60, "hour", "an");
const SURGE_PERIOD = counted(ACTIVE_REQUEST_MINUTES / 60, "hour", "").trim();

/** Texts of the advisor search: the form, its results, and what is shown before them. */
export const searchMessages = {
  title: "Book a Consultation",
  intro: "Say what it is about. You see who is free and what it costs in full before you ask for a time.",
  signIn: "Please log in to book a consultation.",
  signInButton: "Sign In",
  signInFreeLook: "You can see times and prices without an account.",

  topic: "Topic",
  topicHint: "Type to search the topics.",
  topicPlaceholder: "For example Employment Law",
  topicPlaceholderOwn: "For example {topic}",
  preferredTime: "Preferred time",
  yourZone: "your own time zone",
  preferredTimeHint: `Time zone: <zone></zone>. Leave it empty for each advisor's first free time, at least ${FIRST_LEAD} from now.`,
  meantTime: "Which of the two do you mean?",
  duration: "Duration",
  urgencyHint: `Rush: your request comes before those that can wait, for ${RULE.rushPercent}% more. The time to answer stays the same.`,
  find: "Find Adviser",
  finding: "Finding advisers...",
  leadingTitle: "You were looking at {name}",
  leadingText: "If {name} is free, they come first in the list.",

  surgeTitle: "Many people are asking about this topic right now",
  surgeText: "A surge charge of {percent}% is part of the prices below.",
  surgeHow: "How it is worked out",
  surgeHowText: `In the last ${SURGE_PERIOD} there were {requests, plural, one {# open request} other {# open requests}} for {advisors, plural, one {# available advisor} other {# available advisors}}, counting each person once. Beyond one request per advisor, each quarter of a request adds ${PERCENT_PER_TENTH}%; a single request never adds more than that, and the charge never passes ${RULE.mostSurgePercent}%. It is fixed in the price you are shown.`,

  resultsTitle: "Advisors for {topic}",
  resultsHintFree: "Best match first.",
  resultsHint: `Best match first. Prices are held for ${QUOTE_MINUTES} minutes.`,
  resultsMore: "{count, plural, one {# more advisor} other {# more advisors}}",
  resultsFirst: "Back to the first",
  matchPercent: "{percent} match",
  bestMatch: "Best Match",
  primaryExpertise: "Main expertise",
  levelExperienced: "Experienced",
  levelSenior: "Senior",
  levelExpert: "Expert",
  sessions: "{count, plural, =0 {No sessions yet} one {# session} other {# sessions}}",
  why: "Why this advisor",
  firstFree: "First free time",
  chosenTime: "Your time",
  book: "Book",

  emptyTitle: "Nobody is free for that",
  emptyTimeText: "No advisor for {topic} is free for the whole of that time. Another time may work.",
  emptyText: "No advisor for {topic} can be booked at the moment.",
  emptyWithoutTime: "Find the first free times",
  emptyOtherTopic: "Choose another topic above, or tell us which experts are missing.",
  emptyRequest: "Request a category",
  emptyBrowse: "Browse all advisors",

  stepSayTitle: "Say what it is about",
  stepSayText: "A topic, when it suits you, and for how long.",
  stepCompareTitle: "Compare who is free",
  stepCompareText: `${spelledFirst(MAX_MATCHES)} at most, with the reason why each is listed and the whole price.`,
  stepAskTitle: "Ask for the time",
  stepAskText: `It is held for you until they answer, for ${RULE.expiryHours} hours at most.`,
  theirTime: "For {name}:",
} as const;
