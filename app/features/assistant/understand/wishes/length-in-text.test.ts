import { expect, test } from "vitest";
import { understand } from "../understand";
import { lengthIn } from "./length-in-text";
import { startIn } from "./start-in-text";

/** A Monday. */
const now = new Date("2026-11-30T06:00:00Z");

test.each([
  ["Business strategy on Wednesday at 3pm for an hour", 60],
  ["Unternehmensstrategie am 3. Dezember um 15 Uhr, 60 Minuten", 60],
  ["Unternehmensstrategie morgen um 15 Uhr, eine Stunde", 60],
  ["Stratégie d'entreprise demain à 15 h pendant une heure", 60],
  ["Estrategia de empresa mañana a las 15 durante una hora", 60],
  ["Strategia aziendale domani alle 15 per un'ora", 60],
  ["I'd like to talk to someone about VAT for an hour and a half", 90],
  ["Ich brauche eine halbe Stunde Beratung zum Mietvertrag", 30],
  ["I need a quick 15-minute call about my contract", 15],
  ["Je voudrais parler à quelqu'un trois quarts d'heure", 45],
])("the length of a talk is understood: %s", (text, minutes) => {
  expect(understand(text).minutes).toBe(minutes);
});

test("longer ones are understood too, and are the nearest that the site offers", () => {
  const longest = ["I'd like two hours with a lawyer on VAT", "Je cherche deux heures avec un avocat en droit du travail jeudi matin"];
  for (const text of longest) expect(lengthIn(text).minutes).toBe(120);
  for (const text of longest) expect(understand(text).minutes).toBe(90);
  expect(lengthIn("Ich brauche zweieinhalb Stunden Beratung zum Mietvertrag").minutes).toBe(150);
  expect(understand("Ich brauche anderthalb Stunden mit einer Steuerberaterin").minutes).toBe(90);
});

test.each([
  "My office is two hours away and I need a lawyer",
  "I need a lawyer within two hours",
  "Ich arbeite zwei Stunden am Tag und brauche einen Anwalt",
  "J'ai deux heures de retard chaque jour, je cherche un avocat",
  "I need help in an hour",
  "I need a lawyer for at most 200 euros an hour",
  "Ich brauche in einer Stunde Hilfe",
  "Ich suche eine Beratung für höchstens 100 € pro Stunde",
  "Je voudrais parler à quelqu'un dans une heure",
  "Je suis disponible demain à une heure",
  "Busco un abogado por 100 euros la hora",
  "Cerco un avvocato, tra un'ora",
])("what begins then or costs so much an hour is no length: %s", (text) => {
  expect(understand(text).minutes).toBeUndefined();
});

test.each([
  "Business strategy on 3 December at 3pm",
  "Unternehmensstrategie am 3. Dezember um 15 Uhr",
  "Stratégie d'entreprise le 3 décembre à 15 h",
  "Estrategia de empresa el 3 de diciembre a las 15",
  "Strategia aziendale il 3 dicembre alle 15",
  "Can I talk to somebody about VAT on December 3rd in the afternoon?",
])("a date that is asked for with a time is when the time begins: %s", (text) => {
  expect(startIn(text, now, "UTC")).toBe("2026-12-03T00:00:00.000Z");
});

test.each([
  "I need help with a contract of 3 December",
  "Ich brauche Hilfe mit einem Vertrag vom 3. Dezember",
  "The auditors come on 3 December at 9am",
  "I need help before 3 December",
  "Ich wurde am 3. Dezember entlassen und brauche einen Anwalt",
])("the date of something else is none that is asked for: %s", (text) => {
  expect(startIn(text, now, "UTC")).toBeNull();
});
