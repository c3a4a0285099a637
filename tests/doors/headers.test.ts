import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeServer } from "../support/close-server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite();
let server: Server;
let url = "";
let cookie = "";
let asset = "";
let texts = "";
let etag = "";

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const visitor = await enter(site, await anAdvisor({ slug: "ada" }));
  cookie = `session=${visitor.cookies.get("session")}`;
  const home = await ask("/");
  const html = await home.text();
  asset = /(?:href|src|data-entry)="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
  texts = /\/texts\/[^" ]+/.exec(html)?.[0] ?? "";
  etag = home.headers.get("etag") ?? "";
});
afterAll(() => closeServer(server));

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(url + path, { redirect: "manual", headers, ...init });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { origin: url, "content-type": "application/x-www-form-urlencoded", ...headers }, { method: "POST", body });
const json = (headers: Record<string, string> = {}) =>
  post("/functions/match-adviser", "{}", { "content-type": "application/json", ...headers });
const plain = { "accept-encoding": "identity" };
const packed = { "accept-encoding": "br, gzip" };

const PRIVATE = "private, no-store";
/** Pages depend on the reader's language. */
const BY_READER = "accept-encoding accept-language cookie";
const KEPT = "no-cache";
const HOUR = "public, max-age=3600";
const PAGE = new RegExp(
  `^${[
    "default-src 'none'",
    "script-src 'self' 'sha256-[\\w+/]{43}='",
    "style-src-elem 'self' 'sha256-[\\w+/]{43}='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
    "report-uri /csp-reports",
  ].join("; ")}$`,
);
const NOTHING = /^default-src 'none'; frame-ancestors 'none'; sandbox$/;
const SANDBOX = /^sandbox; default-src 'none'$/;
const ANYWHERE = "strict-origin-when-cross-origin";

/** Streamed: no proxy may buffer it. */
const STREAMED = `${PRIVATE}, no-transform`;

type Row = [
  kind: string,
  answer: () => Promise<Response>,
  status: number,
  cacheControl: string | null,
  vary: string,
  policy: RegExp,
  referrer?: string,
];

