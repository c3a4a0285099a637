import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { createRequestHandler, data, type ServerBuild } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import routes from "#app/routes";
import { matchedModule } from "./matched-route.server";
import { addressOf } from "./request-line.server";

/** The route whose action ran last, as the router chose it. */
let answered: string | null = null;

/** A build with the product's routes, whose actions only record which one ran. Every second route is a resource route, not a page. */
function aBuild(): ServerBuild {
  const manifest: Record<string, unknown> = {};
  const add = (entries: readonly RouteConfigEntry[], parentId: string) => {
    for (const entry of entries) {
      const id = entry.id ?? entry.file;
      const action = () => {
        answered = id;
        return data(null);
      };
      const isPage = entry.children !== undefined || entry.index || Object.keys(manifest).length % 2 === 0;
      manifest[id] = { id, parentId, path: entry.path, index: entry.index, module: { action, ...(isPage && { default: () => null }) } };
      add(entry.children ?? [], id);
    }
  };
  const action = () => {
    answered = "root";
    return data(null);
  };
  manifest.root = { id: "root", path: "", module: { action, default: () => null } };
  add(routes, "root");
  return {
    routes: manifest,
    basename: "/",
    ssr: true,
    isSpaMode: false,
    future: {},
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    assets: { routes: {}, version: "" },
    entry: { module: { default: () => new Response("drawn"), handleError: () => undefined } },
  } as unknown as ServerBuild;
}

const build = aBuild();
const handle = createRequestHandler(build, "production");

const patterns = Object.values(build.routes).flatMap((route) => {
  const above = route?.parentId && route.parentId !== "root" ? (build.routes[route.parentId]?.path ?? "") : "";
  return [`/${[above, route?.path].filter(Boolean).join("/")}`.replace(/:\w+/g, "some-one").replace("*", "a/b")];
});

/** One way in which an address can be spelled differently. */
const turn = fc.oneof(
  fc.constantFrom<(path: string) => string>(
    (path) => `${path}.data`,
    (path) => `${path}/_.data`,
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => path.replaceAll("/", "//"),
    (path) => path.replaceAll("/", "\\"),
    (path) => path.toUpperCase(),
    (path) => `/admin/logos.data/../..${path}`,
    (path) => `/admin/videos/%2e%2e/%2E%2e${path}`,
    (path) => `/./${path}`,
    (path) => `${path}/../profile`,
    (path) => `${path}?index`,
    (path) => `${path}?a=/profile`,
    (path) => `${path};x=1`,
    (path) => path.replaceAll("/", "%2f"),
    (path) => `http://elsewhere${path}`,
    (path) => `${path}%00`,
  ),
  fc.nat(40).map((place) => (path: string) => {
    const index = place % path.length;
    const code = path.charCodeAt(index).toString(16).padStart(2, "0");
    return path[index] === "%" ? path : `${path.slice(0, index)}%${code}${path.slice(index + 1)}`;
  }),
);

async function routeThatAnswers(url: URL) {
  answered = null;
  await handle(new Request(url, { method: "POST", body: new URLSearchParams(), headers: { origin: url.origin } }));
  return answered;
}

// The router warns each time about addresses that cannot be decoded.
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

test("a thousand spellings of an address: the route that is asked for its limit is the one that answers", async () => {
  const kinds = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...patterns), fc.array(turn, { maxLength: 4 }), async (pattern, turns) => {
      const address = addressOf(turns.reduce((path, change) => change(path), pattern));
      if (address === null) return;
      const url = new URL(`http://site${address}`);
      const id = await routeThatAnswers(url);
      kinds.add(id);
      if (id !== null) expect(matchedModule(build, url)).toBe(build.routes[id]?.module);
    }),
    { numRuns: 1200 },
  );
  expect(kinds.size).toBeGreaterThan(40);
});

test("an address that only begins like one with files is another", async () => {
  const url = new URL(`http://site${addressOf("/admin/logos.data/../../auth")}`);
  expect(await routeThatAnswers(url)).toBe(build.routes[routes.find(({ path }) => path === "auth")!.file]?.id);
  expect(matchedModule(build, url)).toBe(build.routes[answered ?? ""]?.module);
});
