import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes";

export interface RouteUnderTest {
  /** As in `app/routes.ts`: '/consultations/:id'. */
  pattern: string;
  /** The id by which `?_routes=` requests its loader alone. */
  id: string;
}

/** Returns every address in `app/routes.ts`, including layouts with an address of their own. */
export const everyRoute = (): RouteUnderTest[] => leaves(routes, "");

function leaves(entries: readonly RouteConfigEntry[], above: string): RouteUnderTest[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? above : `${above}/${entry.path.replace(/^\//, "")}`;
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
    const hasAddress = entry.path !== undefined || entry.index;
    return [...(hasAddress ? [{ pattern: pattern || "/", id }] : []), ...leaves(entry.children ?? [], pattern)];
  });
}
