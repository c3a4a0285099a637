import { beforeAll, expect, test } from "vitest";
import { categories } from "#app/features/catalog/categories";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { topicByName } from "#app/features/topics/topic-list";
import { judge } from "./answer-kind";
import { understand } from "./understand";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const PAGES = categories().map(({ id }) => id);
const onPage = (text: string, page: (typeof PAGES)[number] | null) => {
  const reading = read(text);
  return { judged: judge(text, reading, page), first: understand(text, page, reading).topics[0]?.topic };
};
const categoryOf = (topic = "") => topicByName(topic)?.category;

/** Plain needs, each with its category. */
const NEEDS = [
  ["our bakery wants younger guests, which pictures should we post on instagram?", "marketing"],
  ["Can I dismiss a cook who keeps coming in drunk?", "legal"],
  ["the taxman wants to see three years of our books", "finance"],
  ["somebody got into our mail server and sent invoices to our customers", "technology"],
  ["Ein Mitbewerber benutzt unser Logo", "legal"],
  ["Unsere Website ist auf dem Handy nicht zu bedienen", "technology"],
  ["Wie bekomme ich mehr Besucher auf meine Internetseite?", "marketing"],
  ["Le fisc me réclame trois ans de TVA", "finance"],
  ["un concurrent a copié notre brevet", "legal"],
  ["personne ne connaît notre marque de savons", "marketing"],
  ["nos han robado los datos de los clientes con un virus", "technology"],
  ["quiero despedir a un camarero, cuánto le tengo que pagar", "legal"],
  ["cómo declaro el IVA de las ventas a Francia", "finance"],
  ["il permesso di soggiorno del nostro saldatore scade a marzo", "legal"],
  ["hanno bucato il nostro server e chiedono un riscatto", "technology"],
  ["come pubblicizzo il mio agriturismo sui social", "marketing"],
  ["our workshop's deliveries from the supplier come weeks late every time", "business"],
  ["Unsere Spedition liefert ständig zu spät und das Lager läuft über", "business"],
] as const;

test("whichever category's page it is asked on, a plain need is about its own category, in five languages", () => {
  for (const [text, category] of NEEDS)
    for (const page of [null, ...PAGES]) expect([text, page, categoryOf(onPage(text, page).first)]).toEqual([text, page, category]);
});

test("on the page of a category that it is not about, a need is judged as by the assistant", () => {
  for (const [text, category] of NEEDS)
    for (const page of PAGES.filter((each) => each !== category))
      expect([text, page, onPage(text, page).judged]).toEqual([text, page, onPage(text, null).judged]);
});

test("danger, small talk, questions about the site and what is none of the areas are the same on every page", () => {
  for (const text of [
    "my husband beats me",
    "ich will nicht mehr leben",
    "bonjour, ça va ?",
    "gracias, hasta luego",
    "quanto costa una consulenza?",
    "how do I become an advisor?",
    "mein Sohn hat Fieber",
    "mon copain m'a quittée",
    "qué tiempo hace mañana",
    "asdf",
  ])
    for (const page of PAGES) expect([text, page, onPage(text, page).judged]).toEqual([text, page, onPage(text, null).judged]);
});

test("what is on the border is tipped by the page", () => {
  const text = "I fear that a rival takes over our name";
  const reading = { ...read(text), none: 0, areas: [] };
  const areas = [
    { topic: "Brand Strategy", likelihood: 0.38 },
    { topic: "Intellectual Property", likelihood: 0.34 },
    { topic: "Business Strategy", likelihood: 0.2 },
  ];
  const first = (page: (typeof PAGES)[number] | null) => understand(text, page, { ...reading, areas }).topics[0]?.topic;
  expect([first(null), first("marketing"), first("legal"), first("business")]).toEqual([
    "Brand Strategy",
    "Brand Strategy",
    "Intellectual Property",
    "Brand Strategy",
  ]);
});
