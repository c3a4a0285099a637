import { expect, test } from "vitest";
import { dangerIn } from "#app/features/danger/danger";
import { areaWithoutPreferences } from "./preference-words";
import { textReader } from "./read-text.server";

test.each([
  ["Ich brauche schnell Hilfe im Arbeitsrecht", "Employment Law"],
  ["Ich brauche schnell jemanden für Arbeitsrecht, der Französisch spricht, in Brüssel", "Employment Law"],
  ["Droit du travail à Bruxelles, rapidement, parle français", "Employment Law"],
  ["I need a tax adviser fast in Vienna who speaks German", "Tax and Accounting"],
  ["necesito rápido un asesor fiscal que hable inglés", "Tax and Accounting"],
  ["mi serve in fretta un consulente fiscale a Milano", "Tax and Accounting"],
])("haste, a language and a place say nothing of a matter that is named: %s", async (text, area) => {
  const reading = (await textReader())(text);
  expect(reading.areas[0]).toMatchObject({ topic: area });
  expect(reading.areas[0]!.likelihood).toBeGreaterThan(0.5);
  expect(dangerIn(text, reading)).toBeNull();
});

test("whoever is in danger is heard, whatever else they name and however urgent it is", async () => {
  const read = await textReader();
  for (const text of ["please help fast, I want to die because of my taxes", "ich will nicht mehr leben, schnell, wegen der Steuer"])
    expect(dangerIn(text, read(text)), text).not.toBeNull();
});

test("without haste or a language, and where more is said than an area, a text is read as it is", () => {
  expect(areaWithoutPreferences("I need a tax adviser fast in Vienna")).toBe("tax adviser Vienna");
  expect(areaWithoutPreferences("I need a tax adviser")).toBeNull();
  expect(areaWithoutPreferences("quickly, please")).toBeNull();
  expect(areaWithoutPreferences("the fast train to our tax office broke down on bridge seven of eleven")).toBeNull();
});
