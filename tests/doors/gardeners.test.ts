import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { addEntry, findEntryToEdit, retireEntry } from "#app/features/admin/taxonomy/entries.server";
import { addTopic } from "#app/features/admin/taxonomy/topics.server";
import { CATEGORIES } from "#app/features/catalog/categories";
import { LANGUAGES, type Language } from "#app/languages/languages";
import type { Client } from "../support/client";
import { piecesOf, wordsOfTheSix } from "../support/gardeners";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { firstOf } from "../support/long";
import { pageText } from "../support/page-text";
import { aClient, anAdvisor } from "../support/people";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite({ environment: { LANGUAGE: "de", SITE_NAME: "Grünwerk" } });
const people: Record<string, Client> = {};

const FIRST_PAGES = "/ /find-advisor /ai-assistant /garten /terms /book-consultation /how-it-works /pricing /privacy /help /nowhere".split(
  " ",
);
/** Public addresses that nothing links to. */
const BY_HAND = ["/", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt", "/offline.html", "/search?q=recht", "/nowhere"];
/** Number of addresses to visit that differ only in values. */
const OF_A_KIND = 1;
const HEARD_WITHIN = { timeout: 60_000, interval: 50 };
/** Where admins see retired items, to restore them, and their log. */
const KEEPS_RETIRED = /^\/admin(\?view=(topics|audit)|\/lists\/audit\.csv)/;

beforeAll(async () => {
  const at = new Date();
  const admin = await aClient({ firstName: "Rosa", language: "de" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const texts = { name: "Gartenplanung", pageTitle: "Gartenplaner", description: "Beete, Bäume und Rasen." };
  await addEntry(
    admin,
    { category: "", address: "garten", icon: "sun", texts, translations: { fr: { name: "Jardins" }, en: { name: "Gardens" } } },
    at,
  );
  const page = { title: "Obstbäume", tagline: "Pflanzen und schneiden.", tileDescription: "Apfel und Birne" };
  await addEntry(admin, { category: "garten", address: "obstbaeume", icon: "🌳", texts: page, translations: {} }, at);
  for (const { id } of CATEGORIES) await retireEntry(admin, { key: id, version: (await findEntryToEdit(id)).version, moveTo: "" }, at);
  const place = { value: "garten", category: "garten", shelf: "/garten/obstbaeume" };
  await addTopic(admin, { name: "Baumschnitt", place, words: "Apfelbaum", translations: { fr: "Taille des arbres" } }, at);
  const advisor = await anAdvisor({ topics: ["Baumschnitt"], category: "garten", displayName: "Flora Baum" });
  people.visitor = site.visitor();
  people.admin = await enter(site, admin);
  people.client = await enter(site, await aClient({ language: "de" }));
  people.advisor = await enter(site, advisor);
  // The topic was the last change: a server that knows it knows all.
  await vi.waitFor(async () => expect(await (await site.visitor().get("/garten")).text()).toContain('value="baumschnitt"'), HEARD_WITHIN);
});

/** Returns every linked page, with the words of the six on it. */
async function wordsOnPages(person: Pick<Client, "get">, begin: readonly string[]) {
  const waiting = [...begin];
  const known = new Set(begin);
  const kinds = new Map<string, number>();
  const said = new Map<string, string>();
  let pages = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await person.get(path);
    const type = answer.headers.get("content-type") ?? "";
    const text = /text|json|xml/.test(type) ? await answer.text() : "";
    const isPage = type.startsWith("text/html");
    pages += 1;
    if (!KEEPS_RETIRED.test(path)) for (const each of wordsOfTheSix(isPage ? piecesOf(text) : [text])) said.set(each, path);
    const links = isPage ? [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")) : [];
    for (const link of [answer.headers.get("location") ?? "", ...links]) {
      const url = URL.parse(link, ORIGIN + path);
      const address = `${url?.pathname}${url?.search}`;
      if (url?.origin !== ORIGIN || known.has(address)) continue;
      known.add(address);
      const times = kinds.get(kindOf(url)) ?? 0;
      kinds.set(kindOf(url), times + 1);
      if (times < OF_A_KIND) waiting.push(address);
    }
  }
  return { pages, said: [...said].map(([each, path]) => `${path} ${each}`) };
}

const kindOf = ({ pathname, searchParams }: URL) => {
  const parameters = [...searchParams].map(([name, value]) => (["view", "section"].includes(name) ? `${name}=${value}` : name));
  return [pathname.replace(/[0-9a-f-]{36}/, "…"), ...parameters.sort()].join(" ");
};

test.each([
  ["visitor", ["/ai-assistant?room=garten"]],
  ["client", ["/profile", "/book-consultation", "/become-advisor", "/advisor-registration"]],
  ["advisor", ["/advisor-profile"]],
  ["admin", ["/admin"]],
])("on no page that a %s comes to stands a word of the six", async (who, begin) => {
  const { pages, said } = await wordsOnPages(people[who]!, [...BY_HAND, ...begin]);
  expect(said).toEqual([]);
  expect(pages).toBeGreaterThan(30);
});

test.each(LANGUAGES)("nor on the first pages in another language (%s)", async (language) => {
  const visitor = site.visitor();
  for (const path of FIRST_PAGES) {
    const html = await (await visitor.get(path, { "accept-language": language })).text();
    expect([path, wordsOfTheSix(piecesOf(html))]).toEqual([path, []]);
  }
});

test.each(firstOf(LANGUAGES.filter((language) => language !== "de")))("nor on any that a visitor comes to (%s)", async (language) => {
  const visitor = site.visitor();
  const reader = { get: (path: string) => visitor.get(path, { "accept-language": language }) };
  const { pages, said } = await wordsOnPages(reader, [...BY_HAND, "/ai-assistant?room=garten"]);
  expect(said).toEqual([]);
  expect(pages).toBeGreaterThan(30);
});

const ASKED: Record<Language, readonly string[]> = {
  de: [
    "Mein Apfelbaum trägt nicht mehr",
    "Schreib mir bitte die Hausaufgaben in Geschichte",
    "hm",
    "Ich lasse mich scheiden",
    "Wie melde ich eine Marke an?",
  ],
  en: ["My apple tree bears no fruit", "Tell me a joke", "My landlord keeps my deposit", "I need a patent lawyer", "How do I save taxes?"],
  fr: ["Mon pommier ne donne plus", "Quel temps fait-il ?", "Je veux divorcer", "Il me faut un avocat", "Comment lever des fonds ?"],
  es: ["Mi manzano ya no da fruto", "¿Qué hora es?", "Quiero divorciarme", "Necesito un abogado", "¿Cómo pago menos impuestos?"],
  it: ["Il mio melo non dà più frutti", "Che tempo fa?", "Voglio divorziare", "Mi serve un avvocato", "Come registro un marchio?"],
};

test.each(LANGUAGES)("the assistant and the matcher speak of the site's own fields in every language (%s)", async (language) => {
  const read = async (path: string, content: string) => {
    const visitor = site.visitor();
    const headers = { "accept-language": language };
    const answer = await visitor.post(path, { assistant: "message", content }, headers);
    const pieces = piecesOf(await (await visitor.get(answer.headers.get("location") ?? path, headers)).text());
    // What was asked stands there, too.
    return pieces.filter((piece) => piece !== content);
  };
  const [own = "", ...others] = ASKED[language];
  const said = [...(await read("/ai-assistant", own)), ...(await read("/ai-assistant?room=garten", own))];
  expect(said.join(" ")).toContain("Flora Baum");
  for (const other of others) said.push(...(await read("/ai-assistant", other)));
  expect(wordsOfTheSix(said)).toEqual([]);
});

test("nor do its mails name another field", async () => {
  const mails = await site.rows<{ subject: string; text: string; html: string }>("select subject, text, html from outbox");
  expect(mails.length).toBeGreaterThan(0);
  expect(wordsOfTheSix(mails.flatMap(({ subject, text, html }) => [subject, text, pageText(html)]))).toEqual([]);
});

test("on a site in German its catalog has English, too: the form asks for it, and who reads English reads it", async () => {
  const form = await (await people.admin!.get("/admin?view=topics&entry=garten")).text();
  expect(form).toMatch(/name="translations\.en\.name"[^>]*value="Gardens"|value="Gardens"[^>]*name="translations\.en\.name"/);
  expect(await (await people.admin!.get("/admin?view=topics&topic=_new")).text()).toContain('name="translations.en"');
  expect(await (await site.visitor().get("/", { "accept-language": "en" })).text()).toContain("Gardens");
  expect(await (await site.visitor().get("/", { "accept-language": "de" })).text()).not.toContain("Gardens");
});

test("the policies have a page each, and the foot of every page leads there", async () => {
  const html = await (await site.visitor().get("/")).text();
  for (const policy of ["privacy", "terms", "cookies"]) {
    expect(html).toContain(`href="/${policy}"`);
    expect((await site.visitor().get(`/${policy}`)).status).toBe(200);
  }
});
