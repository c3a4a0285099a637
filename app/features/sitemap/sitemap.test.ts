import { expect, test } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { writeLlmsText } from "./llms";
import { sitemapIndex, sitemapLines } from "./sitemap";
import { staticPaths } from "./static-pages";

test("a sitemap names an address and when it last changed", () => {
  expect(
    sitemapLines([{ address: "https://a.example/x", changedAt: new Date("2026-03-04T23:59:59Z") }, { address: "https://a.example/y" }]),
  ).toBe("<url><loc>https://a.example/x</loc><lastmod>2026-03-04</lastmod></url>\n<url><loc>https://a.example/y</loc></url>\n");
});

test("what means something in XML is escaped", () => {
  expect(sitemapIndex([`https://a.example/?part=a&b=<">'`])).toContain("<loc>https://a.example/?part=a&amp;b=&lt;&quot;&gt;&apos;</loc>");
});

test("the pages that are always there stand once each, without those for one person alone", () => {
  const paths = staticPaths();
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path } of [...CATEGORIES, ...SUBCATEGORIES]) expect(paths).toContain(path);
  for (const path of ["/", "/how-it-works", "/pricing", "/terms", "/privacy"]) expect(paths).toContain(path);
  for (const path of ["/profile", "/auth", "/advisor-profile", "/book-consultation"]) expect(paths).not.toContain(path);
});

test("the text for language models names every page and field with its absolute address", () => {
  const link = (path: string) => `https://h.example${path}`;
  const text = writeLlmsText({ siteName: "Harbour", link, named: (name) => name, say: (key) => key });
  expect(text).toMatch(/^# Harbour\n\n> /);
  for (const path of staticPaths()) expect(text).toContain(`(https://h.example${path})`);
});
