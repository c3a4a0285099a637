/** Questions about the site that a rule of it answers, and the pages that say more, the best first. */
export const RULE_PAGES = {
  overtime: ["/pricing", "/book-consultation"],
  trial: ["/pricing", "/find-advisor"],
  subscription: ["/pricing"],
  rush: ["/pricing"],
  currency: ["/pricing", "/help"],
  cardSafe: ["/help", "/terms"],
  fellShort: ["/terms", "/help"],
  mailMissing: ["/auth", "/help"],
  report: ["/messages", "/help"],
  reviews: ["/how-it-works", "/consultations"],
  applied: ["/become-advisor", "/help"],
  ranking: ["/how-it-works"],
  late: ["/messages", "/terms"],
  calendarFile: ["/consultations"],
  timeZone: ["/profile/preferences"],
  age: ["/terms"],
  askFirst: ["/find-advisor"],
  advisorHours: ["/advisor-profile"],
} as const;
export type RuleQuestion = keyof typeof RULE_PAGES;

export const isRuleQuestion = (question: string): question is RuleQuestion => question in RULE_PAGES;
