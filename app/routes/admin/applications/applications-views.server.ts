import { data, redirect } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { readFilters } from "#app/features/admin/applications/application-filters";
import { findApplication, searchApplications } from "#app/features/admin/applications/application-list.server";
import { listCategoryRequests } from "#app/features/admin/category-requests/requests.server";
import { knownAddress, readChoices, readPlace } from "#app/features/admin/lists/read-list-params";
import { searchReports } from "#app/features/admin/reports/report-search.server";
import { countOpenReports, readReport } from "#app/features/admin/reports/reports.server";
import { UNDOABLE_OF_REPORTS } from "#app/features/admin/undo/bulk-undo";
import { undoableBulks } from "#app/features/admin/undo/bulk-undo.server";
import { undoableDecisions } from "#app/features/applications/review/undo-decision.server";
import { withHeldNotes } from "#app/forms/held-notes.server";
import { readHeldForm } from "#app/forms/recent-sign-in.server";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { heldDecision } from "./applications-actions.server";

/** Loads the Applications tab: the list with category requests and a reports alert, one application (?id=), or the reports (?view=reports) and one of them. */
export async function readApplicationsTab(viewer: Viewer, url: URL) {
  const params = url.searchParams;
  const held = await heldDecision(viewer, await readHeldForm(viewer, params, now()));
  const person = { viewerId: viewer.userId, zone: viewer.timeZone || "UTC", held };
  const id = params.get("id");
  const filters = { query: readFilters(params).query, ...readPlace(params), ...readChoices("applications", params) };
  const known = id === null && knownAddress(params.get("view") === "reports" ? "reports" : "applications", url);
  if (known) throw redirect(known);
  try {
    if (params.get("view") === "reports") return { ...(await readReports(viewer, params)), ...person };
    if (id !== null) {
      const [found, undoable] = await Promise.all([findApplication(id, now()), undoableDecisions(viewer.userId, now())]);
      const [application = found.application] = await withHeldNotes(viewer, [found.application], now());
      return { view: "application" as const, ...found, application, undoable, ...person };
    }
    const [found, undoable, requests, reports] = await Promise.all([
      searchApplications(viewer.userId, filters, now()),
      undoableDecisions(viewer.userId, now()),
      listCategoryRequests(),
      countOpenReports(viewer),
    ]);
    const applications = await withHeldNotes(viewer, found.applications, now());
    return { view: "applications" as const, filters, ...found, applications, undoable, requests, reports, ...person };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "applications") });
  }
}

async function readReports(viewer: Viewer, search: URLSearchParams) {
  const id = search.get("id");
  if (id !== null) return { view: "report" as const, ...(await readReport(viewer, id)) };
  const params = { query: readFilters(search).query, ...readPlace(search), ...readChoices("reports", search) };
  const [found, undoable] = await Promise.all([
    searchReports(viewer.userId, params, now()),
    undoableBulks(viewer.userId, UNDOABLE_OF_REPORTS),
  ]);
  return { view: "reports" as const, ...found, undoable };
}
