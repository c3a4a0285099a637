import { beforeAll, expect, test } from "vitest";
import { categoryById } from "#app/features/catalog/categories";
import { topicByName } from "#app/features/topics/topic-list";
import { topicPath } from "#app/features/topics/topic-path";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

/** If a need matches two areas about equally, the one whose advisor is free sooner comes first, which differs between a Saturday and a Tuesday. */
beforeAll(() => {
  const tuesday = new Date();
  tuesday.setUTCHours(9, 0, 0, 0);
  do tuesday.setUTCDate(tuesday.getUTCDate() + 1);
  while (tuesday.getUTCDay() !== TUESDAY);
  site.moveClock(tuesday.getTime() - Date.now());
});
const TUESDAY = 2;

/** Needs in people's words, in five languages, with the area of each; borderline cases have both. */
const NEEDS = [
  ["our best welder is from Ghana and his papers run out in March", "Immigration Law"],
  ["my co-founder wants to move to Lisbon and keep working for us, what do we have to watch", "Immigration Law"],
  ["Wir wollen eine Köchin aus Vietnam holen, wie lange dauert das mit dem Visum?", "Immigration Law"],
  ["Une développeuse brésilienne doit venir travailler chez nous à Lyon, quelles démarches ?", "Immigration Law"],
  ["Il nostro cuoco è marocchino e il permesso di soggiorno gli scade a giugno", "Immigration Law"],
  ["somebody regsitered our trade mrak in Poland", "Intellectual Property"],
  ["registar mi marac comercial antes de que otro la copie", "Intellectual Property"],
  ["Ein Konkurrent hat unser Patent kopiert und wir wollen klagen", "Intellectual Property"],
  ["non-compeet clasue - can my old boss enforce it", "Employment Law"],
  ["problema con il contrato di lavoro di una dipendente", "Employment Law"],
  ["Ich möchte meine Leute in Kurzarbeit schicken, wie geht das?", "Employment Law"],
  ["is it better to pay myself a salary or take dividends out of the company", "Tax and Accounting"],
  ["I put 40k of my own savings in, how do I get it back out without tax", "Tax and Accounting", "Finance"],
  ["Der Steuerberater will die Bilanz nicht unterschreiben", "Tax and Accounting"],
  ["Soy autónoma y no sé cuánto guardar para Hacienda", "Tax and Accounting"],
  ["Il commercialista dice che manca il bollo sulle fatture", "Tax and Accounting"],
  ["Hilfe bei der Umsatz steuer voranmledung", "Tax and Accounting"],
  ["conseil pour une levée de fond, pitch dekc pas fini", "Fundraising"],
  ["cash flow", "Finance"],
  ["impayés depuis trois mois", "Finance"],
  ["need help with cyber secuirty after a phishng mail", "Cybersecurity"],
  ["our server room was encrypted overnight and they want bitcoin", "Cybersecurity"],
  ["Devo cambiare il gestionale del magazzino, quello che abbiamo si blocca ogni giorno", "Software Development"],
  ["our app keeps getting one-star reviews and nobody here knows how to answer people", "Customer Experience"],
  ["Je voudrais monter une boutique en ligne pour mes savons", "E-commerce"],
  ["Unsere Marke kennt keiner, obwohl wir seit 30 Jahren da sind", "Brand Strategy", "Marketing"],
  ["Necesito que alguien lleve la cartera de clientes mientras busco vendedor", "Sales", "E-commerce"],
  ["Quiero abrir otra heladería en el pueblo de al lado, ¿cómo lo hago sin arruinarme?", "Business Strategy"],
  ["we need a bussines plna for the bank", "Entrepreneurship"],
  ["Die Lohnabrechnung läuft noch über Excel, gibt es da ein Programm?", "Digital Transformation", "Software Development"],
] as const;

const message = (content: string) => ({ assistant: "message", content });
const asked = (path: string, text: string) => `${path}?${new URLSearchParams({ q: text })}`;
const visited = async (path: string) => (await readPage(site.visitor().get(path))).html;
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const decoded = (found: string | undefined) => (found === undefined ? null : decodeURIComponent(found.replace(/\+/g, " ")));

const MAX_LOOKED_AT = 3;

