import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { readFilters } from "#app/features/site-editing/applications/application-filters";
import { findApplication, searchApplications } from "#app/features/site-editing/applications/application-list.server";
import { listCategoryRequests } from "#app/features/site-editing/category-requests/requests.server";
import { failureStatus } from "#app/features/site-editing/failures.server";
import { now } from "#app/platform/clock.server";

/** What the Applications tab shows: the list with the category requests below it, or one application (?id=). */
export async function readApplicationsTab(viewer: Viewer, wishes: URLSearchParams) {
  const person = { viewerId: viewer.userId, zone: viewer.timeZone || "UTC" };
  const id = wishes.get("id");
  const filters = readFilters(wishes);
  try {
    if (id !== null) return { view: "application" as const, ...(await findApplication(id, now())), ...person };
    const [found, requests] = await Promise.all([searchApplications(filters, now()), listCategoryRequests()]);
    return { view: "applications" as const, filters, ...found, requests, ...person };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "applications") });
  }
}
