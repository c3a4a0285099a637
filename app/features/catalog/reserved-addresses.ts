/** First path segments unavailable to categories: the site's own pages, its files, and what browsers and crawlers request. */
const RESERVED = new Set(
  `admin advisor-invitation advisor-profile advisor-registration advisors ai-assistant assets auth become-advisor book-consultation consultations
  cookies csp-reports dev-ui favicon feeds files find-advisor fonts functions help how-it-works icons images impressum imprint index language legal-notice livez llms manifest messages
  metrics notifications offline pricing privacy profile readyz robots search setup sitemap terms texts theme well-known`.split(/\s+/),
);

/** Whether a category cannot have this path. */
export const isReserved = (address: string): boolean => RESERVED.has(address);
