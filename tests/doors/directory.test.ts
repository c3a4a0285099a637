import { expect, test } from "vitest";
import { CATEGORY_PAGE_SIZE } from "#app/features/advisors/directory/filter-options";
import { CATEGORIES } from "#app/features/catalog/categories";
import { EXPERTISE_TILES } from "#app/features/catalog/expertise-tiles";
import { SUBCATEGORIES, subcategoriesOf } from "#app/features/catalog/subcategories";
import { SHIPPED_RATES } from "#app/features/money/reference-rates";
import { isLongRun } from "../support/long";
import { pageText, readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

const open = (path: string) => readPage(site.visitor().get(path));

test("/find-advisor is titled 'Find Your Perfect Advisor' and leads to the six categories in their order", async () => {
  const { html, text } = await open("/find-advisor");
  expect(text).toContain("Find Your Perfect Advisor");
  expect(html).toContain('placeholder="Search categories..."');
  const tiles = [...html.matchAll(/class="card-cover" href="([^"]+)"|href="([^"]+)"[^>]*class="card-cover"/g)].map(
    ([, one, other]) => one ?? other,
  );
  expect(tiles.slice(0, 6)).toEqual(["/business", "/finance", "/legal", "/technology", "/marketing", "/other"]);
  expect(tiles.slice(6).every((address) => address?.startsWith("/advisors/"))).toBe(true);
});

test("a tile of /find-advisor shows up to three subcategories and '+N more'", async () => {
  const { text } = await open("/find-advisor");
  expect(text).toMatch(/Strategy Operations Growth & Scaling \+1 more/);
  expect(text).toMatch(/Corporate Law Employment Law IP Law \+1 more/);
  expect(text.match(/\+\d more/g)).toHaveLength(2);
});

test("the box of /find-advisor filters by name or description in any case", async () => {
  expect((await open("/find-advisor?q=LEGAL")).html).toContain('href="/legal"');
  const { html } = await open("/find-advisor?q=cLoUd");
  expect(html.match(/class="card-cover"/g)).toHaveLength(1);
});

test("with no match /find-advisor says 'No categories found matching' and offers 'Clear search'", async () => {
  const { text, html } = await open("/find-advisor?q=<zzz>asdf");
  expect(text).toContain('No categories found matching "<zzz>asdf"');
  expect(text).toContain("Clear search");
  expect(html).not.toContain("<zzz>asdf");
});

test("/find-advisor finds the category that words are about, however they are written, and says so when there is none", async () => {
  const tiles = async (q: string) =>
    [...(await open(`/find-advisor?${new URLSearchParams({ q })}`)).html.matchAll(/<a[^>]*class="card-cover"[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1],
    );
  for (const q of ["trade mark", "trademark", "trade-marks", "iplaw", "IP law", "law: ip", "Marke anmelden"])
    expect([q, await tiles(q)]).toEqual([q, ["/legal"]]);
  expect(await tiles("zzqqxx")).toEqual([]);
});

test("*Best Match* stands on the best of a sub-category's search, and on nobody where none fits, nothing is sought or all are listed", async () => {
  const marked = async (query: Record<string, string>) =>
    ((await open(`/legal/employment-law?${new URLSearchParams(query)}`)).text.match(/Best Match/g) ?? []).length;
  expect(await marked({ q: "dismissed without warning" })).toBe(1);
  for (const q of ["zzqqxx", "thanks", "rain", "who can help me please"]) expect([q, await marked({ q })]).toEqual([q, 0]);
  expect(await marked({ view: "all" })).toBe(0);
});

test("/advisors shows what /find-advisor shows, which is the canonical one", async () => {
  const { html, text } = await open("/advisors");
  expect(text).toContain("Find Your Perfect Advisor");
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/find-advisor"/);
});

test.each(
  CATEGORIES.map(({ path, pageTitle }) => [path, pageTitle]),
)("%s is titled '%s' and shows its advisors below a search box and Filters", async (path, title) => {
  const { html, text } = await open(path);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain('placeholder="Name, specialty or expertise area"');
  expect(text).toContain("Filters");
  expect(html.match(/href="\/advisors\/[^"]+"/g)?.length).toBeGreaterThanOrEqual(4);
});

test("a category page stands in its order: heading, search box, Filters, tiles, advisors, and the AI matcher below", async () => {
  for (const id of ["legal", "business", "marketing", "finance", "technology"] as const) {
    const { text, html } = await open(`/${id}`);
    const main = html.slice(html.indexOf("<main"));
    const [tile] = [...subcategoriesOf(id).map(({ path }) => path), `/${id}?expertise=`];
    const places = ["<h1", 'type="search"', ">Filters<", `href="${tile}`, 'href="/advisors/', "AI Advisor Matcher"];
    const found = places.map((place) => main.indexOf(place));
    expect(found.every((at) => at >= 0)).toBe(true);
    expect([id, ...found]).toEqual([id, ...[...found].sort((a, b) => a - b)]);
    expect(text).toMatch(/AI Advisor Matcher Beta/);
  }
});

test("the tiles of business, legal and marketing lead to their four sub-pages", async () => {
  for (const id of ["business", "legal", "marketing"] as const) {
    const { html } = await open(`/${id}`);
    expect(subcategoriesOf(id)).toHaveLength(4);
    for (const { path } of subcategoriesOf(id)) expect(html).toContain(`href="${path}"`);
  }
});

test("a tile of finance or technology sets the page's expertise filter", async () => {
  for (const { category, slug, label } of EXPERTISE_TILES) {
    expect((await open(`/${category}`)).html).toContain(`href="/${category}?expertise=${slug}"`);
    const { text, html } = await open(`/${category}?expertise=${slug}`);
    expect(html).toMatch(/aria-current="true"/);
    expect(text).toContain(`Clear all`);
    expect(text).toContain(label);
  }
});

test("a category's search and filters show the advisors that fit, count them, and say so when none does", async () => {
  const all = await open("/legal");
  const found = await open("/legal?q=patent");
  const count = (text: string) => Number(/(\d+) advisors?/.exec(text)?.[1]);
  expect(count(found.text)).toBeLessThan(count(all.text));
  const none = await open("/legal?price=1&rating=4.5");
  expect(none.text).toContain("No advisor fits all of this");
  expect(none.html).toContain('href="/legal"');
});

const slugs = (html: string) =>
  [...html.matchAll(/class="card-cover" href="\/advisors\/([^"?]+)"|href="\/advisors\/([^"?]+)"[^>]*class="card-cover"/g)].map(
    ([, one, other]) => one ?? other,
  );

test("a category's list goes on below itself, by addresses that can be shared", async () => {
  const first = await open("/business");
  const next = /href="(\/business\?page=2)#more"[^>]*>More advisors/.exec(first.html)?.[1];
  const second = await open(next!);
  expect(slugs(second.html).slice(0, CATEGORY_PAGE_SIZE)).toEqual(slugs(first.html));
  expect(new Set(slugs(second.html)).size).toBe(slugs(second.html).length);
  expect(slugs(second.html).length).toBeGreaterThan(CATEGORY_PAGE_SIZE);
  expect(second.html).toMatch(new RegExp(`id="more"[^>]*>(?:(?!</h3>).)*href="/advisors/${slugs(second.html)[CATEGORY_PAGE_SIZE]}"`, "s"));
});

test("/advisors/all lists everybody: each once, with face, price, rating and next free time, in four orders", async () => {
  const { text, html } = await open("/advisors/all");
  const [{ total }] = (await site.rows<{ total: number }>("select count(*)::int as total from advisers where status = 'approved'")) as [
    { total: number },
  ];
  expect(text).toContain(`${total} advisors Times in Sort by Recommended Soonest free Lowest price Best rated`);
  const seen = new Set<string | undefined>();
  for (let next: string | undefined = "/advisors/all"; next; ) {
    const page = await open(next);
    for (const slug of slugs(page.html)) seen.add(slug);
    next = /href="([^"]+)#more"[^>]*>More advisors/.exec(page.html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(seen.size).toBe(total);
  expect(html.match(/ \/ hour/g)).toHaveLength(9);
  expect((await open("/find-advisor")).html).toMatch(/href="\/advisors\/all"[^>]*>All advisors/);
  expect((await open("/")).html).toContain('href="/advisors/all"');
});

test("/advisors/all is sorted by price in dollars, by rating, and by who is free first", async () => {
  const prices = [...(await open("/advisors/all?sort=price&page=10")).html.matchAll(/data-approx="(\d+) (\w+)"/g)];
  const rates: Record<string, number> = SHIPPED_RATES.rates;
  const inDollars = prices.map(([, amount, currency]) => Number(amount) * rates[currency!]!);
  expect(inDollars.length).toBeGreaterThan(80);
  expect(inDollars).toEqual([...inDollars].sort((a, b) => a - b));
  const free = [
    ...(await open("/advisors/all?sort=soonest&page=3")).html.matchAll(/<time[^>]* dateTime="([^"]+)"|<time[^>]* datetime="([^"]+)"/gi),
  ];
  const times = free.map(([, one, other]) => one ?? other);
  expect(times.length).toBeGreaterThan(20);
  expect(times).toEqual([...times].sort());
  const rated = await site.rows<{ slug: string }>(
    "select slug from advisers where status = 'approved' order by (32 + rating_sum)::numeric / (8 + rating_count) desc limit 1",
  );
  expect(slugs((await open("/advisors/all?sort=rating")).html)[0]).toBe(rated[0]?.slug);
});

test("/advisors/all finds who is free on a day, and shows the first time of that day", async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { html, text } = await open(`/advisors/all?date=${day}&zone=UTC`);
  const times = [...html.matchAll(/<time[^>]* datetime="([^"]+)"/gi)].map(([, time]) => time);
  expect(times.length).toBeGreaterThan(3);
  for (const time of times) expect(time?.slice(0, 10)).toBe(day);
  expect(text).toContain("Free on ");
  expect((await open("/advisors/all?date=2020-01-01")).text).toContain("No advisor fits all of this");
});

test("a search among all has one address, and is neither crawled nor listed", async () => {
  const moved = await site.visitor().get("/advisors/all?q=tax&expertise=&price=&currency=USD&sort=best&rating=4");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/advisors/all?q=tax&rating=4"]);
  expect((await open("/advisors/all?rating=4")).html).toContain('<meta name="robots" content="noindex"/>');
  expect((await open("/advisors/all")).html).not.toContain("noindex");
  expect(
    await site
      .visitor()
      .get("/robots.txt")
      .then((answer) => answer.text()),
  ).toContain("Disallow: /advisors/all?\n");
  const { html } = await open("/advisors/all?category=legal&language=fr&sort=price");
  const links = [...html.matchAll(/href="(\/advisors\/all[^"]*)"/g)].map(([, link]) => link);
  expect(links.every((link) => !link?.includes("sort=soonest"))).toBe(true);
});

test("Filters says how many are left with what is set", async () => {
  const all = await open("/advisors/all");
  const some = await open("/advisors/all?category=finance");
  const count = (text: string) => Number(/(\d+) advisors/.exec(text)?.[1]);
  expect(count(some.text)).toBeLessThan(count(all.text));
  expect(some.text).toContain(`Show ${count(some.text)} advisors`);
  expect((await open("/finance?rating=4.5")).text).toMatch(/Show \d+ advisors?/);
});

test("/other asks for a category that is missing", async () => {
  expect((await open("/other")).text).toContain("Submit New Category Request");
});

test.each(
  SUBCATEGORIES.map(({ path, title, tagline, emoji }) => [path, title, tagline, emoji]),
)("%s shows its emoji, '%s', its tagline, the way back, and a box whose button waits for a text", async (path, title, tagline, emoji) => {
  const { html, text } = await open(path);
  expect(text).toContain(`${emoji} ${title}`);
  expect(text).toContain(tagline);
  expect(html).toMatch(new RegExp(`href="/${path.split("/")[1]}"[^>]*>.*?Back to`, "s"));
  expect(html).toContain('data-needs="q"');
  expect(text).not.toMatch(/Top \d|Best Match|View All/);
});

test.each(
  SUBCATEGORIES.map(({ path, advisors, searchPlaceholder }) => [path, advisors, searchPlaceholder]),
)("%s finds the top %s for its own example", async (path, advisors, example) => {
  const { text } = await open(`${path}?${new URLSearchParams({ q: example })}`);
  expect(text).toMatch(new RegExp(`Top [1-3] ${advisors} Found`));
  expect(text.match(/Best Match/g)).toHaveLength(1);
  expect(text).toContain(`View All ${advisors}`);
});

test("a result shows initials, name, specialty, rating with its count, place, next free time, two badges and 'Contact' with the first name", async () => {
  const { html, text } = await open("/legal/intellectual-property?q=patent");
  expect(text).toContain("Top 3 IP Law Advisors Found");
  const [card = ""] = html.split("Best Match")[1]!.split('</li><li class="card');
  const shown = pageText(card);
  expect(card).toMatch(/class="avatar[^>]*>[A-Z]{2}</);
  expect(shown).toMatch(/Rated \d\.\d out of 5, \d+ reviews?|New/);
  expect(shown).toMatch(/ · Remote/);
  expect(shown).toMatch(/Next free|No free time|Away/);
  expect(card.match(/class="badge/g)).toHaveLength(2);
  const name = /Contact (\S+)/.exec(shown)?.[1];
  expect(shown).toContain(`${name} `);
  expect(card).toMatch(/href="\/advisors\/[a-z-]+\?notice=linkedin"/);
});

test("each result says in a sentence why it stands there, and shows what the score is made of", async () => {
  const { html } = await open("/legal/intellectual-property?q=patent");
  const cards = html.split("Best Match")[1]!.split('</li><li class="card');
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(pageText(card)).toMatch(/(as their main expertise|among their areas).*What the score is made of.*Rating/s);
    expect(card.match(/<progress/g)).toHaveLength(4);
  }
});

test("'View All' lists every result in place, without a best one, at an address of its own", async () => {
  const { text, html } = await open("/business/operations?view=all&q=late");
  expect(text).toContain("All Operations Advisors");
  expect(html.match(/Contact [A-Z]/g)?.length ?? 0).toBeGreaterThan(3);
  expect((await open("/business/operations?view=all")).text).toContain("All Operations Advisors");
});

test("a search without a text is answered with what is missing", async () => {
  expect((await open("/business/strategy?q=%20%0A")).text).toContain("Please describe what you need help with");
});

test("a search for what nobody speaks of shows the best there, says so, and shows the way to all of them", async () => {
  const { text, html } = await open("/legal/corporate-law?q=zzqqxx");
  expect(text).toContain('mentions "zzqqxx". These come closest, but may not fit well.');
  expect(text.match(/(?<!and )Contact [A-Z]/g)).toHaveLength(3);
  expect(text).not.toContain("Best Match");
  expect(html).toContain('href="/legal/corporate-law?q=zzqqxx&amp;view=all"');
});

test("on the intellectual property page Contact and View All bring the toast 'Coming Soon! 🚀', and only there", async () => {
  const client = site.visitor();
  const found = await readPage(client.get("/legal/intellectual-property?q=logo"));
  for (const path of [/href="(\/advisors\/[^"]+notice=linkedin)"/, /href="(\/legal\/[^"]+view=all[^"]+notice=linkedin)"/]) {
    const address = path.exec(found.html)![1]!.replaceAll("&amp;", "&");
    const moved = await client.get(address);
    expect(moved.status).toBe(303);
    expect(moved.headers.get("location")).not.toContain("alert");
    const { text } = await readPage(client.get(moved.headers.get("location")!));
    expect(text).toContain("Coming Soon! 🚀 LinkedIn integration will be available soon. Stay tuned!");
  }
  expect((await open("/legal/corporate-law?q=contract")).html).not.toContain("notice=linkedin");
});

test("neither a page fetched ahead nor a part asked for beside it takes a toast from the page that is to show it", async () => {
  const client = site.visitor();
  const moved = await client.get("/legal/intellectual-property?q=logo&view=all&notice=linkedin");
  const ahead = await client.get("/legal/corporate-law", { "sec-purpose": "prefetch" });
  expect(ahead.headers.getSetCookie().join()).not.toContain("flash=");
  const beside = await client.get("/legal/intellectual-property.data?q=logo&view=all&notice=linkedin&_routes=root");
  expect(beside.headers.getSetCookie().join()).not.toContain("flash=;");
  const target = moved.headers.get("location")!;
  const shown = await client.get(`${target.replace("?", ".data?")}&_routes=root`);
  expect([await shown.text(), shown.headers.getSetCookie().join()]).toEqual([
    expect.stringContaining("Coming Soon! 🚀"),
    expect.stringContaining("flash=;"),
  ]);
  expect((await readPage(client.get("/legal/corporate-law?q=contract"))).text).not.toContain("Coming Soon! 🚀");
});

test("an advisor's public page has a way to book, to ask, free times that start a booking, and its own head", async () => {
  const listed = await open("/technology");
  const slug = /href="\/advisors\/([^"]+)"/.exec(listed.html)![1]!;
  const { html, status } = await open(`/advisors/${slug}`);
  expect(status).toBe(200);
  expect(html).toContain(`href="/advisors/${slug}/book"`);
  const [, hours = ""] = new RegExp(`<form[^>]* action="/advisors/${slug}/book"[^>]*>(.*?)</form>`).exec(html) ?? [];
  expect(hours).toMatch(/<button[^>]* value="20[^"]+Z"[^>]* name="time"/);
  expect(hours).toContain('type="hidden" name="minutes" value="30"');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/advisors/${slug}"`));
  expect(html).toContain('<script type="application/ld+json">');
  expect(html).not.toMatch(/@(?!context|type)[a-z0-9-]+\.example/);
});

