import type { SearchablePage } from "./searchable-pages";

const OWN: readonly SearchablePage[] = [
  { path: "/consultations", name: "Consultations", description: "What you asked for, what is agreed, and what is over" },
  { path: "/messages", name: "Messages", description: "Your conversations with advisors and clients" },
  { path: "/notifications", name: "Notifications", description: "What has happened while you were away" },
  { path: "/profile/network", name: "Saved", description: "The advisors you saved, asked and consulted" },
  { path: "/profile/key-inputs", name: "Key Inputs", description: "Your goals, budget and company, for better matches" },
  { path: "/profile/security", name: "Security", description: "Password, passkeys, two-factor authentication, devices" },
  { path: "/profile/billing", name: "Billing", description: "Your invoice address, receipts and payments" },
  { path: "/profile/preferences", name: "Preferences", description: "Notifications, language, time zone, clock and theme" },
];

const OF_ADVISORS: readonly SearchablePage[] = [
  { path: "/advisor-profile/sessions", name: "Requests", description: "What clients ask you for, and what is agreed with them" },
  { path: "/advisor-profile/availability", name: "Availability", description: "Your weekly hours and the days you are away" },
  { path: "/advisor-profile/billing", name: "Earnings", description: "What you have earned, payouts and statements" },
];

const OF_ADMINS: readonly SearchablePage[] = [
  { path: "/admin", name: "Admin", description: "The home page's texts, and how the site goes" },
  { path: "/admin/applications", name: "Applications", description: "Who wants to become an advisor" },
];

/** Returns the user's own pages that the search knows besides the thirteen; none when signed out. */
export function ownPages(viewer: { isAdvisor: boolean; isAdmin: boolean } | null): readonly SearchablePage[] {
  if (!viewer) return [];
  return [...OWN, ...(viewer.isAdvisor ? OF_ADVISORS : []), ...(viewer.isAdmin ? OF_ADMINS : [])];
}
