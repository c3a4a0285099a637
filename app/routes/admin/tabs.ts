/** Tabs of the admin area in the order of signed-in-areas.md 2, each with its own URL; the first is the bare path. */
export const ADMIN_TABS = [
  { to: "/admin", label: "homepageTab" },
  { to: "/admin/applications", label: "applicationsTab" },
  { to: "/admin/videos", label: "videosTab" },
  { to: "/admin/logos", label: "logosTab" },
  { to: "/admin/banner", label: "bannerTab" },
] as const;
