import type { Location } from "react-router";
import { type PageMeta, pageMeta } from "#app/document/page-meta";
import { nameOfPage } from "#app/features/admin/frame/name-of-page";
import { textsOfPage } from "#app/languages/shown-texts";

/** Title of an admin page in the browser tab: the item it is about, if any, its name in the menu, and otherwise the area's name. */
export function areaMeta(matches: PageMeta["matches"], location: Pick<Location, "pathname" | "search">, about?: string) {
  const { admin, adminFrame } = textsOfPage(matches);
  const page = nameOfPage(location, (id) => adminFrame[id]);
  const title = [about, page, ...(about ? [] : [admin.title])].filter(Boolean).join(" · ");
  return pageMeta({ matches, title, description: admin.description, path: "/admin", isHidden: true });
}
