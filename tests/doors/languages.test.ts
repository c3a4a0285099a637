import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import type { PolicyId } from "#app/features/policies/policy";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { LANGUAGES } from "#app/languages/languages";
import { shownNames } from "#app/languages/shown-texts";
import "#app/languages/all-texts.server";
import { closeServer } from "../support/close-server";
import { DEMO_ADVISOR } from "../support/demo";
import { firstOf } from "../support/long";
import { useSite } from "../support/site";

const KILOBYTE = 1024;
/** Compressed texts that a visitor's page loads, in any language: 8 KB, in either definition. */
const MAX_BYTES_OF_TEXTS = 8192;

const site = useSite({ demo: true });
let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => closeServer(server));

const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: "manual" });
const page = async (path: string, headers: Record<string, string> = {}) => (await ask(path, headers)).text();
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
const PRICES = { en: "Pricing", es: "Precios", fr: "Tarifs", de: "Preise", it: "Prezzi" };

test("long words of other languages are parted where one parts them, and English ones stay whole", async () => {
  const rule = /\.long-words\s*\{[^}]*hyphens:\s*auto/;
  for (const language of LANGUAGES) {
    const html = await page(`/pricing?lang=${language}`);
    expect([language, html.includes('<body class="long-words"'), rule.test(html)]).toEqual([
      language,
      language !== "en",
      language !== "en",
    ]);
  }
});

test("a visitor's page is in the language that was chosen, else that of the browser, else that of the site", async () => {
  for (const [language, word] of Object.entries(PRICES)) {
    for (const html of [
      await page("/pricing", { "accept-language": `${language}-XX, pt;q=0.5` }),
      await page(`/pricing?lang=${language}`),
    ]) {
      expect(languageOf(html)).toBe(language);
      expect(html).toContain(word);
    }
  }
  expect(languageOf(await page("/pricing", { "accept-language": "pt" }))).toBe("en");
  expect(languageOf(await page("/pricing", { "accept-language": "de", cookie: "lang=fr" }))).toBe("fr");
  expect(languageOf(await page("/pricing?lang=it", { "accept-language": "de", cookie: "lang=fr" }))).toBe("it");
  expect(languageOf(await page("/pricing?lang=tlh", { "accept-language": "de" }))).toBe("de");
});

test("kept pages are of one language each, whoever asked first, and a visitor who chose one is still sent kept ones", async () => {
  for (let round = 0; round < 2; round += 1)
    for (const language of LANGUAGES) {
      expect(languageOf(await page("/help", { "accept-language": language }))).toBe(language);
      const chosen = await ask("/help", { "accept-language": "pt", cookie: `lang=${language}` });
      expect([languageOf(await chosen.text()), chosen.headers.get("cache-control")]).toEqual([language, "no-cache"]);
      expect(chosen.headers.get("vary")).toMatch(/cookie.*accept-language/);
    }
});

