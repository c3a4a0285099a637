import type { EntryContext } from "react-router";
import { DATE } from "./handed-state";

// Every React Router internal the site relies on: what its <Scripts/> writes into a page and its client reads there. This site hands that
// over itself, as inert JSON. When an upgrade changes any of it, the test next to this file fails.

/** Leaves out the script that <ScrollRestoration/> writes into each page: the inline script must be constant. */
export { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** React Router's manifest data that is the same on every page of a build, so no page needs to carry it. */
export const USUAL_ROUTER =
  '{"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false}';

/** Takes what a page is rendered from and what it needs in the browser. After that, React Router writes no streaming scripts into the page. */
export function takeHandoff(context: EntryContext) {
  // In the built site a getter, which encodes the data (vite.config.ts): it is not called unless that is asked for.
  const stream = Object.getOwnPropertyDescriptor(context, "serverHandoffStream");
  Object.defineProperty(context, "serverHandoffStream", { value: undefined, enumerable: true, configurable: true, writable: true });
  const { loaderData, actionData, errors, matches } = context.staticHandlerContext;
  return {
    /** The data in the router's own encoding, for what plain JSON cannot represent. */
    encoded: () => new Response(stream?.get ? stream.get.call(context) : stream?.value).text(),
    data: { loaderData, ...(actionData && { actionData }), ...(errors && { errors }) },
    router: context.serverHandoffString ?? "{}",
    routes: matches.map(({ route: { id } }) => ({ id, ...context.manifest.routes[id], handle: context.routeModules[id]?.handle })),
    manifest: context.manifest.url,
    entry: context.manifest.entry,
  };
}

/** Returns the page's context with only its matched routes: the router builds and ranks all the routes it is given again for each page. */
export function ofMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Sets the globals that a page's router looks for when it starts: `state` as turbo-stream, the route modules by id. */
export function handToRouter({ router, state, modules }: { router: object | undefined; state: string; modules: Record<string, unknown> }) {
  Object.assign(globalThis, {
    __reactRouterContext: { ...(router ?? JSON.parse(USUAL_ROUTER)), stream: new Response(state).body },
    __reactRouterRouteModules: modules,
  });
}

const NULL = -5;

/**
 * Encodes a `handPlain` value for React Router's client (turbo-stream): one flat list in which objects refer to keys and values by
 * position. Equal strings share a position; `null` is a special number.
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
 * Makes the page's router load the modules of other pages with `bring` and wait for them. By default it reloads the page as soon as one fails: without a
 * connection that shows the browser's error page and loses any form that leads to another page. Whatever `bring` rejects is left to the router.
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
