import { expect, test } from "vitest";
import { breadcrumbs, pageMeta, type Site } from "./page-meta";

const root = { id: "root", loaderData: { frame: { site: { name: "Harbour", origin: "https://h.example" } } } };
const page = { matches: [root, undefined], title: "Pricing", description: "What it costs.", path: "/pricing" };
const tags = (changes = {}) => pageMeta({ ...page, ...changes });

test("a page is titled with the name of the site, and the site itself with its name alone", () => {
  expect(tags()).toContainEqual({ title: "Pricing · Harbour" });
  expect(tags({ title: undefined })).toContainEqual({ title: "Harbour" });
});

test("the address that stands for the page is absolute and of the site's own origin", () => {
  expect(tags()).toContainEqual({ tagName: "link", rel: "canonical", href: "https://h.example/pricing" });
  expect(tags()).toContainEqual({ property: "og:url", content: "https://h.example/pricing" });
});

test("where it is shared it has a picture: its own, or the site's", () => {
  expect(tags()).toContainEqual({ property: "og:image", content: "https://h.example/files/og.png" });
  expect(tags({ image: "/files/og/ada.png" })).toContainEqual({ property: "og:image", content: "https://h.example/files/og/ada.png" });
});

test("a long description is cut at a word", () => {
  const summary = tags({ description: `${"word ".repeat(80)}` }).find((tag) => "name" in tag && tag.name === "description");
  expect(summary).toMatchObject({ content: expect.stringMatching(/^(word )+word…$/) });
  expect(String((summary as { content: string }).content).length).toBeLessThanOrEqual(160);
});

test("only a page that asks for it is hidden from search engines", () => {
  const robots = { name: "robots", content: "noindex" };
  expect(tags()).not.toContainEqual(robots);
  expect(tags({ isHidden: true })).toContainEqual(robots);
});

test("structured data goes along, one or several", () => {
  const fact = { "@type": "WebSite" };
  expect(tags({ jsonLd: fact })).toContainEqual({ "script:ld+json": fact });
  expect(tags({ jsonLd: [fact, fact] }).filter((tag) => "script:ld+json" in tag)).toHaveLength(2);
});

test("structured data can name the site's own addresses", () => {
  const places = [
    { name: "Legal", path: "/legal" },
    { name: "Corporate Law", path: "/legal/corporate-law" },
  ];
  expect(tags({ jsonLd: (site: Site) => breadcrumbs(site.origin, places) })).toContainEqual({
    "script:ld+json": expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Legal", item: "https://h.example/legal" },
        { "@type": "ListItem", position: 2, name: "Corporate Law", item: "https://h.example/legal/corporate-law" },
      ],
    }),
  });
});

test("a page whose root could not be loaded still has its title", () => {
  expect(tags({ matches: [] })).toEqual([{ title: "Pricing" }]);
});
