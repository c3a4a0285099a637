import { beforeEach, expect, test } from "vitest";
import { hiddenFields } from "../support/admin";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "racine@example.com", LANGUAGE: "fr" } });

let admin: Client;
beforeEach(async () => {
  admin ??= await site.person("racine@example.com");
  await site.rows("delete from homepage_content; delete from own_texts");
});

const PAGE = "/admin?section=hero";
const WORDS = { title: "Trouvez votre jardinier", subtitle: "", description: "Près de chez vous.", buttonText: "Chercher" };
const home = async (language: string) => (await readPage(site.visitor().get(`/?lang=${language}`))).text;
const open = async (page = PAGE) => hiddenFields((await readPage(admin.get(page))).html);

test("a section opens in the site's first language, with its texts alone; the others are one press away", async () => {
  const { html, text } = await readPage(admin.get(PAGE));
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/admin\?section=hero"[^>]*>Français<\/a>/);
  for (const language of ["en", "es", "de", "it"]) expect(html).toContain(`href="/admin?section=hero&amp;language=${language}"`);
  expect(html).not.toContain("titleFormatting.");
  expect(text).not.toContain("Connect with Expert Advisors");
  expect((await readPage(admin.get(`${PAGE}&language=en`))).html).toContain("titleFormatting.");
});

test("a title published in French on a French site is read in French alone, and one in German leaves the French one", async () => {
  const { version = "" } = await open();
  const answer = await admin.post("/admin?index&section=hero", {
    intent: "save-section",
    sectionType: "hero",
    language: "fr",
    version,
    ...WORDS,
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, PAGE]);
  expect(await home("fr")).toContain("Trouvez votre jardinier");
  for (const language of ["en", "es", "de", "it"]) expect(await home(language)).not.toContain("Trouvez votre");
  const german = await open(`${PAGE}&language=de`);
  const inGerman = { ...WORDS, title: "Gärtner finden", version: german.version ?? "" };
  await admin.post("/admin?index&section=hero", { intent: "save-section", sectionType: "hero", language: "de", ...inGerman });
  const read = { en: "Connect with Expert", fr: "Trouvez votre", de: "Gärtner finden" };
  for (const [language, text] of Object.entries(read)) expect(await home(language)).toContain(text);
});

test("what does not fit stays typed beside its field, and who comes second is told what stands there now", async () => {
  const { version = "" } = await open();
  const fields = { intent: "save-section", sectionType: "hero", language: "fr", version, ...WORDS };
  const long = await readPage(admin.post("/admin?index&section=hero", { ...fields, title: "T".repeat(121) }));
  expect([long.status, long.html.includes("T".repeat(121))]).toEqual([400, true]);
  await admin.post("/admin?index&section=hero", fields);
  const late = await readPage(admin.post("/admin?index&section=hero", { ...fields, title: "Jardins" }));
  expect(late.status).toBe(409);
  expect(late.html).toContain('value="Jardins"');
  expect(late.text).toContain("Trouvez votre jardinier");
});

test("steps are written in French as many as there are, in their order", async () => {
  const page = "/admin?section=how_it_works";
  const { html } = await readPage(admin.get(page));
  expect(html).not.toContain('name="arrange"');
  const { version = "" } = await open(page);
  const steps = Object.fromEntries(
    [0, 1, 2].flatMap((at) => [
      [`entries.${at}.title`, `Pas ${at}`],
      [`entries.${at}.description`, ""],
    ]),
  );
  const fields = { intent: "save-entries", sectionType: "how_it_works", language: "fr", version, ...steps };
  expect((await admin.post("/admin?index&section=how_it_works", fields)).status).toBe(303);
  const said = await home("fr");
  for (const at of [0, 1, 2]) expect(said).toContain(`Pas ${at}`);
  expect(await home("en")).not.toContain("Pas 0");
});

test("what was saved in French last is taken back from its page, which names who saved it, and leaves nothing to take back", async () => {
  await site.rows("delete from audit_log");
  const { version = "" } = await open();
  const which = { sectionType: "hero", language: "fr" };
  await admin.post("/admin?index&section=hero", { intent: "save-section", ...which, version, ...WORDS });
  expect(await home("fr")).toContain(WORDS.title);
  const saved = await readPage(admin.get(PAGE));
  const { version: now = "" } = hiddenFields(saved.html);
  expect(saved.html).toContain('name="intent" value="undo"');
  const answer = await admin.post("/admin?index&section=hero", { intent: "undo", ...which, version: now });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, PAGE]);
  expect(await home("fr")).not.toContain(WORDS.title);
  const { version: last = "" } = await open();
  expect((await admin.post("/admin?index&section=hero", { intent: "undo", ...which, version: last })).status).toBe(409);
  expect((await admin.post("/admin?index&section=hero", { intent: "undo", ...which, language: "tlh", version: last })).status).toBe(400);
});

test("the language is changed in the menu of the admin area, and one is back on the same page in it", async () => {
  const page = "/admin?view=audit";
  expect((await readPage(admin.get(page))).html).toMatch(/id="admin-menu".*<form[^>]*action="\/language"/s);
  const answer = await admin.post("/language", { language: "de", next: page });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
  expect((await readPage(admin.get(page))).html).toContain('<html lang="de"');
});
