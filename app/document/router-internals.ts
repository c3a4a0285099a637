import type { EntryContext } from "react-router";
import { DATE } from "./handed-state";

// Everything of React Router that it does not promise to keep: what its <Scripts/> writes into a page and its browser half reads there. This site
// hands it over by itself, as inert JSON. When an upgrade changes any of it, the test beside this file says so.

/** Without the script that <ScrollRestoration/> writes into each page: the inline one is a constant. */
export { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** What React Router says of itself on every page of a build, so that no page needs to carry it. */
export const USUAL_ROUTER =
  '{"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false}';

/** What a page is rendered from and what it needs in the browser. Once it is taken, React Router writes no streaming scripts into the page. */
export function takeHandoff(context: EntryContext) {
  const stream = context.serverHandoffStream;
  context.serverHandoffStream = undefined;
  const { loaderData, actionData, errors, matches } = context.staticHandlerContext;
  return {
    /** The data in the router's own encoding, for what plain JSON cannot say. */
    encoded: () => new Response(stream).text(),
    data: { loaderData, actionData, errors },
    router: context.serverHandoffString ?? "{}",
    routes: matches.map(({ route: { id } }) => ({ id, ...context.manifest.routes[id], handle: context.routeModules[id]?.handle })),
    manifest: context.manifest.url,
    entry: context.manifest.entry,
  };
}

/** The context of a page with the routes that lead to it alone: the router makes and ranks anew, for each page, all that it is given. */
export function ofMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Makes the globals that the router of a page looks for when it starts: `state` as turbo-stream, the routes' modules by their ids. */
export function handToRouter({ router, state, modules }: { router: object | undefined; state: string; modules: Record<string, unknown> }) {
  Object.assign(globalThis, {
    __reactRouterContext: { ...(router ?? JSON.parse(USUAL_ROUTER)), stream: new Response(state).body },
    __reactRouterRouteModules: modules,
  });
}

const NULL = -5;

/**
 * What `handPlain` made as React Router's browser half reads it (turbo-stream): one flat list, in which objects name their keys and values by position.
 * Equal strings share a position; `null` is a number of its own.
 */
export function encodePlain(value: object): string {
  const list: unknown[] = [];
  const positions = new Map<string, number>();
  const keep = (text: string) => {
    const known = positions.get(text);
    if (known !== undefined) return known;
    positions.set(text, list.length);
    return list.push(text) - 1;
  };
  const put = (each: unknown): number => {
    if (each === null) return NULL;
    if (typeof each === "string") return keep(each);
    const index = list.push(null) - 1;
    if (Array.isArray(each)) list[index] = each.map(put);
    else if (typeof each === "object" && DATE in each) list[index] = ["D", each[DATE]];
    else if (typeof each === "object") {
      const entries = Object.entries(each as object).filter(([, inner]) => inner !== undefined);
      list[index] = Object.fromEntries(entries.map(([key, inner]) => [`_${keep(key)}`, put(inner)]));
    } else list[index] = each;
    return index;
  };
  put(value);
  return `${JSON.stringify(list)}\n`;
}

interface RouteInBrowser {
  id: string;
  lazy?: Record<string, (() => Promise<unknown>) | undefined>;
  children?: RouteInBrowser[];
}

/**
 * Has the router of the page wait for the modules of other pages, by `bring`, where it would load the page anew as soon as one cannot be had: without a
 * connection that is the browser's own page, and a form that goes to another page would be lost with it. What `bring` refuses is left to the router.
 */
export function awaitModules(bring: (address: string) => Promise<object>) {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = globalThis as unknown as Globals;
  const underWay = new Map<string, Promise<void>>();
  const fill = async (id: string) => {
    const address = manifest.routes[id]?.module;
    if (id in modules || !address) return;
    modules[id] ??= await bring(address);
  };
  const filled = (id: string) => {
    const promise = underWay.get(id) ?? fill(id).catch(() => {});
    underWay.set(id, promise);
    return promise;
  };
  const hold = ({ id, lazy, children = [] }: RouteInBrowser) => {
    for (const [part, load] of Object.entries(lazy ?? {})) if (lazy && load) lazy[part] = () => filled(id).then(load);
    children.forEach(hold);
  };
  router.routes.forEach(hold);
}

interface Globals {
  __reactRouterDataRouter: { routes: RouteInBrowser[] };
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules: Record<string, object>;
}