test("an advisor's rating is the same figure at the head of their page and above its reviews", async () => {
  const advisors = await site.rows<{ slug: string }>("select slug from advisers where rating_count > 0 order by slug limit 12");
  const figures = [];
  for (const { slug } of advisors) {
    const { text } = await open(`/advisors/${slug}`);
    const [atHead, aboveReviews] = [/Rated (\S+) out of 5/, /(\S+) out of 5 5 stars/].map((pattern) => pattern.exec(text)?.[1]);
    figures.push([slug, atHead, aboveReviews]);
  }
  expect(figures.length).toBeGreaterThan(10);
  expect(figures.filter(([, atHead, aboveReviews]) => atHead === undefined || atHead !== aboveReviews)).toEqual([]);
});

test("an unknown advisor and an unknown sub-category are not found", async () => {
  for (const path of ["/advisors/nobody", "/advisors/%00", "/advisors/..%2F..", "/legal/space-law", "/finance/fundraising"])
    expect((await open(path)).status, path).toBe(404);
});

const FILTERS = ["q", "expertise", "price", "rating", "language", "availability", "experience", "location"];
/** Together in every run, and each alone in the long ones. */
const FIELDS = [...(isLongRun ? FILTERS.map((field) => [field]) : [FILTERS]), ["after"], ["view"], ["request"]];

