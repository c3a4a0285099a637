import { afterEach, expect, test, vi } from "vitest";
import { awaiting } from "./awaited-modules";

const hearing = new Set<() => void>();
afterEach(() => {
  hearing.clear();
  vi.unstubAllGlobals();
});

/** A browser that may be online, and a site that may no longer have the module. */
function aBrowser({ isConnected, hasModule = true }: { isConnected: boolean; hasModule?: boolean }) {
  const browser = { isConnected, isServed: true, asked: [] as string[] };
  vi.stubGlobal("navigator", {
    get onLine() {
      return browser.isConnected;
    },
  });
  vi.stubGlobal("addEventListener", (_: "online", hear: () => void) => hearing.add(hear));
  vi.stubGlobal("removeEventListener", (_: "online", hear: () => void) => hearing.delete(hear));
  vi.stubGlobal("fetch", async () => {
    if (!browser.isConnected) throw new TypeError("Failed to fetch");
    return new Response(null, { status: browser.isServed ? 404 : 503 });
  });
  const bring = async (address: string) => {
    browser.asked.push(address);
    if (!browser.isConnected || !browser.isServed || !hasModule) throw new TypeError("Failed to fetch dynamically imported module");
    return { address };
  };
  const connect = () => {
    browser.isConnected = true;
    for (const hear of [...hearing]) hear();
  };
  return { browser, bring, connect };
}

test("without a connection a module is waited for, and asked for once there is one", async () => {
  const { browser, bring, connect } = aBrowser({ isConnected: false });
  const module = awaiting(bring)("/assets/page.js");
  await Promise.resolve();
  expect(browser.asked).toEqual([]);
  connect();
  expect(await module).toEqual({ address: "/assets/page.js?1" });
});

test("one that was lost on its way is asked for under another name, for browsers remember the failure", async () => {
  const { browser, bring, connect } = aBrowser({ isConnected: true });
  const lost = vi.fn(bring).mockImplementationOnce(async () => {
    browser.isConnected = false;
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const module = awaiting(lost)("/assets/page.js");
  await expect.poll(() => hearing.size).toBe(1);
  connect();
  await module;
  expect(lost.mock.calls.flat()).toEqual(["/assets/page.js", "/assets/page.js?1"]);
});

test("one whose server is away is waited for as well", async () => {
  const { browser, bring, connect } = aBrowser({ isConnected: true });
  browser.isServed = false;
  const module = awaiting(bring)("/assets/page.js");
  await expect.poll(() => hearing.size).toBe(1);
  browser.isServed = true;
  connect();
  expect(await module).toEqual({ address: "/assets/page.js?1" });
});

test("one that the site has no more is a failure at once", async () => {
  const { browser, bring } = aBrowser({ isConnected: true, hasModule: false });
  await expect(awaiting(bring)("/assets/gone.js")).rejects.toThrow("Failed to fetch");
  expect(browser.asked).toEqual(["/assets/gone.js"]);
});

test("one that is there, and whose failure the browser remembers, is asked for under another name at once", async () => {
  const { browser } = aBrowser({ isConnected: true });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
  const remembered = async (address: string) => {
    browser.asked.push(address);
    if (!address.includes("?")) throw new TypeError("Failed to fetch dynamically imported module");
    return { address };
  };
  expect(await awaiting(remembered)("/assets/page.js")).toEqual({ address: "/assets/page.js?1" });
  const broken = async () => {
    throw new SyntaxError("Unexpected token");
  };
  await expect(awaiting(broken)("/assets/broken.js")).rejects.toThrow("Unexpected token");
});
