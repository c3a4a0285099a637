import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  type EntryContext,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { expect, test, vi } from "vitest";
import { handPlain } from "./handed-state";
import { awaitModules, encodePlain, handToRouter, ofMatchedRoutes, takeHandoff, USUAL_ROUTER } from "./router-internals";

const WORDS = { words: ["as", "they", "are"], at: new Date(0) };

/** Returns what React Router hands to this site's server entry for a page, and the page as React Router would render it by itself. */
async function aPage() {
  const contexts: EntryContext[] = [];
  const module = { default: () => createElement(Scripts), loader: () => WORDS, handle: { hydrate: "load" } };
  const route = { id: "root", path: "/", module: "/assets/root.js", imports: ["/assets/part.js"], hasLoader: true } as const;
  const build = {
    entry: {
      module: {
        default: (request: Request, status: number, _headers: Headers, context: EntryContext) => {
          contexts.push(context);
          return new Response(request.url, { status });
        },
      },
    },
    routes: { root: { id: "root", path: "/", module } },
    assets: {
      entry: { imports: ["/assets/react.js"], module: "/assets/entry.js" },
      routes: { root: route },
      url: "/assets/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  await createRequestHandler(build, "production")(new Request("http://here/"));
  return contexts[0]!;
}

test("React Router still says to a page what this site leaves out because it is always the same", async () => {
  expect(takeHandoff(await aPage()).router).toBe(USUAL_ROUTER);
});

test("the router's own encoding is made when it is asked for, and once", async () => {
  const context = await aPage();
  const { serverHandoffStream: stream, ...rest } = context;
  const encode = vi.fn(() => stream);
  const lazy = Object.defineProperty(rest, "serverHandoffStream", { get: encode, enumerable: true, configurable: true }) as EntryContext;
  const { encoded } = takeHandoff(lazy);
  expect([ofMatchedRoutes(lazy).serverHandoffStream, encode.mock.calls.length]).toEqual([undefined, 0]);
  expect(await decoded(await encoded())).toMatchObject({ loaderData: { root: WORDS } });
  expect(encode).toHaveBeenCalledOnce();
});

test("everything that a page needs is still found in what React Router hands over, and taken out of its own hands", async () => {
  const context = await aPage();
  const { data, encoded, routes, manifest, entry } = takeHandoff(context);
  expect(data).toEqual({ loaderData: { root: WORDS } });
  expect(await decoded(await encoded())).toEqual({ loaderData: { root: WORDS }, actionData: null, errors: null });
  expect(routes).toMatchObject([{ id: "root", module: "/assets/root.js", imports: ["/assets/part.js"], handle: { hydrate: "load" } }]);
  expect([manifest, entry.module, entry.imports]).toEqual(["/assets/manifest.js", "/assets/entry.js", ["/assets/react.js"]]);
  expect(renderToString(createElement(ServerRouter, { context, url: "http://here/" }))).not.toContain("streamController.enqueue");
});

test("the router in the browser is given the very globals that React Router's own script would make", async () => {
  const context = await aPage();
  const html = renderToString(createElement(ServerRouter, { context, url: "http://here/" }));
  const made = [...html.matchAll(/window\.(__reactRouter\w+) =/g)]
    .map(([, name]) => name)
    .filter((name) => name !== "__reactRouterManifest");
  handToRouter({ router: undefined, state: encodePlain(handPlain(WORDS) as object), modules: {} });
  expect([...new Set(made)].sort()).toEqual(
    Object.keys(globalThis)
      .filter((name) => name.startsWith("__reactRouter") && name !== "__reactRouterVersion")
      .sort(),
  );
  const { stream, ...router } = Reflect.get(globalThis, "__reactRouterContext");
  expect([router, await decoded(stream)]).toEqual([JSON.parse(USUAL_ROUTER), WORDS]);
});

async function decoded(stream: string | ReadableStream<Uint8Array>) {
  return (await decodeViaTurboStream(new Response(stream).body!, globalThis as never)).value;
}

test("a page is drawn alike from the routes that lead to it alone", async () => {
  const drawn = async (chosen: (context: EntryContext) => EntryContext) => {
    const context = await aPage();
    takeHandoff(context);
    const elsewhere = { ...context.manifest.routes.root!, id: "elsewhere", path: "/elsewhere", module: "/assets/elsewhere.js" };
    const routes = { ...context.manifest.routes, elsewhere };
    const routeModules = { ...context.routeModules, elsewhere: { default: () => null } };
    const given = chosen({ ...context, routeModules, manifest: { ...context.manifest, routes } });
    return {
      ids: Object.keys(given.manifest.routes),
      html: renderToString(createElement(ServerRouter, { context: given, url: "http://here/" })),
    };
  };
  const [whole, matched] = [await drawn((context) => context), await drawn(ofMatchedRoutes)];
  expect([whole.ids, matched.ids]).toEqual([["root", "elsewhere"], ["root"]]);
  expect(matched.html).toContain("/assets/root.js");
});

test("the browser's router finds the module of another page among those that were waited for, and brings none by itself", async () => {
  const entry = { id: "there", path: "there", module: "/assets/there.js", hasClientAction: true, hasAction: true } as const;
  const modules: Record<string, object> = {};
  const routes = createClientRoutes({ there: entry } as never, modules as never, null, true, false);
  vi.stubGlobal("__reactRouterDataRouter", { routes });
  vi.stubGlobal("__reactRouterManifest", { routes: { there: entry } });
  vi.stubGlobal("__reactRouterRouteModules", modules);
  const asked: string[] = [];
  awaitModules(async (address) => {
    asked.push(address);
    return { clientAction: () => "answered", default: () => null };
  });
  const lazy = routes[0]!.lazy as unknown as Record<"action" | "Component", () => Promise<(args: object) => Promise<unknown>>>;
  const [action] = await Promise.all([lazy.action(), lazy.Component()]);
  expect([await action({}), asked]).toEqual(["answered", ["/assets/there.js"]]);
  vi.unstubAllGlobals();
});
