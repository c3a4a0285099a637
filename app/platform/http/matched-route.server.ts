import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];
type Branch = NonNullable<ReturnType<typeof matchRoutes>>;

/**
 * The module of the route that will handle a request, resolved as the router does: checks made before the action must concern the same
 * route. Null when there is none.
 */
export function matchedModule({ routes }: Pick<ServerBuild, "routes">, url: URL): Module | null {
  const branch = branchOf(routes, url);
  const id = branch && targetOf(branch, url).route.id;
  return (id && routes[id]?.module) || null;
}

/** The routes leading to the one that handles a request, and that one's id; null when there is none. */
export function routesTo({ routes }: Pick<ServerBuild, "routes">, url: URL): { leaf: string; routes: Routes } | null {
  const branch = branchOf(routes, url);
  const leaf = branch?.at(-1)?.route.id;
  if (!branch || !leaf) return null;
  return { leaf, routes: Object.fromEntries(branch.map(({ route: { id = "" } }) => [id, routes[id]])) };
}

/** The page that an address matches, before anything is done for it. */
export interface MatchedPage {
  module: Module;
  /** The path in the canonical spelling of the routes; unchanged where a route takes any. */
  path: string;
  /** The pattern as in `routes.ts`: `/advisors/:slug`. */
  pattern: string;
}

/** The page or file that a GET of this address requests; null when no route matches. */
export function matchedPage({ routes }: Pick<ServerBuild, "routes">, url: URL): MatchedPage | null {
  const { pathname } = url;
  const branch = branchOf(routes, url);
  const module = branch && routes[branch[branch.length - 1]?.route.id ?? ""]?.module;
  if (!module) return null;
  return { module, path: pathname.endsWith(".data") ? pathname : spelling(branch, pathname), pattern: `/${segmentsOf(branch).join("/")}` };
}

const segmentsOf = (branch: Branch) => branch.flatMap(({ route }) => route.path?.split("/") ?? []).filter(Boolean);

/** The path as `routes.ts` spells it, with the parameters as requested. */
function spelling(branch: Branch, pathname: string) {
  const segments = segmentsOf(branch);
  const asked = pathname.split("/").filter(Boolean);
  if (segments.includes("*")) return pathname;
  return `/${segments.map((segment, index) => (segment.startsWith(":") ? partOf(segment, asked[index] ?? "") : segment)).join("/")}`;
}

/** A slug is lower case in its address, however a link writes it. */
const partOf = (name: string, asked: string) => (name === ":slug" && !asked.includes("%") ? asked.toLowerCase() : asked);

/** Bounded, since strangers choose the requested addresses. */
const MAX_KNOWN = 1000;
const branchesOf = new WeakMap<Routes, Map<string, Branch | null>>();

/** The matched routes from the root to the leaf, cached: each is needed several times per request, and the router would search all routes again. */
function branchOf(routes: Routes, url: URL): Branch | null {
  const known = branchesOf.get(routes) ?? new Map<string, Branch | null>();
  branchesOf.set(routes, known);
  const pathname = pathOf(url);
  const found = known.get(pathname);
  if (found !== undefined) return found;
  const branch = matchRoutes(treeOf(routes), { pathname });
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(pathname, branch);
  return branch;
}

/** A POST to an address shared by a layout and its index page goes to the layout, unless it says `?index`. */
function targetOf(branch: Branch, { searchParams }: URL) {
  const leaf = branch[branch.length - 1]!;
  if (leaf.route.index && searchParams.getAll("index").includes("")) return leaf;
  return branch.findLast(({ route }) => route.path) ?? branch[0]!;
}

/** The router answers a page's address plus `.data` like the page, and `/_.data` like the page above. */
const pathOf = ({ pathname }: URL) => (pathname.endsWith("/_.data") ? pathname.replace(/_\.data$/, "") : pathname.replace(/\.data$/, ""));

const trees = new WeakMap<Routes, RouteObject[]>();

function treeOf(routes: Routes): RouteObject[] {
  const known = trees.get(routes) ?? branchesBelow(routes, undefined);
  trees.set(routes, known);
  return known;
}

function branchesBelow(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, index, caseSensitive }];
    return [{ id, path, caseSensitive, children: branchesBelow(routes, id) }];
  });
}
