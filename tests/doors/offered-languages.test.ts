import { beforeEach, expect, test } from "vitest";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });
const AT = "/admin?view=settings";
const POSTS = "/admin?index&view=settings";
const NEVER = new Date(0).toISOString();
const FIELDS = { intent: "save-defaults", version: NEVER, language: "fr", zone: "Europe/Paris" };

let root: Awaited<ReturnType<typeof site.person>>;
beforeEach(async () => {
  root ??= await site.person("root@example.com");
  await site.rows("delete from site_settings; notify brand");
  await expect.poll(async () => (await page("/pricing?lang=de")).html).toContain('<html lang="de"');
});

const page = (path: string, language = "de") => readPage(site.visitor().get(path, { "accept-language": language }));
const alternates = (html: string) => [...html.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, language]) => language);
const switched = (html: string) =>
  [...html.matchAll(/<button[^>]*name="language"[^>]*>/g)].map(([button]) => /value="(\w+)"/.exec(button)?.[1]);

test("languages that an admin switches off are gone from pages, the switch, search engines and Preferences, kept pages too", async () => {
  expect(alternates((await page("/pricing")).html)).toEqual(["x-default", "en", "es", "fr", "de", "it"]);
  const answer = await root.post(POSTS, { ...FIELDS, offers_fr: "on", offers_es: "on" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, AT]);
  await expect.poll(async () => (await page("/pricing?lang=de")).html).toContain('<html lang="fr"');
  const { html } = await page("/pricing", "es");
  expect(html).toContain('<html lang="es"');
  expect(alternates(html)).toEqual(["x-default", "es", "fr"]);
  expect([...new Set(switched(html))]).toEqual(["es", "fr"]);
  const preferences = (await readPage(root.get("/profile/preferences"))).html;
  expect(preferences).toContain('<html lang="fr"');
  expect(preferences).not.toMatch(/<option value="(?:de|it|en)"/);
  expect(preferences).toContain("English n’est plus proposé ici.");
  const { html: topic } = await readPage(root.get("/admin?view=topics&topic=tax-and-accounting"));
  const [asked = "", off = ""] = topic.split("Langues désactivées");
  expect([asked.includes('name="translations.es"'), asked.includes('name="translations.de"')]).toEqual([true, false]);
  expect(off).toContain('name="translations.de"');
  expect((await site.visitor().post("/language", { language: "de", next: "/" })).status).toBe(400);
});

test("a site of one language has no switch and no alternates, and one language at least is ticked", async () => {
  const none = await root.post(POSTS, FIELDS);
  expect(none.status).toBe(400);
  expect((await readPage(Promise.resolve(none))).text).toContain("Please tick at least one language.");
  expect((await readPage(root.get("/profile/preferences"))).text).not.toContain("no longer offered here");
  await root.post(POSTS, { ...FIELDS, offers_fr: "on" });
  await expect.poll(async () => (await page("/pricing")).html).toContain('<html lang="fr"');
  const { html } = await page("/pricing");
  expect([alternates(html), switched(html), /id="language-menu"/.test(html)]).toEqual([[], [], false]);
  expect((await readPage(root.get(AT))).html).toContain('name="offers_fr"');
});

test("a section of the home page that is written in the site's language alone takes no other language's texts away, and its editor says which are read", async () => {
  await root.post(POSTS, { ...FIELDS, offers_fr: "on", offers_de: "on", offers_en: "on" });
  const { html } = await readPage(root.get("/admin?section=hero&language=fr"));
  const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const words = { title: "Un bon professeur, dès ce soir", subtitle: "", description: "Chez vous ou en ligne.", buttonText: "Chercher" };
  const saved = await root.post("/admin?index&section=hero", {
    intent: "save-section",
    sectionType: "hero",
    language: "fr",
    version,
    ...words,
  });
  expect(saved.status).toBe(303);
  for (const language of ["de", "en"]) {
    await expect.poll(async () => (await page("/", "fr")).text).toContain("Un bon professeur, dès ce soir");
    expect((await page("/", language)).text).not.toContain("Un bon professeur");
  }
  const german = await readPage(root.get("/admin?section=hero&language=de"));
  expect(german.text).toContain("In French this section says something of its own.");
  const base = /name="version" value="([^"]+)"/.exec(german.html)?.[1] ?? "";
  const field = (name: string) => new RegExp(`name="${name}"[^>]*?value="([^"]*)"`).exec(german.html)?.[1] ?? "";
  const shipped = { title: field("title"), subtitle: "", description: "Bringen Sie Ihre Frage mit.", buttonText: field("buttonText") };
  await root.post("/admin?index&section=hero", { intent: "save-section", sectionType: "hero", language: "de", version: base, ...shipped });
  await expect.poll(async () => (await page("/", "de")).text).toContain("Bringen Sie Ihre Frage mit.");
  expect((await page("/", "de")).text).not.toContain("Un bon professeur");
});

test("who publishes a text of the home page in the site's language reads which other languages still say what ships", async () => {
  await root.post(POSTS, { ...FIELDS, offers_fr: "on", offers_de: "on", offers_en: "on" });
  await expect.poll(async () => (await page("/pricing", "it")).html).toContain('<html lang="fr"');
  const fields = { intent: "publish", place: "home", language: "fr", name: "home.how_it_works.title", version: "0", text: "En trois pas" };
  const posted = await root.post("/admin/texts?place=home&language=fr", fields);
  const { text } = await readPage(root.get(posted.headers.get("location") ?? ""));
  expect(text).toContain("In English and German nothing of its section is written yet");
});
