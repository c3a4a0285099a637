/** Texts of finding advisors: the answers and reasons of the match. Quoted ones are of signed-in-areas.md 5 and 8. */
export const matchingMessages = {
  topicNeeded: "Please select a topic and ensure you're logged in",
  topicUnknown: "Please choose a topic from the list.",
  found: "Found {count} matching advisers!",
  failed: "Failed to find advisers. Please try again.",
  topicsFailedTitle: "Error",
  topicsFailed: "Failed to fetch topics",

  primaryExpertise: "{topic} is their main expertise",
  furtherExpertise: "{topic} is among their areas",
  highlyRated: "Highly rated by clients",
  freeNearTheTime: "Free at the time you need",
  manySessions: "Many completed sessions",
  answersSoon: "Answers requests quickly",
  speaksYourLanguage: "Speaks your language",
  withinYourBudget: "Within your budget",
  nearYourTimeZone: "Close to your time zone",
} as const;
