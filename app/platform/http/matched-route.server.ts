import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];
type Branch = NonNullable<ReturnType<typeof matchRoutes>>;

/**
 * The module of the route that answers a request, as the router will find it: whatever is asked of a route before its action runs is asked of the
 * same one. Null where there is none.
 */
export function matchedModule({ routes }: Pick<ServerBuild, "routes">, url: URL): Module | null {
  const branch = branchOf(routes, url);
  const id = branch && targetOf(branch, url).route.id;
  return (id && routes[id]?.module) || null;
}

/** The routes that lead to the one that answers a request, and the name of that one; null where there is none. */
export function routesTo({ routes }: Pick<ServerBuild, "routes">, url: URL): { leaf: string; routes: Routes } | null {
  const branch = branchOf(routes, url);
  const leaf = branch?.at(-1)?.route.id;
  if (!branch || !leaf) return null;
  return { leaf, routes: Object.fromEntries(branch.map(({ route: { id = "" } }) => [id, routes[id]])) };
}

/** A page as its address says it, before anything is done for it. */
export interface MatchedPage {
  module: Module;
  /** The path in the one spelling that the routes give it; as it is where a route takes any. */
  path: string;
  /** As `routes.ts` writes it: `/advisors/:slug`. */
  pattern: string;
}

/** The page or file that a GET of this address asks for; null where no route answers. */
export function matchedPage({ routes }: Pick<ServerBuild, "routes">, url: URL): MatchedPage | null {
  const { pathname } = url;
  const branch = branchOf(routes, url);
  const module = branch && routes[branch[branch.length - 1]?.route.id ?? ""]?.module;
  if (!module) return null;
  return { module, path: pathname.endsWith(".data") ? pathname : spelling(branch, pathname), pattern: `/${segmentsOf(branch).join("/")}` };
}

const segmentsOf = (branch: Branch) => branch.flatMap(({ route }) => route.path?.split("/") ?? []).filter(Boolean);

/** As `routes.ts` spells it, with what stands for a part of it as it was asked for. */
function spelling(branch: Branch, pathname: string) {
  const segments = segmentsOf(branch);
  const asked = pathname.split("/").filter(Boolean);
  if (segments.includes("*")) return pathname;
  return `/${segments.map((segment, index) => (segment.startsWith(":") ? partOf(segment, asked[index] ?? "") : segment)).join("/")}`;
}

/** What a person or a page is called in its address has small letters, however a link writes it. */
const partOf = (name: string, asked: string) => (name === ":slug" && !asked.includes("%") ? asked.toLowerCase() : asked);

/** Strangers choose what is asked for, so what is known of it has an end. */
const MOST_KNOWN = 1000;
const branchesOf = new WeakMap<Routes, Map<string, Branch | null>>();

/** The routes from the root to the one that answers. Each is asked for several times a request, and the router looks through all of them anew. */
function branchOf(routes: Routes, url: URL): Branch | null {
  const known = branchesOf.get(routes) ?? new Map<string, Branch | null>();
  branchesOf.set(routes, known);
  const pathname = pathOf(url);
  const found = known.get(pathname);
  if (found !== undefined) return found;
  const branch = matchRoutes(treeOf(routes), { pathname });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(pathname, branch);
  return branch;
}

/** What is posted to an address that a layout shares with its first page is for the layout, unless it says `?index`. */
function targetOf(branch: Branch, { searchParams }: URL) {
  const leaf = branch[branch.length - 1]!;
  if (leaf.route.index && searchParams.getAll("index").includes("")) return leaf;
  return branch.findLast(({ route }) => route.path) ?? branch[0]!;
}

/** The router answers the address of a page with `.data` behind it like the page, and `/_.data` like the page above. */
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
