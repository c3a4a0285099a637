import { leadsToApplying, whyClosed } from "#app/features/applying/applying";
import { hasLegalPage, policiesPath } from "#app/features/catalog/legal-page";

const LEGAL_PAGE = "/legal";

export interface SearchablePage {
  path: string;
  name: string;
  description: string;
}

/** The 13 pages the search dialog knows (decisions, section 2). */
export const SEARCHABLE_PAGES: readonly SearchablePage[] = [
  { path: "/", name: "Home", description: "Where it starts: what we do and for whom" },
  { path: "/find-advisor", name: "Find Advisors", description: "Browse every category of expert" },
  { path: "/become-advisor", name: "Become an Advisor", description: "Apply to offer your experience and set your own rate" },
  { path: "/how-it-works", name: "How It Works", description: "From a question to a booked consultation, step by step" },
  { path: "/pricing", name: "Pricing", description: "What a consultation costs and how the price is made up" },
  { path: "/ai-assistant", name: "AI Assistant", description: "Chat about what you need and meet fitting advisors" },
  { path: "/auth", name: "Sign In", description: "Sign in or create an account" },
  { path: "/profile", name: "Profile", description: "Your details, security, billing and preferences" },
  { path: "/book-consultation", name: "Book a Consultation", description: "Choose a topic and a time, and see who is free" },
  { path: "/advisor-profile", name: "Advisor Dashboard", description: "Your advisor profile, availability and sessions" },
  { path: "/legal", name: "Legal", description: "Legal advisors, and our policies in full" },
  { path: "/terms", name: "Terms of Service", description: "The agreement between you, your advisor and us" },
  { path: "/privacy", name: "Privacy Policy", description: "What we keep about you, why and for how long" },
];

/** Returns the pages that exist now: the Legal page goes and moves with its category; those for applying exist only while applications are open. */
export const searchablePages = (): SearchablePage[] =>
  SEARCHABLE_PAGES.filter(({ path }) => (path === LEGAL_PAGE ? hasLegalPage() : !(whyClosed() && leadsToApplying(path)))).map((page) =>
    page.path === LEGAL_PAGE && policiesPath() !== LEGAL_PAGE ? { ...page, path: policiesPath() } : page,
  );

/** The help page, which the search knows besides the 13. */
export const HELP_PAGE: SearchablePage = {
  path: "/help",
  name: "Help and Contact",
  description: "Whom to ask, and answers on paying, refunds, cancelling, applying and privacy",
};
