import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { siteLink } from "#app/platform/origin.server";
import { useDatabase } from "../../../tests/support/database";
import { anAdvisor } from "../../../tests/support/people";
import { countListedAdvisors, firstSlugsOfParts, readListedAdvisors } from "./sitemap.server";
import { writeSitemap } from "./sitemap-files.server";
import { staticPaths } from "./static-pages";

useDatabase();

const SLUGS = ["ada-one", "bea-two", "cleo-three", "dora-four", "eve-five"];

beforeAll(async () => {
  for (const slug of SLUGS) await anAdvisor({ slug });
  await anAdvisor({ slug: "gone-suspended", status: "suspended" });
  const { userId } = await anAdvisor({ slug: "gone-account" });
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId));
});

async function pagesOf(options: Parameters<typeof readListedAdvisors>[1]) {
  const pages = [];
  for await (const page of readListedAdvisors(db, options)) pages.push(page.map(({ slug }) => slug));
  return pages;
}

const read = async (part: string | null, most?: number) => new Response(await writeSitemap(part, most)).text();

test("only advisors whom the public may see are listed", async () => {
  expect(await countListedAdvisors(db)).toBe(SLUGS.length);
  expect((await pagesOf({})).flat()).toEqual(SLUGS);
});

test("the directory is read in pages, none larger than asked for, nobody left out or twice", async () => {
  expect(await pagesOf({ pageSize: 2 })).toEqual([["ada-one", "bea-two"], ["cleo-three", "dora-four"], ["eve-five"]]);
  expect(await pagesOf({ pageSize: 5 })).toEqual([SLUGS]);
});

test("a part begins with its slug and ends after as many as it may have", async () => {
  expect(await pagesOf({ from: "bea-two", most: 3, pageSize: 2 })).toEqual([["bea-two", "cleo-three"], ["dora-four"]]);
  expect(await firstSlugsOfParts(db, 2)).toEqual(["ada-one", "cleo-three", "eve-five"]);
});

test("while all fit, one sitemap has every page and every advisor with the day of the last change", async () => {
  const sitemap = await read(null);
  for (const path of staticPaths()) expect(sitemap).toContain(`<loc>${siteLink(path)}</loc>`);
  for (const slug of SLUGS)
    expect(sitemap).toMatch(new RegExp(`<loc>${siteLink(`/advisors/${slug}`)}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
  expect(sitemap).not.toContain("gone-");
  expect(sitemap.trimEnd().endsWith("</urlset>")).toBe(true);
});

test("when they no longer fit, an index leads to parts that together have each once", async () => {
  const index = await read(null, 2);
  const parts = [...index.matchAll(/part=([\w-]+)</g)].map(([, part]) => part ?? "");
  expect(parts).toEqual(["pages", "ada-one", "cleo-three", "eve-five"]);
  const all = (await Promise.all(parts.map((part) => read(part, 2)))).join("");
  for (const address of [...staticPaths(), ...SLUGS.map((slug) => `/advisors/${slug}`)])
    expect(all.split(`<loc>${siteLink(address)}</loc>`)).toHaveLength(2);
});

test("a part that cannot be is none", async () => {
  expect(await writeSitemap("<script>")).toBeNull();
  expect(await writeSitemap("x".repeat(500))).toBeNull();
});
