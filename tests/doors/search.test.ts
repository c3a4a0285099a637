import { expect, test } from "vitest";
import { SEARCHABLE_PAGES } from "#app/features/search/searchable-pages";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

const open = (path: string) => readPage(site.visitor().get(path));
const asked = (name: string) =>
  site.rows<{ askers: number; comments: string[] | null }>(
    `select askers, (select array_agg(comment) from category_request_comments where request_id = r.id) as comments
     from category_requests r where name = $1`,
    [name],
  );

test("the search is titled 'Search' and the product's name, and with no text shows 'Browse Categories'", async () => {
  const { html, text } = await open("/search");
  expect(html).toMatch(/<h1[^>]*>Search Sagebridge<\/h1>/);
  expect(text).toContain("Browse Categories");
});

test("the search finds the six categories by name and the thirteen pages by name or description", async () => {
  expect((await open("/search?q=mark")).html).toContain('href="/marketing"');
  for (const { path, name, description } of SEARCHABLE_PAGES) {
    for (const q of [name, description.slice(0, 25).trim()]) {
      const { html } = await open(`/search?${new URLSearchParams({ q })}`);
      expect(html, q).toContain(`data-found="" `);
      expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*data-found|<a [^>]*data-found[^>]*href="${path}"`));
    }
  }
});

test("from two letters on the search finds advisors and areas, too", async () => {
  const { text, html } = await open("/search?q=patent");
  expect(text).toContain("Advisors");
  expect(html).toMatch(/href="\/advisors\/[a-z-]+"/);
  // Each price has its amount in the reader's own currency beside it.
  const prices = [...html.matchAll(/\S+ \/ hour<small data-approx="\d+ [A-Z]{3}"/g)];
  expect(prices.length).toBe([...text.matchAll(/ \/ hour/g)].length);
  expect(prices.length).toBeGreaterThan(0);
  expect((await open("/search?q=cybersecurity")).html).toContain('href="/technology?expertise=cybersecurity"');
});

test("if nothing matches it says 'No results found for \"...\"' and offers 'Submit New Category Request'", async () => {
  const { text, html } = await open("/search?q=zzqqxx");
  expect(text).toContain('No results found for "zzqqxx"');
  expect(text).toContain("Submit New Category Request");
  expect(html).toContain('name="request" value="zzqqxx"');
});

test("Enter on an exact category name goes there, on anything else to the category request", async () => {
  const enter = async (q: string) => (await site.visitor().get(`/search?${new URLSearchParams({ go: "1", q })}`)).headers.get("location");
  expect(await enter("  legal ")).toBe("/legal");
  expect(await enter("Marketing / PR")).toBe("/marketing");
  expect(await enter("lega")).toBe("/search?request=lega");
  expect((await open("/search?request=lega")).html).toContain('value="lega"');
});

test("a category request without a name is answered 'Please enter a category name', and keeps the comments", async () => {
  const { status, text, html } = await readPage(site.visitor().post("/search", { name: "  ", comments: "About bees" }));
  expect(status).toBe(400);
  expect(text).toContain("Please enter a category name");
  expect(html).toContain("About bees");
});

test("a category request is stored, counted when it comes again, and confirmed", async () => {
  for (const [address, comments] of [
    ["192.0.2.1", "Honey"],
    ["192.0.2.1", "Honey"],
    ["192.0.2.2", ""],
  ] as const) {
    const client = site.visitor(address);
    const sent = await client.post("/search", { name: "Beekeeping", comments });
    expect(sent.status).toBe(303);
    const { text } = await readPage(client.get(sent.headers.get("location")!));
    expect(text).toContain("Category request submitted successfully! We'll review it and get back to you.");
  }
  // Repeated searches from one network count once.
  expect(await asked("Beekeeping")).toEqual([{ askers: 2, comments: ["Honey"] }]);
});

test("who is signed out may leave an address for the answer; a wrong one is said, and with an account it is not asked for", async () => {
  const client = site.visitor();
  expect((await readPage(client.get("/search?request=Heraldry"))).text).toContain("Your email (optional) Only if you want an answer.");
  const wrong = await readPage(client.post("/search", { name: "Heraldry", comments: "Shields", email: "ada@" }));
  expect([wrong.status, wrong.html.includes("Shields"), wrong.html.includes('value="ada@"')]).toEqual([400, true, true]);
  expect(wrong.text).toContain("Please enter a valid email address, or leave it blank");
  expect((await client.post("/search", { name: "Heraldry", comments: "", email: "ada@example.com" })).status).toBe(303);
  const kept = await site.rows(
    "select email from category_request_emails e join category_requests r on r.id = e.request_id where r.name = 'Heraldry'",
  );
  expect(kept).toEqual([{ email: "ada@example.com" }]);
  expect((await readPage((await site.person("heraldry@example.com")).get("/search?request=Chess"))).text).not.toContain(
    "If you want an answer",
  );
});

test("a category request that cannot be stored says 'Failed to submit category request. Please try again.' and keeps what was typed", async () => {
  await site.rows("alter table category_requests rename to category_requests_away");
  const { status, text, html } = await readPage(site.visitor().post("/search", { name: "Falconry", comments: "" }));
  await site.rows("alter table category_requests_away rename to category_requests");
  expect(status).toBe(503);
  expect(text).toContain("Failed to submit category request. Please try again.");
  expect(html).toContain('value="Falconry"');
});

test("a request from another site is refused", async () => {
  const sent = await site.visitor().post("/search", { name: "Foreign", comments: "" }, { origin: "https://evil.example" });
  expect(sent.status).toBe(403);
  expect(await asked("Foreign")).toEqual([]);
});

test("a search that finds nothing at all is counted as a page and in the dialog once it is no longer typed, and not letter by letter", async () => {
  const counted = (words: string) => site.rows("select times from empty_searches where words = $1", [words]);
  const typed = { "sec-fetch-dest": "empty" };
  for (const [q, headers] of [
    ["xylomarimba", {}],
    ["glockenspieler", typed],
    ["strategy", {}],
    ["x", {}],
  ] as const)
    await site.visitor().get(`/search?q=${q}`, headers);
  expect(await counted("xylomarimba")).toEqual([{ times: 1 }]);
  for (const words of ["glockenspieler", "strategy", "x"]) expect([words, await counted(words)]).toEqual([words, []]);
  await site.visitor().get("/search.data?q=glockenspieler&settled=1", typed);
  expect(await counted("glockenspieler")).toEqual([{ times: 1 }]);
});

test.each([
  ["de", "Kündi", "Arbeitsrecht"],
  ["fr", "cong", "Droit du travail"],
  ["fr", "Impô", "Fiscalité et comptabilité"],
  ["fr", "licenc", "Droit du travail"],
  ["it", "licenz", "Diritto del lavoro"],
  ["es", "impue", "Fiscalidad y contabilidad"],
  ["en", "dismi", "Employment Law"],
])("the beginning of an everyday word leads to its area and its advisors: %s %s", async (language, begun, area) => {
  const { text } = await readPage(site.visitor().get(`/search?q=${encodeURIComponent(begun)}`, { "accept-language": language }));
  expect(text.split(area).length).toBeGreaterThan(2);
});
