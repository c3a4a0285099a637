import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes";

export interface RouteUnderTest {
  /** As it stands in `app/routes.ts`: '/consultations/:id'. */
  pattern: string;
  /** The id under which `?_routes=` asks for its loader alone. */
  id: string;
}

/** Every address that `app/routes.ts` answers, layouts with an address of their own included. */
export const everyRoute = (): RouteUnderTest[] => leaves(routes, "");

function leaves(entries: readonly RouteConfigEntry[], above: string): RouteUnderTest[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? above : `${above}/${entry.path.replace(/^\//, "")}`;
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
    const hasAddress = entry.path !== undefined || entry.index;
    return [...(hasAddress ? [{ pattern: pattern || "/", id }] : []), ...leaves(entry.children ?? [], pattern)];
  });
}
