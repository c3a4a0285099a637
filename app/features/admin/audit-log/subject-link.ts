import type { AuditEntry } from "#app/features/audit/audit-entry";
import { placeOfText } from "#app/features/own-texts/places";
import { isLanguage } from "#app/languages/languages";
import { textsAddress } from "../texts/edited-text";
import { replacingAddress } from "../texts/replacing/replacing-address";

/** Admin page of a subject, by its table; `id` is the row's id. */
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
  messages: () => "/admin/applications?view=reports",
  outside_payments: (id) => `/admin?view=consultations&id=${id}`,
  payout_statements: () => "/admin?view=payouts",
  reviews: () => "/admin/applications?view=reports",
  rule_versions: () => "/admin?view=settings#rules",
  site_banner: () => "/admin/banner",
  site_settings: () => "/admin?view=settings",
  topics: (id) => `/admin?view=topics&topic=${id}`,
  users: (id) => `/admin?view=people&id=${id}`,
};

/** Returns the address of the page about an entry's subject; null when there is none. */
export function subjectLink({ subject, subjectId, details }: Pick<AuditEntry, "subject" | "subjectId" | "details">): string | null {
  if (subject === "own_texts") return linkOfText(details);
  return (Object.hasOwn(PAGES, subject) && PAGES[subject]?.(encodeURIComponent(subjectId ?? ""))) || null;
}

/** Address of the editor of a site text, or of the words that were replaced in all. */
function linkOfText({ language, name, place, words }: AuditEntry["details"]) {
  if (isLanguage(language) && typeof words === "string") return replacingAddress(language);
  if (!isLanguage(language) || typeof name !== "string") return null;
  return `${textsAddress({ place: placeOfText(name, place), language, query: "", show: null, text: name })}#open`;
}