test.each([
  ["ten thousand characters", "x".repeat(10_000)],
  ["emoji", "🚀👩‍⚖️"],
  ["right to left", "محامي"],
  ["a script", "<script>alert(1)</script>"],
  ["NUL", "a\0b"],
  ["a NUL that is written out", "%00"],
  ["SQL", "'; drop table advisers; --"],
])("%s in any field of any directory page is an answer of 200", async (_, text) => {
  for (const path of ["/find-advisor", "/legal", "/finance", "/business/strategy", "/search"]) {
    for (const fields of FIELDS) {
      const { status, html } = await open(`${path}?${new URLSearchParams(fields.map((field) => [field, text]))}`);
      expect(status, `${path} ${fields}`).toBe(200);
      expect(html).not.toContain("<script>alert");
    }
  }
});

test("a signed-in person is told how far away an advisor is, and saves one", async () => {
  const person = await site.person("near@example.com");
  await site.rows("update profiles set city = 'Lyon', country = 'France' where email = 'near@example.com'");
  expect((await readPage(person.get("/legal/employment-law?q=dismissal"))).text).toMatch(/\d+ km away/);
  const slug = /href="\/advisors\/([^"]+)"/.exec((await open("/legal")).html)![1]!;
  const saved = await person.post(`/advisors/${slug}`, { save: "1" });
  expect(saved.status).toBe(303);
  expect((await readPage(person.get(`/advisors/${slug}`))).text).toMatch(/is on your list of saved advisors/);
  const visitor = await site.visitor().post(`/advisors/${slug}`, { save: "1" });
  expect(visitor.headers.get("location")).toContain("/auth");
});

test("with the keyboard an advisor's page is skipped to its free times, before anything else of it", async () => {
  const [{ slug } = { slug: "" }] = await site.rows<{ slug: string }>(
    "select slug from advisers where availability_status = 'available' limit 1",
  );
  const { html } = await open(`/advisors/${slug}`);
  const main = html.slice(html.indexOf("<main"));
  expect(main.match(/<(?:a|button)\b[^>]*>[^<]*/)?.[0]).toContain('href="#day-times"');
  expect(main).toMatch(/<h3 id="day-times" tabindex="-1"/);
  expect(html).toContain("Skip to the free times");
});
