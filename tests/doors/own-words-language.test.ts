import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { addEntry } from "#app/features/admin/taxonomy/entries.server";
import { addTopic } from "#app/features/admin/taxonomy/topics.server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient, anAdvisor } from "../support/people";
import { ORIGIN } from "../support/site";

/** Longest time, in milliseconds, for a change to reach a cached page. */
const HEARD_WITHIN = 60_000;

const site = useInhabitedSite({ environment: { LANGUAGE: "de", SITE_NAME: "Grünwerk", BASE_URL: ORIGIN } });

beforeAll(async () => {
  const at = new Date();
  const admin = await aClient({ firstName: "Rosa", language: "de" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const texts = { name: "Gartenplanung", pageTitle: "Gartenplaner", description: "Beete, Bäume und Rasen." };
  await addEntry(admin, { category: "", address: "garten", icon: "sun", texts, translations: { fr: { name: "Jardins" } } }, at);
  const place = { value: "garten", category: "garten", shelf: null };
  await addTopic(admin, { name: "Tree cutting", place, words: "", translations: { en: "Tree cutting", de: "Baumschnitt" } }, at);
  await anAdvisor({ slug: "rosa", category: "garten", topics: ["Tree cutting"] });
  const page = { title: "Obstbäume", tagline: "Pflanzen und schneiden.", tileDescription: "Apfel und Birne" };
  await addEntry(admin, { category: "garten", address: "obstbaeume", icon: "🌳", texts: page, translations: {} }, at);
  const hedges = {
    name: "Heckenpflege",
    words: "",
    translations: { en: "Hedge care" },
    place: { value: "garten", category: "garten", shelf: null },
  };
  await addTopic(admin, hedges, at);
  await anAdvisor({ slug: "ina-hecke", displayName: "Ina Hecke", jobTitle: "", category: "garten", topics: ["Heckenpflege"] });
  await site.rows("insert into site_settings (name, value) values ('brand_tagline', 'Rat für jeden Garten'); notify brand");
  const post = await enter(site, admin);
  const banner = { linkUrl: "/pricing", linkText: "Preise", backgroundColor: "#3b82f6", textColor: "#ffffff", startsAt: "", endsAt: "" };
  await post.post("/admin/banner", { intent: "create", text: "Montags geschlossen", ...banner });
  const [row] = await site.rows<{ id: string }>("select id from site_banner");
  await post.post("/admin/banner", { intent: "activate", id: row!.id });
  await vi.waitFor(async () => {
    const html = await pageIn("/", "de");
    expect([html.includes("Rat für jeden Garten"), html.includes("Montags"), html.includes("Gartenplanung")]).toEqual([true, true, true]);
  }, HEARD_WITHIN);
});

const pageIn = async (path: string, language: string) =>
  (await site.visitor().get(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`)).text();

/** Returns the `lang` of the element around these words; null if it has none. */
function languageOf(html: string, words: string) {
  const found = [...html.matchAll(new RegExp(`<((?!title)[a-z0-9]+)([^>]*)>\\s*${words}`, "g"))];
  expect([words, found.length]).not.toEqual([words, 0]);
  return [...new Set(found.map(([, , attributes = ""]) => / lang="([^"]*)"/.exec(attributes)?.[1] ?? null))];
}

const OWN: [path: string, words: string][] = [
  ["/", "Rat für jeden Garten"],
  ["/", "Montags geschlossen"],
  ["/", "Gartenplanung"],
  ["/", "Beete, Bäume und Rasen\\."],
  ["/find-advisor", "Gartenplanung"],
  ["/garten", "Gartenplaner"],
  ["/garten", "Beete, Bäume und Rasen\\."],
  ["/garten", "Apfel und Birne"],
  ["/garten/obstbaeume", "Pflanzen und schneiden\\."],
];

test.each(OWN)("on %s in another language '%s' says that it is German, as whoever runs the site wrote it", async (path, words) => {
  expect(languageOf(await pageIn(path, "en"), words)).toEqual(["de"]);
});

test("the title of a page below says it within its heading, beside the drawing", async () => {
  expect(languageOf(await pageIn("/garten/obstbaeume", "en"), "Obstbäume")).toEqual(["de"]);
});

test.each(OWN)("on %s in the site's own language '%s' says nothing more than the page", async (path, words) => {
  expect(languageOf(await pageIn(path, "de"), words)).toEqual([null]);
});

test("what is translated, and what every site begins with, is in the language of the page", async () => {
  expect(languageOf(await pageIn("/", "fr"), "Jardins")).toEqual([null]);
  expect(languageOf(await pageIn("/", "en"), "Finance")).toEqual([null]);
  expect(languageOf(await pageIn("/", "en"), "Accounts, tax, funding")).toEqual([null]);
});

test("side by side, an area that was named in English says so to whoever reads a third language, and nothing in either of its own", async () => {
  const headed = async (language: string) =>
    /<th scope="col"[\s\S]*?<\/th>/.exec(await pageIn("/find-advisor?compare=rosa", language))?.[0];
  expect(await headed("fr")).toContain('<span lang="en">Tree cutting</span>');
  for (const [language, said] of [
    ["de", "Baumschnitt"],
    ["en", "Tree cutting"],
  ] as const) {
    const head = await headed(language);
    expect(head).toContain(said);
    expect(head).not.toContain(" lang=");
  }
});

test("the head of an advisor's page says their areas and their category in the language of the page", async () => {
  const head = async (language: string) =>
    (await pageIn("/advisors/ina-hecke", language))
      .match(/<title>.*?<\/title>|<meta[^>]*>|<script type="application\/ld\+json">.*?<\/script>/g)!
      .join("\n");
  expect(await head("de")).toContain("Ina Hecke, Heckenpflege");
  expect(await head("en")).toContain('"knowsAbout":["Hedge care"]');
  expect(await head("en")).not.toContain("Heckenpflege");
  expect(await head("fr")).toContain('"name":"Jardins"');
});

test("the title of a category's page that nobody has translated is the category's translated name", async () => {
  const html = await pageIn("/garten", "fr");
  expect([/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], /<title>(.*?) ·/.exec(html)?.[1]]).toEqual(["Jardins", "Jardins"]);
  for (const path of ["/garten", "/advisors/ina-hecke"]) expect(await pageIn(path, "fr")).not.toMatch(/>Gartenplaner|"name":"Gartenplaner/);
});
