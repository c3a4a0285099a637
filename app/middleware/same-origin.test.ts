import { afterEach, expect, test, vi } from "vitest";
import { moveConfig } from "#app/config.server";
import { moveClock } from "#app/platform/clock.server";
import { refuseForeignWrite } from "./same-origin";

afterEach(() => moveConfig());

const status = (url: string, headers: Record<string, string>) =>
  refuseForeignWrite(new Request(url, { method: "POST", headers: { host: new URL(url).host, ...headers } }))?.status ?? null;

test("a write comes from this very origin, its scheme and its port included", () => {
  const here = "http://127.0.0.1:3000/auth";
  expect(status(here, { origin: "http://127.0.0.1:3000" })).toBeNull();
  for (const origin of ["https://127.0.0.1:3000", "http://127.0.0.1:3001", "http://127.0.0.1", "ftp://127.0.0.1:3000", "null", "http://"])
    expect([origin, status(here, { origin })]).toEqual([origin, 403]);
});

test("a site without one takes writes of the host that is asked for: a page elsewhere whose name was made to lead here is a stranger with no cookie of ours", () => {
  for (const host of ["myserver.lan:3000", "[::1]:3000", "advice.example"]) {
    expect(status(`http://${host}/auth`, { origin: `http://${host}` })).toBeNull();
    expect(status(`http://${host}/auth`, { origin: "http://127.0.0.1:3000" })).toBe(403);
  }
});

test("a site with an address of its own takes writes from that address alone, whatever host is asked", () => {
  moveConfig({ ...process.env, BASE_URL: "https://site.example" });
  const here = "http://site.example/auth";
  expect(status(here, { origin: "https://site.example" })).toBeNull();
  for (const origin of ["http://site.example", "https://site.example:444", "https://www.site.example", "https://evil.example"])
    expect([origin, status(here, { origin })]).toEqual([origin, 403]);
  expect(status("http://evil.example/auth", { origin: "http://evil.example" })).toBe(403);
});

test("of writes that are refused the log has one line a minute, however many come", () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  vi.stubEnv("NODE_ENV", "production");
  moveClock(3_600_000);
  for (let time = 0; time < 50; time += 1) status("http://127.0.0.1:3000/auth", { origin: `http://evil${time}.example` });
  moveClock(0);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(lines.filter((line) => line.includes("cross-origin write refused"))).toHaveLength(1);
});

test("without an Origin the browser must say that it is of this site", () => {
  const here = "http://127.0.0.1:3000/auth";
  expect(status(here, { "sec-fetch-site": "same-origin" })).toBeNull();
  for (const site of ["same-site", "cross-site", "none"]) expect([site, status(here, { "sec-fetch-site": site })]).toEqual([site, 403]);
  expect(status(here, {})).toBe(403);
});
