import { expect, test } from "vitest";
import { slugOf } from "./slug";

test.each([
  ["Gärten & Höfe", "gaerten-hoefe"],
  ["Übergröße", "uebergroesse"],
  ["Gärten".normalize("NFD"), "gaerten"],
  ["Énergie & Climat", "energie-climat"],
  ["Łukasz Großmann-Ørsted", "lukasz-grossmann-orsted"],
  ["  --  Æther, Œuvre & Þór ", "aether-oeuvre-thor"],
  ["法律", "topic"],
  ["x".repeat(99), "x".repeat(60)],
])("the name %j makes the address %j", (name, slug) => {
  expect(slugOf(name, "topic", "de")).toBe(slug);
});

test.each([
  ["Pingüinos y lingüística", "pinguinos-y-linguistica"],
  ["Zoë Agüero", "zoe-aguero"],
  ["Gärten & Höfe", "gaerten-hoefe"],
  ["Jürgen Müller-Großmann", "juergen-mueller-grossmann"],
])("on a site in another language umlauts are written as German does, and the dots of %j otherwise are an accent: %j", (name, slug) => {
  for (const language of ["en", "es", "fr", "it"] as const) expect(slugOf(name, "topic", language)).toBe(slug);
});
