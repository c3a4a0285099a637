import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { readFilters } from "#app/features/admin/applications/application-filters";
import { findApplication, searchApplications } from "#app/features/admin/applications/application-list.server";
import { listCategoryRequests } from "#app/features/admin/category-requests/requests.server";
import { readChoices } from "#app/features/admin/lists/list-shapes";
import { countOpenReports, readReports } from "#app/features/admin/reports/reports.server";
import { undoableDecisions } from "#app/features/applications/review/undo-decision.server";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";

/** What the Applications tab shows: the list with the category requests and the reports below it, one application (?id=), or what was reported (?view=reports). */
export async function readApplicationsTab(viewer: Viewer, wishes: URLSearchParams) {
  const person = { viewerId: viewer.userId, zone: viewer.timeZone || "UTC" };
  const id = wishes.get("id");
  const filters = { ...readFilters(wishes), ...readChoices("applications", wishes) };
  try {
    if (id !== null) {
      const [found, undoable] = await Promise.all([findApplication(id, now()), undoableDecisions(viewer.userId, now())]);
      return { view: "application" as const, ...found, undoable, ...person };
    }
    if (wishes.get("view") === "reports") return { view: "reports" as const, ...(await readReports(viewer)), ...person };
    const [found, undoable, requests, reports] = await Promise.all([
      searchApplications(filters, now()),
      undoableDecisions(viewer.userId, now()),
      listCategoryRequests(),
      countOpenReports(),
    ]);
    return { view: "applications" as const, filters, ...found, undoable, requests, reports, ...person };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "applications") });
  }
}