/** Every kind of response, with its required headers. Vary is in lower case and sorted. */
const ANSWERS: Row[] = [
  ["a page, made for this", () => ask("/pricing", packed), 200, KEPT, BY_READER, PAGE],
  ["a page, kept", () => ask("/pricing", packed), 200, KEPT, BY_READER, PAGE],
  ["a page, made for this, not packed", () => ask("/terms", plain), 200, KEPT, BY_READER, PAGE],
  ["a page, kept, not packed", () => ask("/terms", plain), 200, KEPT, BY_READER, PAGE],
  ["a page, made for this, by gzip", () => ask("/privacy"), 200, KEPT, BY_READER, PAGE],
  ["a page, kept, by gzip", () => ask("/privacy"), 200, KEPT, BY_READER, PAGE],
  ["a page that the browser has", () => ask("/", { "if-none-match": etag }), 304, KEPT, BY_READER, PAGE],
  ["an advisor's page", () => ask("/advisors/ada", packed), 200, KEPT, BY_READER, PAGE],
  ["signing in", () => ask("/auth", packed), 200, KEPT, BY_READER, PAGE, "same-origin"],
  ["a link from a mail", () => ask("/auth/confirm?token=x"), 200, "no-store", BY_READER, PAGE, "same-origin"],
  ["a view of a page", () => ask("/business?q=law"), 200, "private, no-cache", BY_READER, PAGE],
  ["a page for a cookie that signs nobody in", () => ask("/pricing", { cookie: "theme=dark" }), 200, PRIVATE, BY_READER, PAGE],
  ["a public page, signed in", () => ask("/pricing", { cookie }), 200, PRIVATE, BY_READER, PAGE],
  ["a page of one's own", () => ask("/profile", { cookie }), 200, PRIVATE, BY_READER, PAGE],
  ["the data of a page", () => ask("/pricing.data"), 200, PRIVATE, "accept-encoding", NOTHING],
  ["the data of a page of one's own", () => ask("/profile.data", { cookie }), 200, PRIVATE, "accept-encoding", NOTHING],
  ["a page that is not there", () => ask("/nowhere"), 404, PRIVATE, BY_READER, PAGE],
  ["an advisor who is not listed", () => ask("/advisors/bob"), 404, PRIVATE, BY_READER, PAGE],
  ["a page one may not see", () => ask("/admin", { cookie }), 403, PRIVATE, BY_READER, PAGE],
  ["the way to sign in", () => ask("/messages"), 302, PRIVATE, "", NOTHING],
  ["a form that is refused", () => post("/auth", "intent=sign-in&email=a@b.co&password=x"), 400, PRIVATE, BY_READER, PAGE, "same-origin"],
  ["a form that was taken", () => post("/auth/sign-out", "", { cookie: "session=x" }), 303, PRIVATE, "", NOTHING],
  ["a form of another site", () => post("/auth", "x=1", { origin: "https://evil.example" }), 403, PRIVATE, "accept-encoding", NOTHING],
  ["a body that is too long", () => post("/auth", "x".repeat(200_000)), 413, PRIVATE, "accept-encoding", NOTHING],
  ["the texts of a page", () => ask(texts, packed), 200, "public, max-age=31536000, immutable", "accept-encoding", NOTHING],
  ["texts of another version", () => ask("/texts/x/de/frame.js"), 200, "no-cache", "accept-encoding", NOTHING],
  ["the language that is pressed", () => post("/language", "language=de"), 303, PRIVATE, "", NOTHING],
  ["a part of the build", () => ask(asset), 200, "public, max-age=31536000, immutable", "accept-encoding", NOTHING],
  ["a file of the site", () => ask("/favicon.svg"), 200, null, "accept-encoding", NOTHING],
  ["the robots' file", () => ask("/robots.txt"), 200, HOUR, "accept-encoding", NOTHING],
  ["the sitemap", () => ask("/sitemap.xml"), 200, HOUR, "accept-encoding", NOTHING],
  ["the manifest", () => ask("/manifest.webmanifest"), 200, HOUR, "accept-encoding", NOTHING],
  ["a picture to share", () => ask("/files/og/ada.png"), 200, HOUR, "", NOTHING],
  ["no picture to share", () => ask("/files/og/bob.png"), 404, PRIVATE, "accept-encoding", NOTHING],
  ["alive", () => ask("/livez"), 200, "no-store", "accept-encoding", NOTHING],
  ["ready", () => ask("/readyz"), 200, "no-store", "accept-encoding", NOTHING],
  ["no upload", () => ask("/files/videos/x.mp4"), 404, PRIVATE, "accept-encoding", SANDBOX],
  ["no file of a message", () => ask("/files/messages/1", { cookie }), 404, PRIVATE, "accept-encoding", SANDBOX],
  ["one's own records", () => ask("/files/my-records.json", { cookie }), 200, STREAMED, "", NOTHING],
  ["nobody's records", () => ask("/files/my-records.json"), 302, PRIVATE, "", NOTHING],
  ["a statement", () => ask("/files/statements/2026-01.csv", { cookie }), 200, PRIVATE, "", NOTHING],
  ["nobody's calendar", () => ask("/feeds/x.ics"), 404, "no-store", "accept-encoding", NOTHING],
  ["what is unread", () => ask("/notifications/unread", { cookie }), 200, PRIVATE, "accept-encoding", NOTHING],
  ["what is unread of nobody", () => ask("/notifications/unread"), 401, PRIVATE, "accept-encoding", NOTHING],
  ["a stream of nobody", () => ask("/notifications/live"), 401, PRIVATE, "accept-encoding", NOTHING],
  ["a function, signed out", () => json(), 401, "no-store", "accept-encoding", NOTHING],
  ["a function that refuses", () => json({ cookie }), 400, "no-store", "accept-encoding", NOTHING],
  ["a function that is only looked at", () => ask("/functions/match-adviser"), 405, PRIVATE, "", NOTHING],
];

test.each(
  ANSWERS,
)("%s says who may keep it, what it depends on and what may run", async (kind, work, status, cacheControl, vary, policy, referrer) => {
  const answer = await work();
  await answer.body?.cancel();
  const { headers } = answer;
  const varies = (headers.get("vary") ?? "").toLowerCase().split(", ").sort().join(" ");
  expect([kind, answer.status, headers.get("cache-control"), varies]).toEqual([kind, status, cacheControl, vary]);
  expect([headers.get("x-content-type-options"), headers.get("referrer-policy")]).toEqual(["nosniff", referrer ?? ANYWHERE]);
  expect(headers.get("content-security-policy")).toMatch(policy);
  // A private response has no validators either.
  if (cacheControl?.includes("no-store")) expect([headers.get("etag"), headers.get("last-modified")]).toEqual([null, null]);
});
