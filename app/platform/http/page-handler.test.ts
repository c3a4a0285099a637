import { createRequestHandler, type EntryContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { handleByPage } from "./page-handler.server";

/** A small site: a layout with an index page and a second page, a page beside it, a file, and a catch-all route. */
function aSite() {
  const given: string[][] = [];
  const route = (id: string, more: object = {}, module: object = {}) => [
    id,
    {
      id,
      ...(id !== "root" && { parentId: "root" }),
      ...more,
      module: {
        default: () => null,
        loader: () => ({ of: id }),
        action: ({ params }: { params: object }) => ({ posted: id, params }),
        ...module,
      },
    },
  ];
  const routes = Object.fromEntries([
    route("root", { path: "" }),
    route("area", { path: "area" }),
    route("first", { parentId: "area", index: true }),
    route("second", { parentId: "area", path: ":part" }),
    route("beside", { path: "beside" }),
    route("file", { path: "file.txt" }, { default: undefined, loader: () => new Response("a file") }),
    route("none", { path: "*" }),
  ]);
  const draw = (_: Request, status: number, __: Headers, { routeModules, staticHandlerContext }: EntryContext) => {
    given.push(Object.keys(routeModules));
    const { loaderData, actionData } = staticHandlerContext;
    return Response.json({ loaderData, actionData }, { status });
  };
  const build = {
    entry: { module: { default: draw, handleError: () => undefined } },
    routes,
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  return { build, given };
}

const ASKED: [string, RequestInit?][] = [
  ["/"],
  ["/area"],
  ["/area/part"],
  ["/beside"],
  ["/file.txt"],
  ["/nowhere/at/all"],
  ["/area.data"],
  ["/area/part.data?_routes=second"],
  ["/area", { method: "POST", body: new URLSearchParams({ a: "1" }) }],
  ["/area?index", { method: "POST", body: new URLSearchParams({ a: "1" }) }],
  ["/area/part.data", { method: "POST", body: new URLSearchParams({ a: "1" }) }],
];

test("every address is answered as by a router that knows all routes, and again alike", async () => {
  const { build } = aSite();
  const [byPage, whole] = [handleByPage(build, "production"), createRequestHandler(build, "production")];
  const said = async (answer: Response) => [answer.status, [...answer.headers], await answer.text()];
  for (const [address, init] of [...ASKED, ...ASKED]) {
    const asked = () => new Request(`http://here${address}`, init);
    expect(await said(await byPage(asked())), address).toEqual(await said(await whole(asked())));
  }
});

test("a page is made from the routes that lead to it alone", async () => {
  const { build, given } = aSite();
  const answer = handleByPage(build, "production");
  for (const address of ["/area", "/area/part", "/area/other", "/beside", "/nowhere"]) await answer(new Request(`http://here${address}`));
  expect(given.map((ids) => ids.sort())).toEqual([
    ["area", "first", "root"],
    ["area", "root", "second"],
    ["area", "root", "second"],
    ["beside", "root"],
    ["none", "root"],
  ]);
});

test("whoever asks for the head of a file has it let go, and hears what a GET would say", async () => {
  const { build } = aSite();
  const left: string[] = [];
  const file = build.routes.file!.module as { loader: unknown };
  file.loader = () => new Response(new ReadableStream({ cancel: () => void left.push("file") }), { status: 206, headers: { etag: "x" } });
  const answer = await handleByPage(build, "production")(new Request("http://here/file.txt", { method: "HEAD" }));
  expect([answer.status, answer.headers.get("etag"), answer.body, left]).toEqual([206, "x", null, ["file"]]);
});
