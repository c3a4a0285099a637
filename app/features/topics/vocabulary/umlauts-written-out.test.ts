import { expect, test } from "vitest";
import { withUmlauts } from "./umlauts-written-out";

test("umlauts that are written out are read as umlauts where only so the word is known", () => {
  const known = new Set(["kundigung", "neue", "nue", "museum", "lohne"]);
  const isKnown = (word: string) => known.has(word);
  expect(withUmlauts("Kuendigung, neue Loehne im Museum: queue", isKnown)).toBe("kundigung, neue lohne im Museum: queue");
});
