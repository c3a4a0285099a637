import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/features/site-editing/failures.server";
import { findSection, listSections } from "#app/features/site-editing/sections/sections.server";

/** What the first tab shows: the sections, or one of them (?section=hero). */
export async function readHomepageTab(viewer: Viewer, wishes: URLSearchParams) {
  const sectionType = wishes.get("section");
  try {
    if (sectionType !== null) return { view: "section" as const, ...(await findSection(sectionType)), zone: viewer.timeZone || "UTC" };
    return { view: "sections" as const, sections: await listSections() };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "homepage content") });
  }
}
