import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayPart } from "#app/features/schedule/hours-of-day";
import { dayPartsIn } from "./day-part-in-text";
import { startIn } from "./start-in-text";
import { urgencyIn } from "./urgency-in-text";

const SAID: Record<DayPart, string[]> = {
  morning: [
    "A tax advisor in the morning",
    "A lawyer tomorrow morning",
    "Monday mornings suit me best",
    "A morning call, please",
    "Ich brauche morgens jemanden für Steuern",
    "Eine Anwältin am Vormittag",
    "Ein Termin morgen früh",
    "Am Morgen, bitte",
    "Un avocat le matin",
    "demain matin, si possible",
    "Un abogado por la mañana",
    "mañana por la mañana",
    "Un avvocato di mattina",
    "domani mattina",
  ],
  midday: ["over lunch", "At noon, please", "mittags", "In der Mittagspause", "entre midi et deux", "al mediodía", "in pausa pranzo"],
  afternoon: [
    "any afternoon",
    "This afternoon if possible",
    "nachmittags",
    "morgen Nachmittag",
    "l'après-midi",
    "demain après-midi",
    "por la tarde",
    "domani pomeriggio",
  ],
  evening: [
    "Somebody for contracts in the evening",
    "evenings only",
    "tomorrow evening",
    "Tonight",
    "Abends ein Steuerberater",
    "Eine Beraterin am Abend",
    "Dienstagabend",
    "morgen Abend",
    "Un fiscaliste le soir",
    "ce soir",
    "en soirée",
    "por la noche",
    "esta noche",
    "la sera",
    "stasera",
    "di sera",
  ],
  afterWork: [
    "after work",
    "A tax advisor after office hours",
    "nach der Arbeit",
    "nach Feierabend",
    "après le travail",
    "después del trabajo",
    "al salir del trabajo",
    "dopo il lavoro",
  ],
};
const all = Object.entries(SAID).flatMap(([part, texts]) => texts.map((text) => [text, part] as const));

test.each(all)("'%s' says %s", (text, part) => expect(dayPartsIn(text).parts).toEqual([part]));

test.each([
  "Good morning, I need a lawyer",
  "Guten Morgen!",
  "Guten Abend",
  "Bonsoir, je cherche un avocat",
  "Buenas tardes",
  "Buonasera",
  "We sell evening dresses",
  "Compensation after work accidents",
  "My boss dismissed me this morning",
  "Heute Morgen wurde mir gekündigt",
  "not in the evening",
  "nicht abends",
  "pas le soir",
  "no por la noche",
  "non di sera",
  "Un cours du soir",
  "Más tarde",
  "A business in the Mezzogiorno",
  "",
])("'%s' says no part of a day", (text) => expect(dayPartsIn(text).parts).toEqual([]));

test("of two parts of a day either will do", () => {
  expect(dayPartsIn("in the morning or in the evening").parts).toEqual(["morning", "evening"]);
  expect(dayPartsIn("abends oder mittags").parts).toEqual(["midday", "evening"]);
});

test.each([
  "Am Morgen",
  "por la mañana",
  "Guten Morgen",
  "Heute Morgen wurde mir gekündigt",
  "Esta mañana me han despedido",
])("'%s' is a morning, or a greeting, and not tomorrow", (text) => {
  expect(startIn(text, new Date(0), null)).toBe(null);
  expect(urgencyIn(text)).toBe(null);
});

test.each([
  "morgen Abend",
  "Morgen früh",
  "mañana por la mañana",
  "tomorrow evening",
  "demain matin",
  "domani sera",
])("'%s' is tomorrow, and soon", (text) => {
  expect(startIn(text, new Date(0), null)).toBe("1970-01-02T00:00:00.000Z");
  expect(urgencyIn(text)).toBe("high");
});

test("whatever stands around it, a part of a day is heard, and nothing else of the text is lost", () => {
  const word = fc.constantFrom("contract", "steuern", "marque", "empresa", "bilancio", "help", "bitte");
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 5 }),
      fc.constantFrom(...all),
      fc.array(word, { maxLength: 5 }),
      (before, [text, part], after) => {
        const { parts, rest } = dayPartsIn([...before, text, ...after].join(" "));
        expect(parts).toEqual([part]);
        for (const each of [...before, ...after]) expect(rest).toContain(` ${each} `);
      },
    ),
  );
});

test("any text is read in full", () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(dayPartsIn(text).rest).toMatch(/^ ?(?:\S+ )*$/)));
});
