import fc from "fast-check";
import { expect, test } from "vitest";
import { budgetIn } from "./budget-in-text";
import { timesIn } from "./hours-in-text";

test.each([
  ["I need a lawyer tomorrow at 7 pm", "at", 19, 20],
  ["a call at 7:30pm", "at", 19.5, 20.5],
  ["Friday 3 pm", "at", 15, 16],
  ["before 9 in the morning, budget 90 pounds", "before", 6, 9],
  ["not before 10 am", "after", 10, 22],
  ["after 6 in the evening", "after", 18, 22],
  ["evenings after 7", "after", 19, 22],
  ["between 5 and 7 pm", "between", 17, 19],
  ["from 9 am to 1 pm", "between", 9, 13],
  ["nach 18 Uhr", "after", 18, 22],
  ["ab 18:30 Uhr", "after", 18.5, 22],
  ["morgen um 19 Uhr", "at", 19, 20],
  ["um 3 Uhr", "at", 15, 16],
  ["morgen 19 Uhr", "at", 19, 20],
  ["zwischen 17 und 19 Uhr", "between", 17, 19],
  ["17-19 Uhr", "between", 17, 19],
  ["von 17-19 Uhr", "between", 17, 19],
  ["bis 9 Uhr", "before", 6, 9],
  ["vor 9 Uhr morgens", "before", 6, 9],
  ["à 19 h", "at", 19, 20],
  ["après 18h30", "after", 18.5, 22],
  ["demain avant 9 h", "before", 6, 9],
  ["entre 17 h et 19 h", "between", 17, 19],
  ["à partir de 18 heures", "after", 18, 22],
  ["a las 7 de la tarde", "at", 19, 20],
  ["mañana a las 9 de la mañana", "at", 9, 10],
  ["después de las 18", "after", 18, 22],
  ["antes de las 9", "before", 6, 9],
  ["entre las 17 y las 19", "between", 17, 19],
  ["dopo le 18", "after", 18, 22],
  ["alle 7 di sera", "at", 19, 20],
  ["prima delle 9", "before", 6, 9],
  ["dalle 17 alle 19", "between", 17, 19],
  ["dalle 18 in poi", "after", 18, 22],
  ["non dopo le 18", "before", 6, 18],
  ["nicht nach 18 Uhr", "before", 6, 18],
] as const)("'%s' says %s, from %d to %d", (text, said, from, until) => {
  expect(timesIn(text).named).toEqual({ said, hours: [from, until] });
});

test.each([
  "from 18 to 20 employees",
  "we opened after 18 months",
  "30 minutes",
  "under 200 euros",
  "um 20 Prozent",
  "after 25:00",
  "in 2 hours",
  "",
])("'%s' names no hour", (text) => expect(timesIn(text).named).toBe(null));

test.each([
  "at the weekend",
  "weekends only",
  "am Wochenende",
  "le week-end",
  "el fin de semana",
  "nel fine settimana",
])("'%s' says the weekend, and nothing else of it is left", (text) =>
  expect(timesIn(text)).toMatchObject({ isWeekend: true, named: null, dayParts: [], rest: expect.stringMatching(/^ (?:only )?$/) }));

test("an hour or a length is no budget", () => {
  for (const text of ["bis 18 Uhr", "hasta 18 h", "bis 30 Minuten", "no more than 30 minutes", "jusqu'à 19 heures"])
    expect(budgetIn(text)).toBe(null);
});

test("any text is read, and hours lie in a day", () => {
  const word = fc.constantFrom(
    "at",
    "um",
    "alle",
    "las",
    "a",
    "7",
    "18",
    "30",
    "pm",
    "uhr",
    "h",
    "und",
    "between",
    "nach",
    "de la tarde",
    "-",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 8 }), (words) => {
      const [from, until] = timesIn(words.join(" ")).named?.hours ?? [0, 24];
      expect(from >= 0 && from < until && until <= 24).toBe(true);
    }),
  );
});
