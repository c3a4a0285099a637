import { beforeAll, expect, test } from "vitest";
import { textReader } from "../read-text.server";
import type { Reader } from "../reading";
import { withPlainMatter } from "./plain-matters";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const firstOf = (text: string) => read(text).areas[0]?.topic;
const otherThan = (areas: readonly string[], texts: readonly string[]) =>
  texts.flatMap((text) => (areas.includes(firstOf(text) ?? "") && read(text).none < 0.25 ? [] : [[text, firstOf(text)]]));

/** What is told by its signs, in five languages, with the areas of each. */
const TOLD = [
  [
    ["International Trade"],
    [
      ...["Moroccan dates into Dutch shops, which documents?", "we make jam in Wales and a Japanese retailer wants it on its shelves"],
      ...["indischer Tee nach Österreich, welche Papiere braucht der Zoll", "Möbel aus Polen holen und hier verkaufen"],
      ...["faire venir du miel d'Ukraine", "vendre du vin en Corée, quelles étiquettes"],
      ...["traer alfombras de Turquía", "llevar nuestro queso a tiendas alemanas"],
      ...["vendere formaggi in Canada, quali certificati", "portare piastrelle in Arabia e Qatar, carte doganali"],
    ],
  ],
  [
    ["Software Development", "Cloud Computing"],
    [
      ...["our web shop is so slow as soon as the TV spot runs and traffic comes", "the platform falls over with 2000 users"],
      ...["Unser Portal hängt, wenn alle gleichzeitig buchen", "die Seite stürzt bei jedem Ansturm ab"],
      ...["notre plateforme plante à chaque newsletter", "l'appli devient lente avec 200 utilisateurs"],
      ...["la tienda online se cae en rebajas", "la aplicación se bloquea si entran muchos usuarios a la vez"],
      ...["il portale crolla con troppi utenti", "l'app rallenta quando ci sono 1000 utenti"],
    ],
  ],
  [
    ["Compliance"],
    [
      ...["we got a cease and desist over our newsletter consent", "do I need a legal notice on my site"],
      ...[
        "Abmahnung wegen fehlender Grundpreise im Onlineshop",
        "abgemahnt wegen Cookies auf der Webseite",
        "Impressumspflicht, muss meine Firma ins Impressum?",
      ],
      ...["mise en demeure pour publicité comparative", "que faut-il mettre dans les mentions légales"],
      ...["burofax por la publicidad de mi web", "falta el aviso legal en mi tienda"],
      ...["diffida da un concorrente per la nostra pubblicità", "sul sito mancano le note legali"],
      ...[
        "what permit do I need to sell knives online",
        "Genehmigung um Feuerwerk zu verkaufen",
        "licencia para vender armas",
        "autorisation pour vendre du CBD",
      ],
    ],
  ],
  [
    ["Finance"],
    [
      ...["half our clients pay two months late", "nobody ever pays on time and we are broke"],
      ...["Unsere Auftraggeber zahlen erst nach 120 Tagen", "Kunden bezahlen ihre Rechnungen nicht pünktlich, Zahlungsmoral katastrophal"],
      ...["les clients nous paient à 120 jours", "notre banque nous coupe le découvert"],
      ...["mis clientes pagan con retraso", "el banco nos deniega la póliza de crédito"],
      ...["i clienti non pagano mai puntuali", "la banca chiude i rubinetti"],
      ...["my nan left me 30k, savings account or a fund?", "Habe 90.000 geerbt und will sie anlegen"],
      ...[
        "j'ai hérité d'une somme, comment l'investir",
        "tengo ahorros y quiero invertirlos en fondos",
        "ho ereditato dei soldi da investire",
      ],
    ],
  ],
] as const;

test.each(TOLD)("%s is told by its signs, in five languages", (areas, texts) => {
  expect(otherThan(areas, texts)).toEqual([]);
});

test("the same words of another matter are read as that", () => {
  for (const [text, ...areas] of [
    ["our supermarket in Kenya loses customers", "Sales", "Business Strategy", "Customer Experience", "Customer Success", "Marketing"],
    ["a nurse from Ghana wants to work in our clinic", "Immigration Law"],
    ["how do we get 500 users for our app", "Product Management", "Marketing", "Digital Marketing", "Startup Growth"],
    ["the kitchen gets slow when the restaurant is full of people", "Operations", "Customer Experience"],
    ["Abmahnung vom Chef wegen Verspätung bekommen", "Employment Law"],
    ["Abmahnung wegen Markenverletzung durch unser Logo", "Intellectual Property"],
    ["mon fournisseur livre en retard", "Supply Chain", "Procurement", "Logistics"],
    ["un cliente no paga y quiero ir al juzgado con un abogado", "Legal"],
    [
      "my brother and I inherited our father's company",
      "Mergers and Acquisitions",
      "Corporate Governance",
      "Corporate Law",
      "Business Strategy",
    ],
    ["a licence to use the patent that we sell", "Intellectual Property"],
  ] as const)
    expect([text, areas]).toEqual([text, expect.arrayContaining([firstOf(text)])]);
});

test("an approval beside another wish is not lost: it is one of two that are asked about", () => {
  for (const text of [
    "We build an app that finds melanoma, need FDA approval and seed money",
    "notre appli détecte les chutes, marquage CE et levée de fonds",
    "buscamos inversores y el marcado CE para una app que mide el pulso",
  ])
    expect([
      text,
      read(text)
        .areas.slice(0, 2)
        .map(({ topic }) => topic),
    ]).toEqual([text, expect.arrayContaining(["Compliance"])]);
});

test("a danger told beside it is left as it is", () => {
  const reading = read("the wind is mild");
  const inDanger = { ...reading, others: { ...reading.others, crisis: 0.2 } };
  expect(withPlainMatter("nobody ever pays us on time", inDanger)).toBe(inDanger);
  expect(withPlainMatter("nobody ever pays us on time", reading)).not.toBe(reading);
});
