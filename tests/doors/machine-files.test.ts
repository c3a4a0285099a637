import { beforeAll, expect, test } from "vitest";
import { staticPaths } from "#app/features/sitemap/static-pages";
import { ORIGIN, useSite } from "../support/site";

const site = useSite({ demo: true, environment: { SITE_NAME: "Harbour", CONTACT_EMAIL: "desk@harbour.example" } });

const open = (path: string, headers?: Record<string, string>) => site.visitor().get(path, headers);
const textOf = async (path: string) => (await open(path)).text();

let slug = "";
beforeAll(async () => {
  slug = (await site.rows<{ slug: string }>("select slug from advisers where status = 'approved' order by slug limit 1"))[0]?.slug ?? "";
});

test("the sitemap has every public page and every approved advisor, absolute, and nothing that needs a sign-in", async () => {
  const response = await open("/sitemap.xml");
  expect(response.headers.get("content-type")).toContain("xml");
  const sitemap = await response.text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const advisors = await site.rows<{ slug: string }>("select slug from advisers where status = 'approved'");
  expect(addresses.length).toBe(staticPaths().length + advisors.length);
  for (const path of staticPaths()) expect(addresses).toContain(`${ORIGIN}${path}`);
  expect(sitemap).toMatch(new RegExp(`/advisors/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d<`));
  expect(sitemap).not.toMatch(/\/(profile|admin|messages|auth)</);
});

test("an advisor who is suspended leaves the sitemap and has no picture any more", async () => {
  await site.rows("update advisers set status = 'suspended' where slug = $1", [slug]);
  expect(await textOf("/sitemap.xml")).not.toContain(`/advisors/${slug}<`);
  expect((await open(`/files/og/${slug}.png`)).status).toBe(404);
  await site.rows("update advisers set status = 'approved' where slug = $1", [slug]);
});

test("robots.txt opens the site, closes what is one person's, and names the sitemap", async () => {
  const text = await textOf("/robots.txt");
  expect(text).toContain("User-agent: *");
  for (const path of ["/admin", "/profile", "/messages", "/consultations"]) expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
});

test("the process and its database say that they are there, each time anew", async () => {
  for (const path of ["/livez", "/readyz"]) {
    const answer = await open(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
  }
  expect(await (await open("/readyz")).json()).toMatchObject({ ready: true, zoneData: expect.stringMatching(/^20\d\d/) });
});

test("a part of the sitemap that cannot be is not found", async () => {
  for (const part of ["<", "a b", "%00", "x".repeat(300)]) expect((await open(`/sitemap.xml?part=${part}`)).status, part).toBe(404);
});

test("the manifest names the site and its icons", async () => {
  const response = await open("/manifest.webmanifest");
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  expect(await response.json()).toMatchObject({
    name: "Harbour",
    start_url: "/",
    icons: expect.arrayContaining([expect.objectContaining({ sizes: "512x512" })]),
  });
});

test("security.txt says whom to tell, and is good for less than a year", async () => {
  const text = await textOf("/.well-known/security.txt");
  expect(text).toContain("Contact: mailto:desk@harbour.example\n");
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const days = (Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("llms.txt is the site in a few lines with absolute addresses", async () => {
  const text = await textOf("/llms.txt");
  expect(text).toMatch(/^# Harbour\n/);
  expect(text).toContain(`](${ORIGIN}/pricing)`);
});

test("the site and each advisor have a picture, the same for the same words, sent once to who has it", async () => {
  for (const path of ["/files/og.png", `/files/og/${slug}.png`]) {
    const first = await open(path);
    expect(first.headers.get("content-type"), path).toBe("image/png");
    const picture = Buffer.from(await first.arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.length).toBeLessThan(150_000);
    const etag = first.headers.get("etag") ?? "";
    expect((await open(path, { "if-none-match": etag })).status).toBe(304);
    expect(Buffer.from(await (await open(path)).arrayBuffer()).equals(picture)).toBe(true);
  }
});

test("a picture of nobody is not found, whatever is asked for", async () => {
  for (const name of [
    "nobody.png",
    `${slug}.gif`,
    slug,
    ".png",
    "..%2f..%2fetc%2fpasswd.png",
    "%00.png",
    `${"a".repeat(300)}.png`,
    "'or'1'='1.png",
  ]) {
    expect((await open(`/files/og/${name}`)).status, name).toBe(404);
  }
});

test("the page without a connection is the service worker's to fill; whoever opens it comes home", async () => {
  const kept = await (await open("/offline.html", { "sec-fetch-mode": "cors" })).text();
  // One of the two is removed: the text for an unreachable page, or the one for an unsent form.
  expect([kept.match(/<p[^>]*data-unreached/g)?.length, kept.match(/<form/g)?.length]).toEqual([1, 1]);
  expect(kept).toContain("the-words-that-were-typed");
  const opened = await open("/offline.html", { "sec-fetch-mode": "navigate" });
  expect([opened.status, opened.headers.get("location")]).toEqual([302, "/"]);
});
