/** The eight tabs in order, each with its address and the key of its name (signed-in-areas.md 2). */
export const PROFILE_TABS = [
  { to: "/profile", label: "tabDetails" },
  { to: "/profile/preview", label: "tabPreview" },
  { to: "/profile/security", label: "tabSecurity" },
  { to: "/profile/key-inputs", label: "tabKeyInputs" },
  { to: "/profile/billing", label: "tabBilling" },
  { to: "/profile/preferences", label: "tabPreferences" },
  { to: "/profile/linked-platforms", label: "tabLinkedPlatforms" },
  { to: "/profile/network", label: "tabNetwork" },
] as const;

/** Error data when a person's missing row could not be created. */
export const ROW_NOT_MADE = "row-not-made";