test("an address that asks for a language has the browser remember it, once; any other sets no cookie", async () => {
  for (let round = 0; round < 2; round += 1)
    expect((await ask("/cookies?lang=fr")).headers.get("set-cookie")).toMatch(/^lang=fr; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect((await ask("/cookies?lang=fr", { cookie: "lang=fr" })).headers.get("set-cookie")).toBeNull();
  expect((await ask("/cookies?lang=xx")).headers.get("set-cookie")).toBeNull();
  expect((await ask("/cookies", { "accept-language": "de" })).headers.get("set-cookie")).toBeNull();
});

test("a page names itself in each language, and as it finds the reader's own", async () => {
  const links = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(([, ...each]) => each);
  const html = await page("/pricing?lang=de");
  expect(links(html)).toEqual([
    ["x-default", expect.stringMatching(/\/pricing$/)],
    ...LANGUAGES.map((language) => [language, expect.stringMatching(new RegExp(`/pricing\\?lang=${language}$`))]),
  ]);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/pricing\?lang=de"/);
  expect(await page("/pricing")).toMatch(/<link rel="canonical" href="[^"?]+\/pricing"/);
  expect(links(await page("/search?q=tax"))).toEqual([]);
});

test("the switch works without a script: it leads back to the page, in the language that was pressed, and stays", async () => {
  const visitor = site.visitor();
  const before = await (await visitor.get("/business?rating=4")).text();
  expect(languageOf(before)).toBe("en");
  expect(before).toMatch(/action="\/language"[\s\S]*?<button type="submit"[^>]* lang="de"[^>]*>Deutsch/);
  const answer = await visitor.post("/language", { language: "de", next: "/business?rating=4&lang=en" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/business?rating=4"]);
  expect(languageOf(await (await visitor.get("/business?rating=4")).text())).toBe("de");
  for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example"])
    expect((await visitor.post("/language", { language: "de", next })).headers.get("location")).toBe("/");
  expect((await visitor.post("/language", { language: "xx", next: "/" })).status).toBe(400);
});

test("who is signed in changes the Preference, which goes before cookie and browser; mails follow it", async () => {
  const person = await site.person("lingua@example.com");
  await person.post("/language", { language: "it", next: "/profile" });
  const [row] = await site.rows<{ language: string }>("select language from profiles where email = 'lingua@example.com'");
  expect(row?.language).toBe("it");
  const profile = await (await person.get("/profile")).text();
  expect([languageOf(profile), profile.includes("Profilo")]).toEqual(["it", true]);
  await person.post("/auth/forgot", { email: "lingua@example.com" });
  const mails = await site.mailsTo("lingua@example.com");
  expect(mails.at(-1)?.html).toContain('<html lang="it">');
  expect(mails.at(-1)?.text).not.toMatch(/password reset|If you/i);
});

test("an account has the language of its sign-up, and is written to in it", async () => {
  const visitor = site.visitor();
  await visitor.post("/language", { language: "fr", next: "/" });
  await visitor.post("/auth?tab=sign-up", {
    intent: "sign-up",
    email: "nouvelle@example.com",
    password: "Correct-horse-7",
    confirmPassword: "Correct-horse-7",
    category: "individual",
    terms: "on",
  });
  const [row] = await site.rows<{ language: string }>("select language from profiles where email = 'nouvelle@example.com'");
  expect(row?.language).toBe("fr");
  expect((await site.mailsTo("nouvelle@example.com")).at(-1)?.html).toContain('<html lang="fr">');
});

/** Pages for visitors: every unique page, one of each repeated kind, and /legal, which renders the policies, too. */
const OF_VISITORS = [
  "/",
  "/advisor-invitation",
  "/advisors",
  "/advisors/all",
  "/advisors/helena-brandt",
  "/advisors/helena-brandt/book",
  "/ai-assistant",
  "/ai-assistant?room=business",
  "/auth",
  "/auth/change-email",
  "/auth/confirm",
  "/auth/forgot",
  "/auth/not-me",
  "/auth/reset",
  "/become-advisor",
  "/book-consultation",
  "/business",
  "/business/strategy",
  "/cookies",
  "/find-advisor",
  "/help",
  "/how-it-works",
  "/legal",
  "/nothing/of/this/address",
  "/pricing",
  "/privacy",
  "/search?q=tax",
  "/terms",
];

/** German, which has the longest words, in every run. */
const GERMAN_FIRST = ["de", ...LANGUAGES.filter((each) => each !== "de")] as const;

test.each(LANGUAGES)("a visitor's browser gets of %s the words of the page, and none of the admin area or of mails", async (language) => {
  const sizes: [path: string, bytes: number | "fits"][] = [];
  for (const path of OF_VISITORS) {
    const address = /\/texts\/[^" ]+?\.js/.exec(await page(path, { "accept-language": language }))?.[0] ?? "";
    const answer = await ask(address, { "accept-encoding": "identity" });
    const text = await answer.text();
    expect([path, answer.headers.get("cache-control")]).toEqual([path, "public, max-age=31536000, immutable"]);
    expect(text).toContain(`"language":"${language}"`);
    expect(text).not.toMatch(/"(dashboard|admin|payouts|waiting|openGraph)":\{|"acceptClientSubject"|"danger_de"/);
    const bytes = brotliCompressSync(text).length;
    sizes.push([path, bytes <= MAX_BYTES_OF_TEXTS ? "fits" : bytes]);
  }
  expect(sizes).toEqual(OF_VISITORS.map((path) => [path, "fits"]));
});

test("names of what comes with the product are in the reader's language, and addresses stay", async () => {
  const html = await page("/business", { "accept-language": "de" });
  expect(html).toContain("Unternehmensberater");
  expect(html).toContain('href="/business/strategy"');
  expect(html).not.toMatch(/>Business Advisors</);
});

/** Limit of a policy document with all its headings and texts, compressed, in any language. */
const MAX_BYTES_PER_POLICY = 24 * KILOBYTE;

test.each(
  firstOf(GERMAN_FIRST),
)("the policies in %s: the English ones bind, a translation says so and leads there, and none is among the page's texts", async (language) => {
  const isTranslation = language !== "en";
  for (const [id, policies] of Object.entries(ALL_LANGUAGES[language].policies)) {
    const { sections } = policies({ name: "Site", contact: { email: "", phone: "", city: "" } });
    for (const path of [`/${id}`, "/legal"]) {
      const html = await page(path, { "accept-language": language });
      for (const section of sections) expect(html).toMatch(new RegExp(`<h\\d id="${id}-${section.id}"[^>]*>${escapeText(section.title)}<`));
      expect(html.includes(`href="/${id}?text=binding"`)).toBe(isTranslation);
      expect([
        path,
        brotliCompressSync(html).length <= (path === "/legal" ? 40 * KILOBYTE : MAX_BYTES_PER_POLICY)
          ? "fits"
          : brotliCompressSync(html).length,
      ]).toEqual([path, "fits"]);
    }
    const binding = await page(`/${id}?text=binding`, { "accept-language": language });
    const [first] = ALL_LANGUAGES.en.policies[id as PolicyId]({ name: "Site", contact: { email: "", phone: "", city: "" } }).sections;
    expect(binding).toMatch(new RegExp(`${isTranslation ? '<div lang="en">' : "<div>"}[^~]*${escapeText(first!.title)}`));
    expect(binding.includes(`href="/${id}"`)).toBe(isTranslation);
    expect(binding).toMatch(new RegExp(`rel="canonical" href="[^"]+/${id}"`));
  }
});

const escapeText = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("'", "&#x27;")
    .replace(/[.?()]/g, "\\$&");

test("the search offers categories and areas by their names in the reader's language", async () => {
  const offered = (html: string) => [...html.matchAll(/data-found=""[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name);
  const categories = CATEGORIES.map(({ name }) => shownNames("de")[name]?.replace("&", "&amp;"));
  expect(offered(await page("/pricing", { "accept-language": "de" }))).toEqual(categories);
  expect(offered(await page("/search?q=employment+law", { "accept-language": "de" }))).toContain(shownNames("de")["Employment Law"]);
});

test("what people write says its own language to whoever reads another, and nothing to whoever reads the same", async () => {
  const words = ({ bio }: { bio: string }) => `>${bio.slice(0, 30)}`;
  const [person] = await site.rows<{ slug: string; bio: string }>(
    "select slug, bio from advisers where bio ~ '^[A-Za-z ,.]+$' and status = 'approved' order by slug limit 1",
  );
  const [english, german] = await Promise.all(["en", "de"].map((language) => page(`/advisors/${person!.slug}?lang=${language}`)));
  const said = (html: string) => /<p([^>]*)$/.exec(html.slice(0, html.indexOf(words(person!))))?.[1];
  expect(said(german!)).toContain('lang="en"');
  expect(said(english!)).not.toContain("lang=");
});

test("areas that a page has in the reader's language are not called English on it", async () => {
  const areas = new Set(Object.values(shownNames("de")));
  for (const path of [
    "/",
    "/find-advisor",
    `/find-advisor?compare=${DEMO_ADVISOR.slug},claire-dubois`,
    "/advisors/all",
    "/search?q=recht",
  ]) {
    const html = await page(path, { "accept-language": "de" });
    const called = [...html.matchAll(/<span lang="en">([^<]*)</g)].map(([, words]) => words ?? "");
    expect([path, called.filter((words) => areas.has(words))]).toEqual([path, []]);
  }
});

test("what stands before anybody has set a site up is in the reader's language: its city, and what the demo says of paying", async () => {
  for (const [address, said, english] of [
    ["/help", "Ihre Stadt", "Your city"],
    [`/advisors/${DEMO_ADVISOR.slug}/book`, "Bitte senden Sie kein Geld.", "please do not send any money"],
  ] as const) {
    const html = await page(`${address}?lang=de`);
    const drawn = html.slice(0, html.indexOf('id="handoff"'));
    expect([drawn.includes(said), drawn.includes(english)], address).toEqual([true, false]);
  }
});
