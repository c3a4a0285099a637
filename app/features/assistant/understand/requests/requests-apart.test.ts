import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { requestsApart } from "./requests-apart";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

test("two matters of one message are told apart at their joints, each read by itself, in five languages", () => {
  for (const [text, ...areas] of [
    [
      "I've been let go without notice and on top of that I don't know how to declare the severance to the taxman",
      "Employment Law",
      "Tax and Accounting",
    ],
    ["we were hacked. Also our accountant quit and the vat is due.", "Cybersecurity", "Tax and Accounting"],
    ["our parts come late every month. separately, my salesman can't close anything", "Supply Chain", "Sales"],
    ["Mon visa expire et je veux aussi créer ma boîte", "Immigration Law", "Entrepreneurship"],
    ["I want to start a company and my visa runs out in May", "Entrepreneurship", "Immigration Law"],
    ["Mein Visum läuft ab und ich möchte auch eine Firma gründen", "Immigration Law", "Entrepreneurship"],
    ["Caduca mi visado y también quiero crear una empresa", "Immigration Law", "Entrepreneurship"],
    ["Mi scade il visto e voglio anche avviare un'impresa", "Immigration Law", "Entrepreneurship"],
    ["first my visa, then the accounts", "Immigration Law", "Tax and Accounting"],
    [
      "Two things: I want to buy my competitor's garage, and honestly I need a coach because I shout at people",
      "Mergers and Acquisitions",
      "Executive Coaching",
    ],
    ["Unsere Kundendaten sind gestohlen worden. Außerdem schreibt die Lokalzeitung schlecht über uns", "Cybersecurity", "Public Relations"],
    ["1. Visum für die Köchin 2. Steuererklärung", "Immigration Law", "Tax and Accounting"],
    [
      "Ich will meinen Namen als Marke eintragen. Und die Umsatzsteuer muss auch noch gemacht werden.",
      "Intellectual Property",
      "Tax and Accounting",
    ],
    ["on nous a volé les mots de passe, et en plus le fournisseur livre en retard", "Cybersecurity", "Supply Chain"],
    ["je voudrais vendre mes savons en ligne, et par ailleurs trouver un transporteur moins cher", "E-commerce", "Logistics"],
    [
      "hay que redactar los estatutos de la sociedad y además un empleado me ha demandado por el despido",
      "Corporate Law",
      "Employment Law",
    ],
    ["devo licenziare un cameriere e anche rifare il sito", "Employment Law", "Software Development"],
    ["vogliamo vendere il nostro vino in Canada e registrare il marchio", "International Trade", "Intellectual Property"],
  ] as const)
    expect([text, requestsApart(text, read)]).toEqual([text, { areas, beside: null }]);
});

test("a second matter that is less clear stands beside the clear one", () => {
  expect(requestsApart("quiero una app para mi gimnasio y de paso cambiar el nombre y el logo", read)).toEqual({
    areas: ["Brand Strategy"],
    beside: "quiero una app para mi gimnasio",
  });
});

test("one matter with several sides stays one, and so does a story", () => {
  for (const text of [
    "do I pay tax on the eggs and on the milk I sell at the gate?",
    "We make soap and we sell soap, but where should the business go in ten years?",
    "Marke und Logo schützen lassen",
    "livrer les paniers de légumes le mardi et le vendredi sans y passer la nuit",
    "quisiera entender el IVA y las retenciones de mis facturas",
    "un sito e un'app che si parlino, sempre per prenotare i campi da padel",
    "They sign, we pop a cork, and then nobody talks to them until the invoice for year two",
    "Die Hörgeräteträger drücken immer den falschen Knopf, also machen wir ihn größer oder weg?",
  ])
    expect([text, requestsApart(text, read)]).toEqual([text, { areas: [], beside: null }]);
});

/** Every so many needs of the corpus are read. */
const ONE_OF = 8;

test("of the needs of the corpus hardly one falls apart", () => {
  const needs = readdirSync("corpus")
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => readFileSync(`corpus/${name}`, "utf8").split("\n"))
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" | "))
    .filter(([, labels = ""], at) => !labels.startsWith("none") && at % ONE_OF === 0);
  const apart = needs.filter(([, , text = ""]) => requestsApart(text, read).areas.length > 0);
  expect(needs.length).toBeGreaterThan(1_000);
  expect(apart.length / needs.length).toBeLessThan(0.01);
});
