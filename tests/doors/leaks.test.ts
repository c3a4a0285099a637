import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Client } from "../support/client";
import { closeServer } from "../support/close-server";
import { useSite } from "../support/site";
import { anMp4 } from "../support/video-files";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });
let server: Server;
let url = "";
let root: Client;
let videoPath = "";

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  root = await site.person("root@example.com");
  await root.send("/admin/videos", { slot: "hero", video: new File([anMp4() as BlobPart], "a.mp4") });
  const [row] = await site.rows("select file_path from hero_videos");
  videoPath = `/files/videos/${row?.file_path}`;
});
afterAll(() => closeServer(server));

const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init });

/** Returns one response of each kind, with its expected status. */
async function everyKind(): Promise<[string, number, Response][]> {
  const home = await ask("/");
  const asset = /(?:href|src|data-entry)="(\/assets\/[^"]+)"/.exec(await home.text())?.[1] ?? "";
  const etag = (await ask("/")).headers.get("etag") ?? "";
  const cookie = [...root.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return [
    ["a page", 200, await ask("/pricing")],
    ["a kept page", 200, await ask("/pricing")],
    ["not modified", 304, await ask("/", { headers: { "if-none-match": etag } })],
    ["not found", 404, await ask("/no-such-page")],
    ["a redirect", 302, await ask("/admin")],
    ["an admin page", 200, await ask("/admin", { headers: { cookie } })],
    ["data", 200, await ask("/pricing.data")],
    ["a part of the build", 200, await ask(asset)],
    ["a static file", 200, await ask("/favicon.svg")],
    ["an upload", 200, await ask(videoPath)],
    ["a part of an upload", 206, await ask(videoPath, { headers: { range: "bytes=0-9" } })],
    ["a range there is not", 416, await ask(videoPath, { headers: { range: "bytes=999999-" } })],
    ["no such upload", 404, await ask("/files/videos/none.mp4")],
    ["a foreign post", 403, await ask("/auth", { method: "POST", body: "x=1", headers: { origin: "https://evil.example" } })],
    ["too long a body", 413, await ask("/auth", { method: "POST", body: "x".repeat(200_000), headers: { origin: url } })],
    [
      "a function",
      401,
      await ask("/functions/match-adviser", { method: "POST", body: "{}", headers: { origin: url, "content-type": "application/json" } }),
    ],
    ["alive", 200, await ask("/livez")],
    ["the robots' file", 200, await ask("/robots.txt")],
  ];
}

test("every answer carries the same set of protecting headers: pages, errors, 304, static files, uploads and redirects", async () => {
  for (const [kind, status, answer] of await everyKind()) {
    const { headers } = answer;
    expect([kind, answer.status]).toEqual([kind, status]);
    const carried = [
      "x-content-type-options",
      "referrer-policy",
      "cross-origin-opener-policy",
      "permissions-policy",
      "x-frame-options",
    ].map((name) => headers.get(name));
    expect([kind, carried]).toEqual([
      kind,
      ["nosniff", "strict-origin-when-cross-origin", "same-origin", "camera=(), geolocation=(), microphone=(), payment=(), usb=()", "DENY"],
    ]);
    expect([kind, headers.get("cross-origin-resource-policy")]).toEqual([kind, "same-origin"]);
    expect([kind, headers.get("content-security-policy") ?? ""]).toEqual([
      kind,
      expect.stringMatching(/frame-ancestors 'none'|^sandbox; default-src 'none'$/),
    ]);
    expect([kind, headers.get("server"), headers.get("x-powered-by")]).toEqual([kind, null, null]);
    await answer.body?.cancel();
  }
});

const HIDDEN = [
  "/.git/config",
  "/.git/HEAD",
  "/.env",
  "/package.json",
  "/package-lock.json",
  "/server.ts",
  "/build/server/index.js",
  "/metrics",
  "/debug",
  "/debug/pprof",
  "/phpinfo.php",
  "/.DS_Store",
  "/assets/",
  "/files/",
  "/files/videos/",
  "/node_modules/react/package.json",
  "/app/config.server.ts",
  "/..%2fpackage.json",
  "/assets/..%2f..%2f..%2fpackage.json",
];

test.each(HIDDEN)("%s is not found", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/"dependencies"|\[core\]|DATABASE_URL/);
});

test("the build has no source maps, and names none", async () => {
  const html = await (await ask("/")).text();
  const assets = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))];
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    expect([asset, (await (await ask(asset)).text()).includes("sourceMappingURL")]).toEqual([asset, false]);
    expect([asset, (await ask(`${asset}.map`)).status]).toEqual([asset, 404]);
  }
});

const INSIDES = /\bat \S+ \(|node_modules|\/app\/|\.tsx?:\d|select .* from|pg_|relation "|syntax error|ECONN|drizzle|postgres/i;

test("no answer to a failure says what is inside: no stack, no SQL, no path", async () => {
  await site.rows("alter table homepage_content rename to homepage_content_away; alter table users rename to users_away");
  const cookie = [...root.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answers = [
    await ask("/admin", { headers: { cookie } }),
    await ask("/admin.data", { headers: { cookie } }),
    await ask("/admin/videos/upload", { method: "POST", body: new FormData(), headers: { cookie, origin: url } }),
    await ask("/auth", {
      method: "POST",
      body: new URLSearchParams({ intent: "sign-in", email: "a@b.co", password: "Correct-horse-7" }),
      headers: { origin: url },
    }),
    await ask("/functions/match-adviser", {
      method: "POST",
      body: "{",
      headers: { cookie, origin: url, "content-type": "application/json" },
    }),
  ];
  await site.rows("alter table homepage_content_away rename to homepage_content; alter table users_away rename to users");
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  for (const answer of answers) {
    const body = (await answer.text()).replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, "");
    expect([answer.status, INSIDES.exec(body)?.[0]]).toEqual([answer.status, undefined]);
  }
});

test("admin-check failures are logged and treated as not admin: the other pages stand", async () => {
  const said: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  const listening = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  await site.rows("alter table user_roles rename to user_roles_away");
  const cookie = [...root.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const statuses = [];
  for (const path of ["/admin", "/admin/videos", "/admin.data", "/profile"])
    statuses.push([path, (await ask(path, { headers: { cookie } })).status]);
  await site.rows("alter table user_roles_away rename to user_roles");
  listening.mockRestore();
  vi.unstubAllEnvs();
  expect(statuses).toEqual([
    ["/admin", 403],
    ["/admin/videos", 403],
    ["/admin.data", 403],
    ["/profile", 200],
  ]);
  expect(said.join("")).toContain("the admin check failed");
  expect((await ask("/admin", { headers: { cookie } })).status).toBe(200);
});
