import { beforeAll, expect, test } from "vitest";
import { priceConsultation } from "#app/features/booking/pricing";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

const open = (path: string) => readPage(site.visitor().get(path));

interface Listed {
  slug: string;
  display_name: string;
  hourly_rate: number;
  currency: string;
  category: string;
}

let people: Listed[] = [];
beforeAll(async () => {
  people = await site.rows<Listed>(
    "select slug, display_name, hourly_rate, currency, category from advisers where status = 'approved' and category = 'business' and hourly_rate % 100 = 0 order by rating_count desc, id limit 4",
  );
});

const addressOf = (some: Listed[], rest = "") => `/advisors?compare=${some.map(({ slug }) => slug).join(",")}${rest}`;
const links = (html: string, pattern: RegExp) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!).filter((to) => pattern.test(to));

test("up to three advisors stand side by side, in the order of the address, with the price for the chosen length", async () => {
  const { html, text } = await open(addressOf(people, "&minutes=90"));
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  const [first, second, third] = people.map(({ display_name }) => text.indexOf(display_name));
  expect([first, second, third].every((place) => place! > 0) && first! < second! && second! < third!).toBe(true);
  expect(text).not.toContain(people[3]!.display_name);
  for (const { hourly_rate, currency } of people.slice(0, 3)) {
    const { totalPrice } = priceConsultation({
      hourlyRate: hourly_rate,
      minutes: 90,
      urgency: "normal",
      surgeMultiplierTenths: 10,
      rules: SPECIFIED_RULES,
    });
    const money = { style: "currency", currency, minimumFractionDigits: totalPrice % 100 === 0 ? 0 : 2 } as const;
    expect(text).toContain(new Intl.NumberFormat("en", money).format(totalPrice / 100));
  }
  for (const row of ["Price for 1 h 30 min", "Rating", "Experience", "Languages", "Next free", "Areas of expertise", "Badges"])
    expect(text).toContain(row);
});

test("the length is chosen by links, and one that cannot be booked counts as the nearest", async () => {
  const { html, text } = await open(addressOf(people.slice(0, 2), "&minutes=7"));
  expect(text).toContain("Price for 15 min");
  expect(links(html, /minutes=60&amp;compare=/)[0]).toContain(people[1]!.slug);
});

test("fewer than three can be added to: the categories carry the choice along, and a card adds to it or is taken out", async () => {
  const [one, two] = people as [Listed, Listed];
  const comparison = await open(addressOf([one]));
  expect(comparison.text).toContain("Add another");
  expect(comparison.html).toContain(`href="/finance?compare=${one.slug}"`);
  const { html, text } = await open(`/business?compare=${one.slug}`);
  expect(text).toContain("1 of 3 chosen");
  expect(html).toContain(`aria-label="Compare ${two.display_name}"`);
  expect(html).toMatch(new RegExp(`aria-label="Compare ${two.display_name}"[^>]* value="${one.slug},${two.slug}"`));
  expect(html).toMatch(new RegExp(`form="compare"[^>]*aria-label="Comparing ${one.display_name}: take out"[^>]*value=""`));
  expect(html).toContain(`href="/advisors/${two.slug}?compare=${one.slug}"`);
  expect(html).toContain(`href="/business/strategy?compare=${one.slug}"`);
  expect(links(html, /page=2/).length).toBeGreaterThan(0);
  expect(links(html, /page=2/).every((to) => to.includes(`compare=${one.slug}`))).toBe(true);
});

test("a fourth finds no room, and says so", async () => {
  const { html, text } = await open(`/business?compare=${people.slice(0, 3).map(({ slug }) => slug)}`);
  expect(text).toContain("3 of 3 chosen");
  expect(text).toContain("Three chosen");
  expect(html).not.toContain(`aria-label="Compare ${people[3]!.display_name}"`);
});

test("the public page, the search of a sub-category and the way back keep the choice", async () => {
  const [one] = people as [Listed];
  expect((await open(`/advisors/${one.slug}?compare=${one.slug}`)).html).toContain(`href="/business?compare=${one.slug}"`);
  const { html } = await open(`/business/strategy?q=strategy&compare=${one.slug}`);
  expect(html).toContain(`name="compare" value="${one.slug}"`);
  expect(html).toContain(`view=all&amp;compare=${one.slug}`);
});

test("who is not listed is left out, and an address of nobody says what to do", async () => {
  await site.rows("update advisers set status = 'suspended' where slug = $1", [people[1]!.slug]);
  const { html, text } = await open(addressOf(people.slice(0, 2)));
  await site.rows("update advisers set status = 'approved' where slug = $1", [people[1]!.slug]);
  expect(html.match(/<th scope="col"/g)).toHaveLength(1);
  expect(text).not.toContain(people[1]!.display_name);
  for (const nonsense of ["nobody", "%00", "<script>alert(1)</script>", "';drop table advisers;--", "🚀".repeat(900), ",,,"]) {
    const answer = await open(`/advisors?compare=${encodeURIComponent(nonsense)}`);
    expect(answer.status, nonsense).toBe(200);
    expect(answer.text).toContain("None of these advisors is listed");
    expect(answer.html).not.toContain("<script>alert");
  }
});

test("a comparison is a view: not listed by search engines, and /find-advisor shows the same", async () => {
  const { html } = await open(`/find-advisor?compare=${people[0]!.slug}`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain("<h1");
  expect(html).toContain(`href="/advisors/${people[0]!.slug}?compare=`);
});
