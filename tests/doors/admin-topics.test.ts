import { createServer, type Server } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { readChangedTopics } from "#app/features/topics/topics.server";
import type { Client } from "../support/client";
import { closeServer } from "../support/close-server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { refusalOf, search } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();
let server: Server;
let url = "";
let root: Client;

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => closeServer(server));

beforeEach(async () => {
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

const post = (fields: Record<string, string>, client = root) =>
  client.post(`/admin?index&view=topics&topic=${fields.slug ?? "_new"}`, fields);
/** Returns the values of a topic's fields, as rendered in its form. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
      const name = /name="([^"]*)"/.exec(tag)?.[1];
      return name && /^(slug|version|name|translations\..*)$/.test(name) ? [[name, /value="([^"]*)"/.exec(tag)?.[1] ?? ""]] : [];
    }),
  );
const page = async (path: string) => (await fetch(url + path)).text();
const rowOf = async (slug: string) => (await db.select().from(topics).where(eq(topics.slug, slug)))[0]!;
const energy = (name: string, place = "/business/strategy") => ({ intent: "add-topic", name, place, words: "heatpumps" });
const retire = async (slug: string) => post({ intent: "retire-topic", slug, version: String((await rowOf(slug)).version) });

test("the list says what it is made of, leads to each topic, and a topic there is not is not found", async () => {
  const { text, html } = await readPage(root.get("/admin?view=topics"));
  expect(text).toContain("Categories and their sub-category pages frame the site");
  expect(html).toContain('href="/admin?view=topics&amp;topic=tax-and-accounting"');
  expect((await readPage(root.get("/admin?view=topics&topic=finance"))).html).toContain('value="Finance"');
  expect((await root.get("/admin?view=topics&topic=nothing")).status).toBe(404);
});

test("who reads German reads the catalog in German, its fields show what is said there, and the sections of the home page as it calls them", async () => {
  const german = await aClient({ firstName: "Greta", language: "de" });
  await db.insert(userRoles).values({ userId: german.userId, role: "admin" });
  const admin = await enter(site, german);
  const list = await readPage(admin.get("/admin?view=topics"));
  expect(list.text).toContain("Rechnungswesen & Steuern");
  expect(list.text).not.toMatch(/Accounting|Software Development|Growth & Scaling/);
  const entry = await readPage(admin.get("/admin?view=topics&entry=finance"));
  expect(entry.html).toMatch(/<h2[^>]*>Finanzen<\/h2>/);
  expect(fieldsOf(entry.html)["translations.de.name"]).toBe("Finanzen");
  expect(entry.html).not.toContain("translations.en.");
  // The first field says whose language it is in, like the others.
  expect(entry.text).toContain("Name (Englisch)");
  expect((await readPage(admin.get("/admin?view=topics&topic=finance"))).text).toMatch(/Name \(Englisch\).*Name \(Deutsch\)/);
  const overview = await readPage(admin.get("/admin"));
  expect(overview.text).toContain("Sprechen Sie mit Beratern, die sich auskennen");
  expect(overview.text).not.toContain("Connect with Expert Advisors");
  expect((await readPage(admin.get("/admin?section=hero&language=de"))).html).toContain("Sprechen Sie mit Beratern, die sich auskennen");
  for (const intent of ["retire-topic", "restore-topic"])
    await post({ intent, slug: "finance", version: String((await rowOf("finance")).version) }, admin);
  expect((await readPage(admin.get("/admin?view=topics"))).text).toContain("Finanzen wird wieder angeboten.");
  await db.update(topics).set({ version: 0 }).where(eq(topics.slug, "finance"));
});

test("topics are for admins alone: nobody else sees, adds, changes or retires one", async () => {
  const client = await enter(site, await aClient());
  expect((await client.get("/admin?view=topics&topic=finance")).status).toBe(403);
  const choice = { slug: "finance", version: "0" };
  for (const fields of [
    energy("Intruder"),
    { intent: "save-topic", ...choice, name: "Mine", place: "finance", words: "" },
    { intent: "retire-topic", ...choice },
    { intent: "restore-topic", ...choice },
  ])
    expect((await post(fields as Record<string, string>, client)).status).toBe(403);
  expect((await rowOf("finance")).version).toBe(0);
});

test("an added topic is offered at once: in booking, profiles, filters, search, the matcher and its sub-category", async () => {
  expect((await post(energy("Energy Law Watch", "/legal/corporate-law"))).status).toBe(303);
  const advisor = await anAdvisor({ topics: ["Energy Law Watch"], category: "legal", displayName: "Volta Watts" });
  const person = await enter(site, await aClient());
  const booking = await readPage(person.get("/book-consultation"));
  expect(booking.html).toContain('value="Energy Law Watch"');
  expect((await readPage(person.get("/profile"))).text).toContain("Energy Law Watch");
  expect((await readPage(site.visitor().get("/legal"))).html).toContain('<option value="energy-law-watch">Energy Law Watch</option>');
  expect((await readPage(site.visitor().get("/search?q=energy+law"))).html).toContain("Energy Law Watch");
  expect((await readPage(site.visitor().get("/legal/corporate-law?q=heatpumps"))).text).toContain("Volta Watts");
  expect((await readPage(site.visitor().get("/legal?expertise=energy-law-watch"))).text).toContain("Volta Watts");
  const answer = await search(person, { requested_topic: "energy law watch" });
  expect((await answer.json()).matches).toMatchObject([{ adviser_id: advisor.advisorId }]);
});

// A cached page lives for a minute: an earlier update shows that the cache was invalidated. How soon is measured in bench.
test("a page that everybody sees from the cache offers an added topic as soon as the cache has heard of it", async () => {
  expect(await page("/technology")).not.toContain("Quantum Computing");
  await page("/technology");
  await post(energy("Quantum Computing", "technology"));
  await expect.poll(() => page("/technology")).toContain("Quantum Computing");
});

test("a topic that is there in another spelling is refused beside its field, and nothing typed is lost", async () => {
  const refused = await readPage(post(energy("FINÂNCE")));
  expect([refused.status, refused.text.includes("There is already a topic with this name.")]).toEqual([409, true]);
  expect(refused.html).toContain("heatpumps");
  expect(refused.html).toMatch(/<a[^>]* href="\/admin\?view=topics&amp;topic=finance"[^>]*>Edit Finance</);
  for (const [fields, message] of [
    [{ name: "  " }, "Please enter a name."],
    [{ name: "<script>alert(1)</script>" }, "Please use letters, digits, spaces"],
    [{ place: "/elsewhere" }, "Please choose where the topic is shown."],
    [{ words: "a*" }, "Please use words of letters and digits"],
  ] as const) {
    const answer = await readPage(post({ ...energy("Energy"), ...fields }));
    expect([answer.status, answer.text.includes(message)], message).toEqual([400, true]);
  }
});

test("of two admins with the same topic open the later one is told what stands there now", async () => {
  const save = (name: string) =>
    post({ intent: "save-topic", slug: "logistics", version: "0", name, place: "/business/operations", words: "" });
  expect((await save("Logistics and Freight")).status).toBe(303);
  const late = await readPage(save("Freight"));
  expect([late.status, late.text.includes("Nothing was overwritten")]).toEqual([409, true]);
  expect(late.text).toContain("Logistics and Freight");
  expect((await rowOf("logistics")).name).toBe("Logistics and Freight");
});

test("a topic is called what an admin wrote in each language, and what was typed is not lost", async () => {
  const fields = { ...energy("Heat Pumps"), "translations.de": "W\u00e4rmepumpen" };
  const refused = await readPage(post({ ...fields, name: "" }));
  expect([refused.status, refused.html.includes('value="W\u00e4rmepumpen"')]).toEqual([400, true]);
  expect((await post(fields)).status).toBe(303);
  const named = async (language: string) =>
    (await readPage(site.visitor().get("/business", { "accept-language": language }))).html.includes(">W\u00e4rmepumpen<");
  expect([await named("de"), await named("en")]).toEqual([true, false]);
});

test("a renamed topic is offered under its new name, and its address still leads to it", async () => {
  await anAdvisor({ topics: ["Sustainability"], category: "other", displayName: "Fern Green" });
  await post({ intent: "save-topic", slug: "sustainability", version: "0", name: "Climate Plans", place: "other", words: "" });
  const { text } = await readPage(site.visitor().get("/other?expertise=sustainability"));
  expect(text).toContain("Climate Plans");
  expect(text).toContain("Fern Green");
  expect((await readPage(site.visitor().get("/other?q=climate+plans"))).text).toContain("Fern Green");
});

test("what is renamed asks what its unchanged translations become: kept, the admin is told which languages to look at; emptied, they say the new name", async () => {
  const form = fieldsOf((await readPage(root.get("/admin?view=topics&topic=leadership-development"))).html);
  expect(form["translations.de"]).toBeTruthy();
  const renamed = { ...form, intent: "save-topic", name: "Guidance", place: "other", words: "" };
  expect(form.slug).toBe("leadership-development");
  const asked = await post({ ...renamed, "translations.fr": "Accompagnement" });
  expect([asked.status, (await rowOf("leadership-development")).name]).toEqual([409, "Leadership Development"]);
  const question = await readPage(asked);
  expect(question.text).toMatch(/In Spanish, German, Italian this would still read as before/);
  expect(question.html).toContain('value="Accompagnement"');
  await post({ ...renamed, "translations.fr": "Accompagnement", unlike: "keep" });
  const told = await readPage(root.get("/admin?view=topics"));
  expect(told.text).toMatch(/Guidance is saved\. What you changed still reads as before in: Spanish, German, Italian\./);
  const offered = async (language: string) => (await readPage(site.visitor().get("/other", { "accept-language": language }))).html;
  expect(await offered("de")).toContain(`>${form["translations.de"]}<`);
  expect(await offered("fr")).toContain(">Accompagnement<");
  expect(await offered("en")).toContain(">Guidance<");
  const again = { ...fieldsOf((await readPage(root.get("/admin?view=topics&topic=leadership-development"))).html), intent: "save-topic" };
  await post({ ...again, name: "Steering", place: "other", words: "", "translations.it": "Timone", unlike: "empty" });
  expect((await rowOf("leadership-development")).translations).toEqual({ it: "Timone" });
  expect(await offered("de")).toContain(">Steering<");
  // A save without changes does not turn the product's default texts into the site's own.
  const legal = fieldsOf((await readPage(root.get("/admin?view=topics&topic=logistics"))).html);
  const version = String((await rowOf("logistics")).version);
  const saved = await post({ ...legal, version, intent: "save-topic", place: "/business/operations", words: "freight" });
  expect([saved.status, (await rowOf("logistics")).translations]).toEqual([303, {}]);
});

test("a retired topic is offered nowhere, cannot be asked for, and who has it keeps its name", async () => {
  const advisor = await anAdvisor({ topics: ["Procurement", "Finance"], displayName: "Paula Purchase" });
  expect((await retire("procurement")).status).toBe(303);
  const person = await enter(site, await aClient());
  expect((await readPage(person.get("/book-consultation"))).html).not.toContain('value="Procurement"');
  expect((await readPage(site.visitor().get("/business"))).html).not.toContain('<option value="procurement">');
  expect(await refusalOf(await search(person, { requested_topic: "Procurement" }))).toMatchObject({ status: 422 });
  expect((await readPage(site.visitor().get(`/advisors/${advisor.slug}`))).text).toContain("Procurement");
  const shown = await readPage(root.get("/admin?view=topics&topic=procurement"));
  expect(shown.text).toContain("This topic is retired: it is no longer offered.");
  expect((await post({ intent: "restore-topic", slug: "procurement", version: "1" })).status).toBe(303);
  expect((await readPage(person.get("/book-consultation"))).html).toContain('value="Procurement"');
});

test("an area in a retired category is listed beside it, and whoever gives its name again is led to it", async () => {
  await db.update(catalogEntries).set({ retiredAt: new Date(), version: 1 }).where(eq(catalogEntries.key, "technology"));
  await readChangedTopics();
  const toArea = /<a[^>]* href="\/admin\?view=topics&amp;topic=data-analytics"/;
  expect((await readPage(root.get("/admin?view=topics"))).html).toMatch(toArea);
  expect((await readPage(post(energy("Data analytics")))).html).toMatch(toArea);
  await db.update(catalogEntries).set({ retiredAt: null, version: 0 }).where(eq(catalogEntries.key, "technology"));
  await readChangedTopics();
});

test("what was done to topics stands in the audit log", async () => {
  await post(energy("Audited Topic"));
  const { text } = await readPage(root.get("/admin?view=audit"));
  expect(text).toContain("Root added a topic");
  expect(text).toContain("Audited Topic");
});

test("a marketplace of gardeners alone: no page says a word of the six, an old address leads on, and what was retired is gone", async () => {
  const entryOf = async (key: string) => (await db.select().from(catalogEntries).where(eq(catalogEntries.key, key)))[0]!;
  const send = async (fields: Record<string, string>) => {
    const answer = await root.post("/admin?index&view=topics&entry=_new", fields);
    expect(answer.status).toBe(303);
  };
  const version = async (key: string) => ({ key, version: String((await entryOf(key)).version) });
  await send({ intent: "add-entry", category: "", "texts.name": "Gardens", "texts.description": "Beds, trees and lawns.", icon: "sun" });
  await send({
    intent: "add-entry",
    category: "gardens",
    "texts.title": "Fruit Trees",
    "texts.tagline": "Plant and prune.",
    "texts.tileDescription": "Apples",
  });
  const six = ["business", "finance", "technology", "marketing", "legal", "other"];
  for (const key of six) await send({ intent: "retire-entry", ...(await version(key)), moveTo: "gardens" });
  const gardens = { ...(await version("gardens")), kind: "category", address: "gardening", icon: "sun" };
  await send({
    intent: "save-entry",
    ...gardens,
    "texts.name": "Gardens",
    "texts.pageTitle": "Garden Advisors",
    "texts.description": "Beds, trees and lawns.",
    "translations.de.name": "G\u00e4rten",
  });
  const moved = await fetch(`${url}/gardens/fruit-trees?q=apple`, { redirect: "manual" });
  expect([moved.status, new URL(moved.headers.get("location")!, url).pathname]).toEqual([301, "/gardening/fruit-trees"]);
  for (const retired of ["/legal", "/legal/corporate-law"]) {
    const gone = await fetch(url + retired);
    const html = await gone.text();
    expect([gone.status, html.includes("no longer offered here"), html.includes("Page Not Found")]).toEqual([410, true, false]);
    expect(html).toMatch(/<title>This Is No Longer Offered/);
    expect(html).toMatch(/<main.*href="\/find-advisor".*<\/main>/s);
  }
  expect(await page("/gardening?lang=de")).toContain("G\u00e4rten");
  expect(await page("/gardening/fruit-trees")).toContain("Plant and prune.");
  const links = /(?:href="|<loc>[^<]*)\/(?:business|finance|technology|marketing|legal|other)(?![\w-])/;
  for (const path of [
    "/",
    "/find-advisor",
    "/gardening",
    "/gardening/fruit-trees",
    "/terms",
    "/pricing",
    "/help",
    "/become-advisor",
    "/sitemap.xml",
    "/llms.txt",
  ])
    expect([path, links.exec(await page(path))?.[0]]).toEqual([path, undefined]);
  const told = await page("/find-advisor");
  for (const name of ["Marketing / PR", "Business Advisors", "Employment Law"]) expect(told).not.toContain(name);
  for (const key of six) await send({ intent: "restore-entry", ...(await version(key)) });
  await send({ intent: "retire-entry", ...(await version("gardens")), moveTo: "business" });
  expect(await page("/")).toContain('href="/legal"');
});
