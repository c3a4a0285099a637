/** The pages the header and the mobile menu lead to, in their order. (visitor-site.md 2, Header) */
export const NAVIGATION = [
  { to: "/find-advisor", label: "findAdvisors" },
  { to: "/how-it-works", label: "howItWorks" },
  { to: "/pricing", label: "pricing" },
  { to: "/legal", label: "legal" },
  { to: "/ai-assistant", label: "aiAssistant" },
] as const;
