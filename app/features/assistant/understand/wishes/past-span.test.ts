import { expect, test } from "vitest";
import { urgencyIn } from "./urgency-in-text";

test.each([
  "the supermarket has sent back two pallets this month",
  "we lost three clients this week",
  "Der Kunde hat diesen Monat zwei Paletten zurückgeschickt",
  "diese Woche haben zwei Leute gekündigt",
  "le client a renvoyé deux palettes ce mois-ci",
  "este mes nos han devuelto dos palés",
  "questo mese il cliente ha rimandato due bancali",
  "Scuola di pronto soccorso: come triplico i corsi?",
])("'%s' tells of what has happened, and not of when help is needed", (text) => expect(urgencyIn(text)).toBe(null));

test.each([
  ["we need somebody this week", "high"],
  ["the supermarket has sent back two pallets, we need help this month", "medium"],
  ["diese Woche brauchen wir einen Anwalt", "high"],
  ["este mes tenemos que entregar", "medium"],
  ["questa settimana mi serve un parere", "high"],
] as const)("'%s' says when", (text, urgency) => expect(urgencyIn(text)).toBe(urgency));
