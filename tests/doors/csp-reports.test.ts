import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ORIGIN, useSite } from "../support/site";

const site = useSite();

const REPORT = JSON.stringify({
  "csp-report": {
    "document-uri": `${ORIGIN}/advisors/ann?token=secret`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js",
  },
});

const post = (body: string, type = "application/csp-report", address = "203.0.113.7") => {
  const headers = { host: new URL(ORIGIN).host, origin: ORIGIN, "content-type": type, "content-length": String(body.length) };
  return site.fetch(new Request(`${ORIGIN}/csp-reports`, { method: "POST", body, headers }), address);
};

let lines: string[] = [];

// The tests' log is silent, except for this.
beforeEach(() => {
  lines = [];
  vi.stubEnv("NODE_ENV", "production");
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const told = () => lines.flatMap((line) => (line.includes("content security policy") ? [JSON.parse(line)] : []));

test("a report is taken from whoever looks at a page, and told in the log with its count, without anything of the reader", async () => {
  const answer = await post(REPORT);
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("set-cookie")]).toEqual([204, "no-store", null]);
  expect((await post(REPORT)).status).toBe(204);
  expect(told()).toMatchObject([
    { level: "warn", directive: "script-src-elem", blocked: "https://evil.example", page: "/advisors/ann", count: 1 },
  ]);
  expect(lines.join("")).not.toContain("secret");
});

test("what is no report is refused: another type, another form, no JSON, a page that asks", async () => {
  expect((await post(REPORT, "application/json")).status).toBe(415);
  for (const body of ["{}", "[]", "null", "{", '{"csp-report":{"document-uri":"x"}}'])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  expect((await site.visitor().get("/csp-reports")).status).toBe(405);
  expect((await post("x".repeat(70_000))).status).toBe(413);
  expect(told()).toEqual([]);
});

test("a network that reports without end is told to wait, and another one is still heard", async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 45; sent += 1) statuses.add((await post(REPORT, undefined, "203.0.113.9")).status);
  expect([...statuses]).toEqual([204, 429]);
  const limited = await post(REPORT, undefined, "203.0.113.9");
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await post(REPORT, undefined, "203.0.113.10")).status).toBe(204);
});
