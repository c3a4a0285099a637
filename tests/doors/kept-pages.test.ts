import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeServer } from "../support/close-server";
import { useSite } from "../support/site";

const site = useSite({ demo: true });
let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});

afterAll(() => closeServer(server));

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

test("an anonymous page comes from the cache, and says 304 to who has it", async () => {
  const first = await get("/");
  const second = await get("/");
  expect(await second.text()).toBe(await first.text());
  const etag = second.headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  expect((await get("/", { "if-none-match": etag })).status).toBe(304);
});

test("a page that was made for a cookie is never shown to somebody without it", async () => {
  const visitor = site.visitor();
  const password = "Correct-horse-7";
  await visitor.post("/auth?tab=sign-up", { intent: "sign-up", email: "somebody@example.com", password, confirmPassword: password });
  const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  const waiting = await get("/auth?tab=sign-up&sent=1", { cookie });
  expect(await waiting.text()).toContain("somebody@example.com");
  const other = await (await get("/auth?tab=sign-up&sent=1")).text();
  expect(other).not.toContain("somebody@example.com");
});

test("cookies of language and currency leave a page as it is kept for all; with any other beside them it is made anew, and for one alone", async () => {
  const etag = (await get("/business")).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  for (const cookie of ["currency=EUR", "lang=en", "lang=en; currency=GBP"])
    expect([cookie, (await get("/business", { cookie, "if-none-match": etag })).status]).toEqual([cookie, 304]);
  for (const cookie of ["zone=UTC", "currency=EUR; zone=UTC", "own-currency=EUR", "currency=EUR; session=none"]) {
    const { headers } = await get("/business", { cookie });
    expect([cookie, headers.get("etag"), headers.get("cache-control")]).toEqual([cookie, null, "private, no-store"]);
  }
});

test("what the router adds to what it asks for makes no other page of one", async () => {
  const etag = (await get("/pricing")).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  for (const more of ["_routes=root", "_routes=anything", "index=1", "index=other", "_routes=a&index=b"])
    expect([more, (await get(`/pricing?${more}`, { "if-none-match": etag })).status]).toEqual([more, 304]);
  const asked = await get("/pricing.data?_routes=routes%2Fpricing");
  expect(await asked.text()).not.toContain('"root"');
});

test("a search, a choice or a place in a list takes no kept page's room, and is answered all the same", async () => {
  for (const path of [
    "/find-advisor?q=law",
    "/business?q=growth",
    "/business/strategy?q=growth",
    "/search?q=legal",
    "/advisors?compare=nobody",
    "/business?after=20.00000000-0000-4000-8000-000000000000",
  ]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("cache-control"), path).toBe("private, no-cache");
    expect(answer.headers.get("etag"), path).toBeNull();
    expect(await answer.text()).toContain("</html>");
  }
  for (const path of ["/business", "/business?expertise=operations", "/find-advisor"])
    expect((await get(path)).headers.get("etag"), path).not.toBeNull();
});

test("the pages of links in mails are not kept", async () => {
  const answer = await get("/auth/confirm?token=abc");
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

// A cached page lives for a minute: an earlier update shows that the cache was invalidated.
test("what an admin writes shows on the kept home page as soon as the cache has heard of it", async () => {
  expect(await (await get("/")).text()).not.toContain("A change that everybody sees");
  await site.rows("update site_banner set is_active = false");
  await site.rows("insert into site_banner (text, is_active) values ('A change that everybody sees', true)");
  await expect.poll(async () => (await get("/")).text()).toContain("A change that everybody sees");
});

test("every answer carries the same protective headers", async () => {
  for (const path of ["/", "/nowhere", "/favicon.svg", "/livez", "/profile"]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("referrer-policy"), path).toBeTruthy();
    expect(headers.get("x-powered-by"), path).toBeNull();
  }
});

test("a body that is too long is refused before it is read", async () => {
  const answer = await fetch(`${url}/auth`, {
    method: "POST",
    body: "x".repeat(200_000),
    headers: { origin: url, "content-type": "text/plain" },
  });
  expect(answer.status).toBe(413);
});

test("what is not there is a 404 for machines too, and shows no insides", async () => {
  for (const path of ["/.env", "/.git/config", "/package.json", "/metrics", "/debug", "/..%2f..%2fetc/passwd", "/%00"]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text(), path).not.toMatch(/node_modules|at .*\.js:\d+|"dependencies"/);
  }
});

test("the page of signing in is kept for those without a cookie alone", async () => {
  const { headers } = await get("/auth");
  expect([headers.get("etag") !== null, headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
    true,
    "no-cache",
    "same-origin",
  ]);
  const known = await fetch(`${url}/auth`, { headers: { cookie: "theme=dark" } });
  expect([known.headers.get("etag"), known.headers.get("cache-control")]).toEqual([null, "private, no-store"]);
});
