import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { requestsIn } from "./requests-in-text";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

test("two wishes, each for somebody of their own, are told apart in five languages", () => {
  for (const [text, ...areas] of [
    ["I need a lawyer for contracts and somebody for our Instagram", "Legal", "Social Media"],
    ["I want somebody for our Facebook ads. I also need a lawyer for a contract with a supplier.", "Digital Marketing", "Legal"],
    ["one person for our payroll and one for cybersecurity", "Human Resources", "Cybersecurity"],
    ["Ich suche jemanden für die Buchhaltung und auch jemanden für Werbung auf Google", "Tax and Accounting", "Digital Marketing"],
    ["Brauche Hilfe bei der Steuererklärung und auch bei der Markenanmeldung", "Tax and Accounting", "Intellectual Property"],
    ["j'ai besoin d'aide pour ma TVA et aussi pour recruter un vendeur", "Tax and Accounting", "Human Resources"],
    ["Necesito un abogado para un despido y alguien que me lleve las redes sociales", "Employment Law", "Social Media"],
    ["cerchiamo un avvocato per i contratti e anche un consulente per la logistica", "Legal", "Logistics"],
  ] as const)
    expect([text, requestsIn(text, read)]).toEqual([text, areas]);
});

test("one need with two sides, a wish about the advisor and two people of one field stay one", () => {
  for (const text of [
    "I need an accountant and somebody who speaks French",
    "I need a lawyer, someone patient",
    "We need somebody for marketing and sales",
    "jemand für Steuern und Buchhaltung",
    "I run a bakery and a café and need somebody for the books",
    "my co-founder and I need a lawyer for our contract",
    "Ich bin Grafikerin und suche einen Steuerberater",
    "je suis avocate et je cherche un comptable",
    "We have a developer and an accountant, but who writes our privacy policy?",
    "I need an accountant and a tax advisor",
    "we sell oatcakes and someone in Boston likes them, can you help me with America",
  ])
    expect([text, requestsIn(text, read)]).toEqual([text, []]);
});
