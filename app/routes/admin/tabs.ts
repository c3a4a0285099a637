/** The tabs of the admin area in the order of signed-in-areas.md 2. Each has its URL; the bare path is the first. */
export const ADMIN_TABS = [
  { to: "/admin", label: "homepageTab" },
  { to: "/admin/applications", label: "applicationsTab" },
  { to: "/admin/videos", label: "videosTab" },
  { to: "/admin/logos", label: "logosTab" },
  { to: "/admin/banner", label: "bannerTab" },
] as const;
