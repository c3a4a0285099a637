import { expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

test("a sentence in the search can be given to the assistant, from its results and from the request for a category", async () => {
  const sentence = "my landlord wants to evict my shop";
  for (const path of [`/search?${new URLSearchParams({ q: sentence })}`, `/search?${new URLSearchParams({ request: sentence })}`]) {
    const { html, text } = await readPage(site.visitor().get(path));
    expect(text, path).toContain("Ask the assistant with this sentence");
    expect(html, path).toMatch(new RegExp(`action="/ai-assistant"[^]*name="content" value="${sentence}"`));
  }
  expect((await readPage(site.visitor().get("/search?q=patent+lawyer"))).text).not.toContain("Ask the assistant");
});

test("who misses a wish has no percentage on the card, but how many wishes are met", async () => {
  const visitor = site.visitor();
  await visitor.post("/ai-assistant", { assistant: "message", content: "a tax advisor under 50 euros an hour" });
  const { text } = await readPage(visitor.get("/ai-assistant"));
  expect(text).toContain("Costs more than you said.");
  expect(text).toContain("Wishes met: 0 of 1");
  expect(text).not.toMatch(/\d+% match/);
});

test("a search on a category's and a sub-category's page says which wishes are missed, and who misses fewest is the best match", async () => {
  const said = async (path: string, q: string) => (await readPage(site.visitor().get(`${path}?${new URLSearchParams({ q })}`))).text;
  const dismissals = await said("/legal/employment-law", "two dismissals in Germany");
  expect(dismissals).toMatch(/Best Match\s+(?:KH )?\s*Katrin Hoffmann/);
  expect(dismissals).not.toContain("Close, but");
  expect(dismissals).toContain("Is not near the place you named; you talk online.");
  const dear = "fired in Vienna, under 20 euros an hour";
  for (const path of ["/legal/employment-law", "/legal", "/advisors/all"]) {
    const text = await said(path, dear);
    expect(text, path).toContain("Close, but above €20 an hour and based outside Vienna.");
    expect(text, path).toContain("Costs more than you said. Is not near the place you named; you talk online.");
  }
  expect(await said("/legal/employment-law", "two dismissals")).not.toMatch(/Close, but|Is not near/);
});

test("where nobody knows the very matter, nobody is called good hands for it", async () => {
  const visitor = site.visitor();
  await visitor.post("/ai-assistant", { assistant: "message", content: "My landlord wants to evict my shop" });
  const { text } = await readPage(visitor.get("/ai-assistant"));
  expect(text).toContain("I could not tell a narrower area than Legal from that");
  expect(text).not.toMatch(/\d% match/);
  expect(text).not.toContain("in good hands");
});

test.each(LANGUAGES)("the languages of the filter are in the order of their names in %s", async (language) => {
  const { html } = await readPage(site.visitor().get(`/advisors/all?lang=${language}`));
  const select = /<select[^>]*name="language"[^>]*>(.*?)<\/select>/s.exec(html)?.[1] ?? "";
  const names = [...select.matchAll(/<option value="[a-z]+"[^>]*>([^<]+)</g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
});
