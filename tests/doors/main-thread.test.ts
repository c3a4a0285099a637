import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { builtSite } from "../support/built-site";
import { useSite } from "../support/site";

const HELD_MS = 200;

const worked = () => Object.values(process.threadCpuUsage()).reduce((sum, each) => sum + each) / 1000;

const site = useSite();
let server: Server;
let origin = "";

/** A server that blocks while it handles any post or request with `hold`. */
beforeAll(async () => {
  server = createServer(site.listener()).on("request", ({ headers }) => {
    if (!headers["x-hold"]) return;
    // A fixed amount of CPU work: time lost to a busy machine must not be blamed on a route.
    const [end, done] = [performance.now() + HELD_MS, worked() + HELD_MS];
    while (performance.now() < end || worked() < done);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns the log lines about blocked time while `work` runs. */
async function holdsDuring(work: () => Promise<unknown>) {
  const lines: string[] = [];
  const { watchMainThread } = await builtSite({});
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  vi.stubEnv("NODE_ENV", "production");
  const end = watchMainThread();
  await work();
  await wait(HELD_MS / 2);
  end();
  return lines.filter((line) => line.includes("the main thread was held"));
}

const headers = { "x-hold": "1", cookie: "theme=none" };

test("a hold of the thread that answers everybody is logged with the routes that were being answered, and with nothing of who asked for what", async () => {
  const lines = await holdsDuring(async () => {
    await fetch(`${origin}/advisors/ada-lovelace-of-ockham?email=ada@example.com`, { headers });
    const body = new URLSearchParams({ intent: "sign-in", email: "ada@example.com", password: "Correct-horse-7" });
    await fetch(`${origin}/auth?next=/ada`, { method: "POST", body, headers: { ...headers, origin: "http://127.0.0.1:3000" } });
  });
  const holds = lines.map((line) => JSON.parse(line));
  for (const route of ["GET /advisors/:slug", "POST /auth"])
    expect(
      holds.some(({ routes, milliseconds }) => routes.includes(route) && milliseconds >= HELD_MS),
      route,
    ).toBe(true);
  expect(lines.filter((line) => /ada/i.test(line))).toEqual([]);
});

test("a function is no longer answered once its answer is there, and a page until it is sent", async () => {
  const lines = await holdsDuring(async () => {
    await (await fetch(`${origin}/healthz`, { headers: { cookie: "theme=none" } })).text();
    await wait(100);
    await fetch(`${origin}/faq-that-is-not-there`, { headers });
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes("healthz"))).toEqual([]);
});
