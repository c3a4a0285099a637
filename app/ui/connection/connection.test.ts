import { createMemoryRouter, data, UNSAFE_ErrorResponseImpl as ErrorResponseImpl, redirect } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gotNoResponse, keepPageOffline, watchPage } from "./connection";
import { refresh } from "./refresh";

let router: ReturnType<typeof createMemoryRouter>;
const hearing = new Set<() => void>();
const connect = () => {
  for (const hear of [...hearing]) hear();
  hearing.clear();
};
beforeEach(() => {
  vi.stubGlobal("addEventListener", (_: "online", hear: () => void) => hearing.add(hear));
  vi.stubGlobal("removeEventListener", (_: "online", hear: () => void) => hearing.delete(hear));
});
afterEach(() => {
  connect();
  router.dispose();
  vi.unstubAllGlobals();
});

/** Two pages whose data counts its requests; nothing is answered while offline. */
async function aSite() {
  const site = {
    isConnected: true,
    asked: 0,
    told: [] as string[],
    lost: () => new TypeError("Failed to fetch") as unknown,
    answer: () => "answered",
    hasEnded: false,
  };
  const reach = () => {
    if (!site.isConnected) throw site.lost();
  };
  const page = (path: string) => ({
    id: path,
    path,
    loader: () => {
      reach();
      if (site.hasEnded && path === "/here") throw redirect("/auth?ended=1&next=%2Fhere");
      site.asked += 1;
      return site.asked;
    },
    action: () => {
      // As the browser's default fetch strategy does it.
      if (!site.isConnected) throw data(site.lost());
      return site.answer();
    },
  });
  const root = {
    id: "root",
    middleware: [keepPageOffline as never],
    children: [page("/here"), page("/there"), page("/elsewhere"), page("/auth")],
  };
  router = createMemoryRouter([root], { initialEntries: ["/here"] });
  await expect.poll(() => router.state.initialized).toBe(true);
  watchPage(router, (fate) => site.told.push(fate));
  return site;
}

test("a form whose session has ended leads to a sign-in page that says that it was not sent, and a visitor's that had nothing to lose does not", async () => {
  const site = await aSite();
  site.answer = () => {
    throw redirect("/auth?ended=1&next=%2Fhere");
  };
  for (const [by, told] of [
    ["somebody", "/auth?next=%2Fhere&unsent=1"],
    ["", "/auth?next=%2Fhere"],
  ] as const) {
    vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => null, body: { dataset: { by } } });
    await router.navigate("/here");
    site.told.length = 0;
    await post("/here");
    const { pathname, search } = router.state.location;
    expect([pathname + search, site.told.shift()]).toEqual([told, "answered"]);
  }
});

test("a form whose own answer is the sign-in page was sent: its address stays as the server says", async () => {
  const site = await aSite();
  site.answer = () => {
    throw redirect("/auth?next=%2Fthere");
  };
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => ({}), body: { dataset: { by: "somebody" } } });
  await router.navigate("/here");
  await post("/here");
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/auth?next=%2Fthere");
});

test("a link to a page of the signed-in leads to sign in and back to that page, of another query, too", async () => {
  const site = await aSite();
  site.hasEnded = true;
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => null, body: { dataset: { by: "" } } });
  await router.navigate("/there");
  await router.navigate("/here?q=a");
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/auth?next=%2Fhere");
});

test("who has only to sign in once more comes back to where the server says, and is told by that page alone", async () => {
  const site = await aSite();
  site.answer = () => {
    throw redirect("/auth?again=1&next=%2Fhere%3Fheld%3D1");
  };
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => null, body: { dataset: { by: "somebody" } } });
  await router.navigate("/here?q=a");
  site.told.length = 0;
  await post("/here?q=a");
  const { pathname, search } = router.state.location;
  expect([pathname + search, site.told.shift()]).toEqual(["/auth?again=1&next=%2Fhere%3Fheld%3D1", "answered"]);
});

