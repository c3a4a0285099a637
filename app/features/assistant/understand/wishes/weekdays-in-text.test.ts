import { expect, test } from "vitest";
import { isOnlyPreferences } from "../follow-ups";
import { timesWanted } from "../need";
import { understand } from "../understand";

test.each([
  ["I need help with my contract on a Thursday afternoon", [4], ["afternoon"]],
  ["We are looking for a tax advisor, ideally on Tuesdays or Thursdays", [2, 4], undefined],
  ["Ich suche einen Anwalt, am liebsten am Donnerstagnachmittag", [4], ["afternoon"]],
  ["Ich brauche Beratung zum Mietvertrag, montags am Vormittag", [1], ["morning"]],
  ["Je cherche un avocat, disponible le mercredi matin", [3], ["morning"]],
  ["Busco un abogado, estoy libre los viernes por la tarde", [5], ["afternoon"]],
  ["Cerco un avvocato, sono libero il sabato mattina", [6], ["morning"]],
  ["Can I talk to someone about VAT on Sunday?", [7], undefined],
])("a wished day of the week is understood: %s", (text, weekdays, dayParts) => {
  const need = understand(text);
  expect([need.weekdays, need.dayParts]).toEqual([weekdays, dayParts]);
  expect(timesWanted(need)?.weekdays).toEqual(weekdays);
});

test.each([
  "I was dismissed on Friday and need a lawyer",
  "I need an employment lawyer, the hearing is on Thursday",
  "I need help with my tax return by Friday",
  "I need a lawyer, but not on Mondays",
  "Ich brauche einen Anwalt, mir wurde letzten Freitag gekündigt",
  "Ich brauche bis Freitag eine Beratung zum Vertrag",
  "Je cherche un avocat avant vendredi",
  "Necesito un abogado antes del jueves",
  "Cerco un avvocato entro venerdì",
  "I need a lawyer who knows the market",
  "livrer les paniers de légumes le mardi et le vendredi sans y passer la nuit",
  "our van delivers to the inns on Tuesdays and Fridays and breaks down",
])("a day on which something else is, or until which it is needed, is no wish: %s", (text) => {
  expect([text, understand(text).weekdays]).toEqual([text, undefined]);
});

test("a day of the week alone, after a need, is a wish about it", () => {
  for (const text of ["Thursdays only", "am Donnerstag", "le jeudi", "los jueves", "di giovedì"])
    expect([text, isOnlyPreferences(text, { isKnown: true }), understand(text).weekdays]).toEqual([text, true, [4]]);
});