/** Returns the areas of the first results on a page. */
async function areasOfFirst(html: string): Promise<string[]> {
  const slugs = [...new Set([...mainOf(html).matchAll(/href="\/advisors\/([\w-]+)"/g)].map(([, slug]) => slug))];
  const rows = await site.rows<{ name: string }>(
    "select t.name from topics t join adviser_topics a on a.topic_id = t.id join advisers on advisers.id = a.adviser_id where advisers.slug = any($1)",
    [slugs.slice(0, MAX_LOOKED_AT)],
  );
  return rows.map(({ name }) => name);
}

const needs = NEEDS.map(([text, topic, ...others]) => ({
  text,
  topic,
  accepted: [topic, ...others] as string[],
  area: topicByName(topic)!,
  category: categoryById(topicByName(topic)!.category),
}));

test("the assistant names advisors for the area of each need, or asks which of the two on whose border it is", async () => {
  for (const { text, accepted } of needs) {
    const visitor = site.visitor();
    await visitor.post("/ai-assistant", message(text));
    const html = await (await visitor.get("/ai-assistant")).text();
    const named = decoded(/\/book\?[^"]*topic=([^"&]+)/.exec(html)?.[1]);
    if (named === null) expect([text, accepted.length > 1 && accepted.every((area) => mainOf(html).includes(area))]).toEqual([text, true]);
    else expect([text, accepted]).toEqual([text, expect.arrayContaining([named])]);
  }
});

test("the matcher of its category recommends it first", async () => {
  for (const { text, accepted, category } of needs) {
    const visitor = site.visitor();
    const room = `/ai-assistant?room=${category.id}`;
    await visitor.post(room, message(text));
    await visitor.post(room, { assistant: "answers", urgency: "Exploring Options" });
    const html = await (await visitor.get(category.path)).text();
    expect([text, accepted]).toEqual([text, expect.arrayContaining([decoded(/\?need=([^"&]+)/.exec(html)?.[1])])]);
  }
});

test("the search of its category lists somebody among the first who has the area", async () => {
  for (const { text, accepted, category } of needs) {
    const areas = await areasOfFirst(await visited(asked(category.path, text)));
    expect([text, accepted.filter((area) => areas.includes(area))]).not.toEqual([text, []]);
  }
});

test("a sub-category that is about something else says that its best fit little, one that is about it shows them without a word", async () => {
  for (const { text, topic } of needs.filter(({ text }) => text.split(" ").length > 5)) {
    const html = await visited(asked("/legal/employment-law", text));
    expect([text, html.includes("may not fit well")]).toEqual([text, topic !== "Employment Law"]);
  }
});

test("the search dialog leads to the area", async () => {
  for (const { text, area } of needs) {
    const html = await visited(asked("/search", text));
    expect([text, mainOf(html).includes(`href="${topicPath(area).replaceAll("&", "&amp;")}"`)]).toEqual([text, true]);
  }
});

test("/find-advisor keeps the tile of its category", async () => {
  for (const { text, category } of needs) {
    const html = await visited(asked("/find-advisor", text));
    expect([text, mainOf(html).includes(`href="${category.path}"`)]).toEqual([text, true]);
  }
});

test("small talk, weather and thanks find nobody in any of them", async () => {
  for (const text of ["thanks a lot", "wie geht's dir heute so?", "quel temps fait-il à Marseille ce week-end", "che ore sono?"]) {
    const visitor = site.visitor();
    await visitor.post("/ai-assistant", message(text));
    const pages = [await (await visitor.get("/ai-assistant")).text()];
    for (const path of ["/legal", "/legal/employment-law", "/search", "/find-advisor"]) pages.push(await visited(asked(path, text)));
    for (const html of pages)
      expect([text, mainOf(html).match(/href="\/advisors\/(?!all)[^"]*"|href="[^"]*\?expertise=[^"]*"/g)]).toEqual([text, null]);
  }
});

test("a question about the site finds its page in the search dialog and on /find-advisor, in five languages", async () => {
  const questions = [
    ["can I get a refund if I cancel?", "/terms"],
    ["Wie werde ich hier Berater?", "/become-advisor"],
    ["comment je supprime mon compte ?", "/profile"],
    ["¿Cómo puedo darme de alta como asesor en esta web?", "/become-advisor"],
    ["ho dimenticato la password, che faccio?", "/auth"],
    ["is my data safe with you?", "/privacy"],
    ["Wo sehe ich meine Buchungen?", "/auth"],
    ["cómo dejo una reseña", "/auth"],
  ] as const;
  for (const place of ["/search", "/find-advisor"])
    for (const [text, path] of questions)
      expect([place, text, mainOf(await visited(asked(place, text))).includes(`href="${path}"`)]).toEqual([place, text, true]);
});