test("a page that is asked anew once its session has ended leads to sign in, and a question that stood open on it is kept", async () => {
  for (const [open, isKept] of [
    [{ closest: () => null }, true],
    [null, false],
  ] as const) {
    const kept = new Map<string, string>();
    vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => open, body: { dataset: { by: "somebody" } } });
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: kept.set.bind(kept),
      removeItem: kept.delete.bind(kept),
    });
    const site = await aSite();
    site.hasEnded = true;
    refresh(router);
    await expect.poll(() => router.state.location.pathname).toBe("/auth");
    expect([kept.has("left page"), site.told.filter((fate) => fate !== "there")]).toEqual([isKept, []]);
  }
});

const idle = () => expect.poll(() => router.state.navigation.state + router.state.revalidation).toBe("idleidle");

async function post(path: string, where: { fetcher?: string } = {}) {
  const formData = new FormData();
  if (where.fetcher) await router.fetch(where.fetcher, path, path, { formMethod: "post", formData });
  else await router.navigate(path, { formMethod: "post", formData });
  await idle();
}

test("a page that is asked anew without a connection keeps its data, and asks again once there is one", async () => {
  const site = await aSite();
  site.isConnected = false;
  refresh(router);
  await idle();
  expect([router.state.errors, router.state.loaderData["/here"]]).toEqual([null, 1]);
  site.isConnected = true;
  connect();
  await expect.poll(() => router.state.loaderData["/here"]).toBe(2);
});

test.each([
  ["a proxy says that its server is away", () => new ErrorResponseImpl(503, "Service Unavailable", "")],
  ["an answer breaks off", () => new Error("Unable to decode", { cause: new TypeError("network error") })],
])("so does one when %s", async (_, lost) => {
  const site = await aSite();
  Object.assign(site, { isConnected: false, lost });
  refresh(router);
  await idle();
  expect([router.state.errors, router.state.loaderData["/here"]]).toEqual([null, 1]);
});

test("a form that cannot be sent leaves its page as it was, and that is told", async () => {
  const site = await aSite();
  site.isConnected = false;
  await post("/here");
  expect([router.state.errors, router.state.loaderData["/here"], site.told]).toEqual([null, 1, ["lost"]]);
  await post("/there", { fetcher: "form" });
  expect([router.state.errors, router.state.loaderData["/here"], site.told]).toEqual([null, 1, ["lost", "lost"]]);
});

test.each([
  ["was lost", () => new TypeError("Failed to fetch")],
  ["the server failed at", () => new ErrorResponseImpl(500, "Internal Server Error", "")],
])("that a form %s is known where it led to, until another is answered", async (_, lost) => {
  const site = await aSite();
  Object.assign(site, { isConnected: false, lost });
  const ended = [];
  for (const isConnected of [false, true, false]) {
    site.isConnected = isConnected;
    await post("/here");
    ended.push(gotNoResponse(router.state.location.key));
  }
  expect(ended).toEqual([true, false, true]);
});

test("what a page looks up beside itself stays empty", async () => {
  const site = await aSite();
  site.isConnected = false;
  await router.fetch("look", "/here", "/there");
  expect(router.state.errors).toBeNull();
});

test("on the way to a page that cannot be reached one stays where one is, and goes on once there is a connection", async () => {
  const site = await aSite();
  site.isConnected = false;
  await router.navigate("/there");
  await idle();
  expect([router.state.errors, router.state.location.pathname, site.told]).toEqual([null, "/here", ["later"]]);
  site.isConnected = true;
  connect();
  await expect.poll(() => router.state.location.pathname).toBe("/there");
  await expect.poll(() => site.told).toEqual(["later", "there"]);
});

test("whoever has gone elsewhere meanwhile is not taken away", async () => {
  const site = await aSite();
  site.isConnected = false;
  await router.navigate("/there");
  await idle();
  site.isConnected = true;
  await router.navigate("/elsewhere");
  connect();
  await idle();
  expect(router.state.location.pathname).toBe("/elsewhere");
});

test("a mistake of the site is no lost connection", async () => {
  const site = await aSite();
  Object.assign(site, { isConnected: false, lost: () => new Error("ours") });
  refresh(router);
  await idle();
  expect(Object.values(router.state.errors ?? {})).toEqual([new Error("ours")]);
});

test("with a connection nothing is held back", async () => {
  const site = await aSite();
  await post("/here");
  expect([router.state.actionData, router.state.loaderData["/here"], site.told]).toEqual([{ "/here": "answered" }, 2, ["answered"]]);
});
