import { beforeAll, expect, test } from "vitest";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

const PASSWORD = "Correct-horse-7";
let slug = "";
let name = "";
beforeAll(async () => {
  const [one] = await site.rows<{ slug: string; display_name: string }>(
    "select slug, display_name from advisers where status = 'approved' and category = 'business' order by rating_count desc, id limit 1",
  );
  slug = one!.slug;
  name = one!.display_name;
});

const savedBy = (email: string) =>
  site.rows<{ slug: string }>(
    "select a.slug from saved_advisers s join advisers a on a.id = s.adviser_id join users u on u.id = s.user_id where u.email = $1",
    [email],
  );

test("a card saves its advisor, says so on the page it stands on, and takes them back", async () => {
  const client = await site.person("saver@example.com");
  const answer = await client.post(`/advisors/${slug}`, { save: "1", back: "/business?rating=4" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/business?rating=4");
  const { text, html } = await readPage(client.get("/business?rating=4"));
  expect(text).toContain(`${name} is on your list of saved advisors.`);
  expect(html).toContain(`aria-label="Saved: ${name}"`);
  expect(await savedBy("saver@example.com")).toEqual([{ slug }]);
  await client.post(`/advisors/${slug}`, { save: "0", back: "/business" });
  expect(await savedBy("saver@example.com")).toEqual([]);
});

test("every card of a category, of a sub-category's search and the public page can be saved without JavaScript", async () => {
  for (const path of ["/business", "/business/strategy?q=strategy", `/advisors/${slug}`]) {
    const { html } = await readPage(site.visitor().get(path));
    const forms = [...html.matchAll(/<form(?=[^>]*method="post")[^>]*action="(\/advisors\/[^"?]+)"[^>]*>.*?<\/form>/g)];
    const cards = new Set([...html.matchAll(/href="(\/advisors\/[^"?]+)"/g)].map(([, to]) => to)).size;
    expect(forms.length, path).toBe(Math.max(1, cards));
    for (const [form] of forms) {
      expect(form).toContain('method="post"');
      expect(form).toMatch(/<button[^>]*value="1"[^>]*name="save"/);
    }
  }
});

test("the signed-out sign in first, then the advisor is saved and they are back where they were", async () => {
  await site.person("later@example.com", PASSWORD);
  const visitor = site.visitor();
  const asked = await visitor.post(`/advisors/${slug}`, { save: "1", back: "/business?compare=x" });
  const signIn = asked.headers.get("location")!;
  expect(signIn).toBe(`/auth?${new URLSearchParams({ next: `/advisors/${slug}#save`, back: "/business?compare=x" })}`);
  expect((await readPage(visitor.get(signIn))).html).toMatch(/href="\/business\?compare=x"[^>]*>(<[^>]*>)*Back to where you were/);
  expect(await savedBy("later@example.com")).toEqual([]);
  const signedIn = await visitor.post(signIn, { intent: "sign-in", email: "later@example.com", password: PASSWORD });
  expect(signedIn.headers.get("location")).toBe(`/advisors/${slug}#save`);
  const saved = await visitor.get(`/advisors/${slug}`);
  expect(saved.headers.get("location")).toBe(`/business?compare=x#card-${slug}`);
  expect(await savedBy("later@example.com")).toEqual([{ slug }]);
  const back = await readPage(visitor.get("/business?compare=x"));
  expect(back.text).toContain(`${name} is on your list of saved advisors.`);
  expect(back.html).toMatch(new RegExp(`<li [^>]*id="card-${slug}"`));
  await visitor.post(`/advisors/${slug}`, { save: "0" });
  expect((await visitor.get(`/advisors/${slug}`)).status).toBe(200);
  expect(await savedBy("later@example.com")).toEqual([]);
});

test("in a category and in a sub-category's results every card of whoever is signed in is a place to come back to, and nobody else's", async () => {
  const client = await site.person("back@example.com");
  for (const path of ["/business", "/business/strategy?q=strategy"]) {
    const placesFor = async (who: { get: (to: string) => Promise<Response> }) => {
      const { html } = await readPage(who.get(path));
      const slugs = new Set(
        [...html.matchAll(/<form(?=[^>]*method="post")[^>]*action="\/advisors\/([^"?]+)"/g)].map(([, of]) => `card-${of}`),
      );
      const ids = new Set([...html.matchAll(/<li [^>]*id="(card-[^"]+)"/g)].map(([, id]) => id));
      return { slugs, ids };
    };
    const [mine, theirs] = [await placesFor(client), await placesFor(site.visitor())];
    expect(mine.slugs.size, path).toBeGreaterThan(0);
    expect([mine.ids, theirs.ids], path).toEqual([mine.slugs, new Set()]);
  }
});

test("the way back is a page of this site, whatever a form or an address says", async () => {
  for (const back of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""]) {
    const { html } = await readPage(site.visitor().get(`/auth?back=${encodeURIComponent(back)}`));
    expect([back, html.includes("Back to home"), html.includes("Back to where you were")]).toEqual([back, true, false]);
  }
  const client = await site.person("careful@example.com");
  for (const back of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""]) {
    const answer = await client.post(`/advisors/${slug}`, { save: "1", back });
    expect(answer.headers.get("location"), back).toBe(`/advisors/${slug}`);
  }
});

test("nobody can be saved who is not listed", async () => {
  const client = await site.person("nobody@example.com");
  expect((await client.post("/advisors/nobody-at-all", { save: "1" })).status).toBe(404);
});
