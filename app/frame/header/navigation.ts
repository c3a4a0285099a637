import { hasLegalPage, policiesPath } from "#app/features/catalog/legal-page";

/** The pages the header and the mobile menu lead to, in their order. (visitor-site.md 2, Header) */
const NAVIGATION = [
  { to: "/find-advisor", label: "findAdvisors" },
  { to: "/how-it-works", label: "howItWorks" },
  { to: "/pricing", label: "pricing" },
  { to: "/legal", label: "legal" },
  { to: "/ai-assistant", label: "aiAssistant" },
] as const;

const [FIRST, ...OTHERS] = NAVIGATION;

/** Those that are there now, the first by itself: the page of Legal goes with its category, and moves with it. */
export function navigation() {
  const shown = OTHERS.filter(({ label }) => label !== "legal" || hasLegalPage());
  return { first: FIRST, others: shown.map(({ to, label }) => ({ to: label === "legal" ? policiesPath() : to, label })) };
}
