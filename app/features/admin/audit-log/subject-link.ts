import type { AuditEntry } from "#app/features/audit/audit-entry";

/** Where what an act was about stands in the admin area, by the table of it; `id` is the one of its row. */
const PAGES: Record<string, (id: string) => string> = {
  advisor_applications: (id) => `/admin/applications?id=${id}`,
  catalog_entries: (id) => `/admin?view=topics&entry=${id}`,
  category_requests: () => "/admin/applications?view=requests",
  consultations: (id) => `/admin?view=consultations&id=${id}`,
  hero_grid_videos: () => "/admin/videos",
  hero_grid_words: () => "/admin/videos",
  hero_videos: () => "/admin/videos",
  homepage_content: () => "/admin",
  logos: () => "/admin/logos",
  message_reports: () => "/admin/applications?view=reports",
  outside_payments: (id) => `/admin?view=consultations&id=${id}`,
  payout_statements: () => "/admin?view=payouts",
  reviews: () => "/admin/applications?view=reports",
  rule_versions: () => "/admin?view=settings#rules",
  site_banner: () => "/admin/banner",
  site_settings: () => "/admin?view=settings",
  topics: (id) => `/admin?view=topics&topic=${id}`,
  users: (id) => `/admin?view=people&id=${id}`,
};

/** Where that is which an act was about; null where there is no page of it. */
export const subjectLink = ({ subject, subjectId }: Pick<AuditEntry, "subject" | "subjectId">): string | null =>
  (Object.hasOwn(PAGES, subject) && PAGES[subject]?.(encodeURIComponent(subjectId ?? ""))) || null;
