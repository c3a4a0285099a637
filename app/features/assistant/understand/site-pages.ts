import { HELP_PAGES, HELP_QUESTIONS } from "./help-questions";
import { ONLY_IN_WORDS, PAGES_IN_WORDS } from "./site-in-words/site-in-words";

/** Questions about the site itself; each is answered by one of its pages. */
export const SITE_QUESTIONS = [
  "invoices",
  "consultations",
  "messages",
  "security",
  "preferences",
  ...HELP_QUESTIONS,
  "refund",
  "becomeAdvisor",
  "price",
  "signIn",
  "privacy",
  "account",
  "booking",
  "contact",
  "howItWorks",
  ...ONLY_IN_WORDS,
] as const;
export type SiteQuestion = (typeof SITE_QUESTIONS)[number];

/** Pages that answer each, the best first. */
const PAGES = {
  ...HELP_PAGES,
  ...PAGES_IN_WORDS,
  invoices: ["/profile/billing", "/profile"],
  consultations: ["/consultations"],
  messages: ["/messages"],
  security: ["/profile/security", "/profile"],
  preferences: ["/profile/preferences", "/profile"],
  refund: ["/terms", "/help"],
  becomeAdvisor: ["/become-advisor"],
  price: ["/pricing"],
  signIn: ["/auth"],
  privacy: ["/privacy", "/help"],
  account: ["/profile/security", "/profile"],
  booking: ["/book-consultation", "/how-it-works"],
  contact: ["/help"],
  howItWorks: ["/how-it-works", "/pricing"],
} as const satisfies Record<SiteQuestion, readonly string[]>;

/** Returns the paths of the pages that answer a question about the site. */
export const pagesOfQuestion = (question: SiteQuestion): readonly string[] => PAGES[question];
