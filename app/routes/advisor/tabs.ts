/** The eight tabs of the dashboard in order, each with its address and the key of its name (signed-in-areas.md 2). */
export const ADVISOR_TABS = [
  { to: "/advisor-profile", label: "tabDetails" },
  { to: "/advisor-profile/preview", label: "tabPreview" },
  { to: "/advisor-profile/availability", label: "tabAvailability" },
  { to: "/advisor-profile/sessions", label: "tabSessions" },
  { to: "/advisor-profile/security", label: "tabSecurity" },
  { to: "/advisor-profile/billing", label: "tabBilling" },
  { to: "/advisor-profile/preferences", label: "tabPreferences" },
  { to: "/advisor-profile/platforms", label: "tabPlatforms" },
] as const;
