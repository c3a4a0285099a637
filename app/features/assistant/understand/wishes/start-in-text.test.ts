import { expect, test } from "vitest";
import { asksForOneDay } from "./start-in-text";

test("a day that is named is that day alone, in five languages", () => {
  for (const text of [
    "rendez-vous demain matin",
    "I need a call tomorrow",
    "ich brauche morgen einen Termin",
    "necesito una cita pasado mañana",
    "vorrei un appuntamento domani",
    "I need a call on 3 December",
  ])
    expect(asksForOneDay(text), text).toBe(true);
});

test("a beginning, a week and no day at all are no one day", () => {
  for (const text of [
    "I need a call from tomorrow on",
    "ich habe ab morgen Zeit",
    "à partir de demain",
    "desde mañana",
    "da domani",
    "I need a call next week",
    "nächsten Monat",
    "a lawyer, please",
  ])
    expect(asksForOneDay(text), text).toBe(false);
});
