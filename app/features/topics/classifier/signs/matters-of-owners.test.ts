import { beforeAll, expect, test } from "vitest";
import { judge } from "#app/features/assistant/understand/answer-kind";
import { textReader } from "../read-text.server";
import type { Reader } from "../reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const firstOf = (text: string) => read(text).areas[0]?.topic ?? "";

/** What owners tell of in homely words, in five languages, with its area. */
const TOLD = [
  [
    "Tax and Accounting",
    ["what should I pay myself out of my Ltd", "I want to change my accountant"],
    ["wieviel darf ich mir aus meiner GmbH auszahlen", "den Steuerberater wechseln"],
    ["combien puis-je me verser de ma SARL"],
    ["quiero despedir a mi gestoría", "cuánto puedo sacarme de la empresa"],
    ["quanto posso pagarmi dalla mia srl", "cambiare commercialista"],
  ],
  [
    "Legal",
    ["lease too long, cant get out", "need a lease checked", "cancel a contract with our cleaning company"],
    ["Mietvertrag fürs Lokal prüfen lassen"],
    ["résilier le contrat avec le traiteur"],
    ["revisar el contrato de alquiler del local"],
    ["disdire il contratto con l'impresa di pulizie"],
  ],
  [
    "Brand Strategy",
    ["a logo for my food truck"],
    ["ein Logo für meine Imkerei"],
    ["un logo pour mon food truck"],
    ["necesito un logo"],
    ["mi serve un logo"],
  ],
  [
    "Business Strategy",
    ["the competition is killing us"],
    ["die Konkurrenz macht uns platt"],
    ["la concurrence nous étrangle, il faut revoir les prix"],
    ["la competencia nos ahoga"],
    ["la concorrenza ci strozza"],
  ],
  [
    "Software Development",
    ["website for my bakery", "our hospice needs a new website", "who could build me an app where my pupils book their lessons"],
    ["ich brauche eine neue Webseite", "wer programmiert uns eine App"],
    ["il me faut un site internet"],
    ["necesito una página web"],
    ["mi serve un sito"],
  ],
] as const;

test.each(TOLD)("%s is told in homely words, in five languages", (area, ...texts) => {
  expect(texts.flat().map((text) => [text, firstOf(text)])).toEqual(texts.flat().map((text) => [text, area]));
});

test("the same words of another matter are read as that", () => {
  for (const [text, ...areas] of [
    ["someone copied our logo", "Intellectual Property"],
    ["would anyone here want a chess cafe, before I sign the lease", "Market Research"],
    ["how do I cancel the contract of a sick employee", "Employment Law"],
    ["nobody visits our new website", "Digital Marketing"],
  ] as const)
    expect([text, areas]).toEqual([text, expect.arrayContaining([firstOf(text)])]);
});

test("who does not know how it works, but says what it is, has a need and no question about the site", () => {
  const kinds = [
    "the bloke who owns the other garage in town wants to buy mine out. no idea what it's worth or how this works",
    "not sure how this works but I want to patent my bike lock",
    "how does this work",
  ].map((text) => judge(text, read(text), null).kind);
  expect(kinds).toEqual(["sure", "sure", "site"]);
});
