import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const answered = (text: string) => {
  const found = judge(text, read(text), null);
  return found.kind === "site" ? found.question : found.kind;
};

test("what something else costs or is worth is a need, in five languages", () => {
  const taken = [
    "cuánto cuesta montar una tienda online",
    "cuánto vale mi empresa",
    "¿cuánto vale una peluquería de nueve sillones para otro?",
    "quanto costa aprire un bar",
    "quanto costa registrare un marchio",
    "brevetto, quanto costa",
    "how much is it worth, a dental practice with two chairs",
    "My brother and I want to sell the garden centre. What do we need to prepare and what is it worth?",
    "what does it cost to register a trademark in five countries",
    "renting warehouse space by the pallet, what does it cost a month",
    "was kostet das, eine Marke anzumelden",
    "was ist mein Betrieb wert",
    "combien ça coûte de créer une SARL",
    "c'est combien un dépôt de brevet",
    "is it free to advertise on google maps",
    "Preisverhandlung Stahl",
    "Telefonleitfaden für den Vertrieb",
    "E-Rechnung Pflicht",
  ].filter((text) => ["price", "booking", "contact", "howItWorks"].includes(answered(text)));
  expect(taken).toEqual([]);
});

test("what the site itself costs is asked in many ways", () => {
  const others = [
    "what does it cost?",
    "what does it cost to use this site",
    "how much is a session with an advisor",
    "how much do you charge per hour",
    "Is it free to ask or do I pay before I see any names?",
    "do I have to pay before I can see the advisors?",
    "was kostet eine Beratung",
    "Was kostet das hier?",
    "combien ça coûte",
    "combien coûte une consultation",
    "cuánto cuesta una sesión",
    "cuánto cobra la plataforma",
    "quanto costa una consulenza",
    "quanto costa?",
  ].filter((text) => answered(text) !== "price");
  expect(others).toEqual([]);
});

test("who reads what is written here, and whether it is safe, leads to the privacy policy in five languages", () => {
  const others = [
    "is my data safe with you",
    "are my details safe here",
    "do you read my messages",
    "who can see what I type",
    "what do you do with my data",
    "what's the privacy policy",
    "sind meine Daten bei euch sicher",
    "was macht ihr mit meinen Daten",
    "wo finde ich eure Datenschutzerklärung",
    "que faites-vous de mes données",
    "qui peut lire mes messages ?",
    "mis datos están seguros aquí",
    "qué hacéis con mis datos",
    "i miei dati sono al sicuro?",
    "chi legge quello che scrivo",
  ].filter((text) => answered(text) !== "privacy");
  expect(others).toEqual([]);
});

test("where a firm keeps the data of its customers, and a policy for its shop, is a need", () => {
  const taken = [
    "where are our customers' data safe",
    "we need a privacy policy for our online shop",
    "who can see the personnel files in our HR software",
    "Datenschutzerklärung für unsere Webseite schreiben",
    "politique de confidentialité pour notre boutique",
  ].filter((text) => answered(text) === "privacy");
  expect(taken).toEqual([]);
});

test("where one says how a consultation was leads to one's consultations, in five languages", () => {
  for (const text of [
    "how do I leave a review",
    "wo kann ich eine Bewertung abgeben",
    "où laisser un avis sur mon conseiller",
    "cómo dejo una reseña",
    "dove lascio una recensione",
  ])
    expect([text, answered(text)]).toEqual([text, "consultations"]);
  expect(answered("how do we get our guests to leave a review")).not.toBe("consultations");
});

test("an invoice is looked for with any article, and how one pays is told where everything is", () => {
  for (const text of [
    "wo finde ich die Rechnung",
    "où est ma facture",
    "dónde está la factura",
    "dove trovo la fattura",
    "where do I find the invoice",
  ])
    expect([text, answered(text)]).toEqual([text, "invoices"]);
  for (const text of [
    "how does payment work",
    "wie funktioniert die Bezahlung",
    "comment marche le paiement",
    "cómo funciona el pago",
    "come funziona il pagamento",
  ])
    expect([text, answered(text)]).toEqual([text, "howItWorks"]);
});
