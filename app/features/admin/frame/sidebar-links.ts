import type { WaitingKind } from "../waiting/waiting";

interface SidebarLink {
  id: string;
  to: string;
  /** Kinds of waiting items that are counted next to the link. */
  counts?: readonly WaitingKind[];
  /** Indented below the previous link. */
  isBelow?: true;
}

/** All admin pages, in the order of a day's work: incoming items, people and content, money, then the site itself. */
export const SIDEBAR_LINKS = [
  { id: "overview", to: "/admin" },
  { id: "applications", to: "/admin/applications", counts: ["applications", "requests"] },
  { id: "consultations", to: "/admin?view=consultations", counts: ["disputes"] },
  { id: "people", to: "/admin?view=people" },
  { id: "payments", to: "/admin?view=payments", counts: ["payments", "returns"] },
  { id: "payouts", to: "/admin?view=payouts" },
  { id: "reports", to: "/admin/applications?view=reports", counts: ["reports"] },
  { id: "mailbox", to: "/admin?view=mail" },
  { id: "catalog", to: "/admin?view=topics" },
  { id: "site", to: "/admin#sections" },
  { id: "videos", to: "/admin/videos", isBelow: true },
  { id: "logos", to: "/admin/logos", isBelow: true },
  { id: "banner", to: "/admin/banner", isBelow: true },
  { id: "settings", to: "/admin?view=settings" },
  { id: "texts", to: "/admin/texts", isBelow: true },
  { id: "import", to: "/admin/import", isBelow: true },
  { id: "audit", to: "/admin?view=audit" },
] as const satisfies readonly SidebarLink[];

export type SidebarId = (typeof SIDEBAR_LINKS)[number]["id"];

/** Returns the menu link of the current page: by exact address, or the list that a detail page was opened from. */
export function linkOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): SidebarId | undefined {
  const params = new URLSearchParams(search);
  if (pathname === "/admin" && (params.has("section") || hash === "#sections")) return "site";
  const view = params.get("view");
  const at = (to: string) => {
    const [path, query] = to.split("?");
    return path === pathname && new URLSearchParams(query).get("view") === view;
  };
  if (pathname.startsWith("/admin/texts/")) return "texts";
  const exact = SIDEBAR_LINKS.find(({ to }) => at(to));
  // An unknown view belongs to no menu page.
  return (exact ?? (pathname === "/admin" && view !== null ? undefined : SIDEBAR_LINKS.find(({ to }) => to === pathname)))?.id;
}
