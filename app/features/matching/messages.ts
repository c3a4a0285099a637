/** Texts for a missing or unknown topic. */
export const topicMessages = {
  topicNeeded: "Please select a topic and ensure you're logged in",
  topicUnknown: "Please choose a topic from the list.",
} as const;

/** Texts for finding advisors: results and reasons of the match. Quoted ones come from signed-in-areas.md 5 and 8. */
export const matchingMessages = {
  ...topicMessages,
  found: "Found {count} matching advisers!",
  failed: "Failed to find advisers. Please try again.",
  topicsFailedTitle: "Error",
  topicsFailed: "Failed to fetch topics",

  primaryExpertise: "Has {topic} as their main expertise",
  furtherExpertise: "Has {topic} among their areas",
  highlyRated: "Is highly rated by clients",
  freeNearTheTime: "Is free at the time you need",
  manySessions: "Has completed many sessions",
  answersSoon: "Answers requests quickly",
  speaksYourLanguage: "Speaks your language",
  speaksAsked: "Speaks {language}",
  withinYourBudget: "Fits your budget",
  nearYourTimeZone: "Is close to your time zone",
  whySentence: "{reasons}.",
  scoreParts: "What the score is made of",

  partExpertise: "Expertise",
  partRating: "Rating",
  partSessions: "Sessions",
  partResponse: "Response",
  partTime: "Time",
  partLanguage: "Language",
  partZone: "Time zone",
  partBudget: "Budget",
  partText: "Your words",
  partPoints: "{points} of {most}",
  partMet: "{part}: {points} of {most} points",
  partUnasked: "Not asked for or not compared, so in full for everybody: {parts}",
  partTotal: "In all",
} as const;
