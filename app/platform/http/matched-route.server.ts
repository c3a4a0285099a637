import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Module = NonNullable<ServerBuild["routes"][string]>["module"];

/**
 * The module of the route that answers a request, as the router will find it: whatever is asked of a route before its action runs is asked of the
 * same one. Null where there is none.
 */
export function matchedModule({ routes }: Pick<ServerBuild, "routes">, url: URL): Module | null {
  const branch = matchRoutes(treeOf(routes), { pathname: pathOf(url) });
  const id = branch && targetOf(branch, url).route.id;
  return (id && routes[id]?.module) || null;
}

/** What is posted to an address that a layout shares with its first page is for the layout, unless it says `?index`. */
function targetOf(branch: NonNullable<ReturnType<typeof matchRoutes>>, { searchParams }: URL) {
  const leaf = branch[branch.length - 1]!;
  if (leaf.route.index && searchParams.getAll("index").includes("")) return leaf;
  return branch.findLast(({ route }) => route.path) ?? branch[0]!;
}

/** The router answers the address of a page with `.data` behind it like the page, and `/_.data` like the page above. */
const pathOf = ({ pathname }: URL) => (pathname.endsWith("/_.data") ? pathname.replace(/_\.data$/, "") : pathname.replace(/\.data$/, ""));

const trees = new WeakMap<ServerBuild["routes"], RouteObject[]>();

function treeOf(routes: ServerBuild["routes"]): RouteObject[] {
  const known = trees.get(routes) ?? branchesBelow(routes, undefined);
  trees.set(routes, known);
  return known;
}

function branchesBelow(routes: ServerBuild["routes"], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, index, caseSensitive }];
    return [{ id, path, caseSensitive, children: branchesBelow(routes, id) }];
  });
}
