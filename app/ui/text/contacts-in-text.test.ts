import fc from "fast-check";
import { expect, test } from "vitest";
import { DANGER_LINES, YOUNG_LINES } from "#app/features/danger/danger-line";
import { contactsIn } from "./contacts-in-text";

const linksIn = (text: string) => contactsIn(text).flatMap(({ href }) => href ?? []);

test("numbers to call and sites are found, whatever stands beside them", () => {
  expect(linksIn("Call 112 (999 in the United Kingdom, 911 in North America) or +41 44 123 45 67.")).toEqual([
    "tel:112",
    "tel:999",
    "tel:911",
    "tel:+41441234567",
  ]);
  expect(linksIn("findahelpline.com lists those of your country; so does https://x.example.org.")).toContain("https://findahelpline.com");
});

test("the lines that people in danger read lead on in every language", () => {
  for (const line of Object.values(DANGER_LINES)) expect(linksIn(line)).toEqual(["https://findahelpline.com"]);
  for (const line of Object.values(YOUNG_LINES)) {
    expect(linksIn(line)).toContain("https://childhelplineinternational.org");
    expect(linksIn(line).some((href) => href.startsWith("tel:"))).toBe(true);
  }
});

test("sums, times, years of two digits and words with a point at their end are no contacts", () => {
  for (const text of ["", "at 24/7", "24 hours", "the 1.500 € of May", "v2.10", "It is over. We go on", "A1234"])
    expect(linksIn(text), text).toEqual([]);
});

test("the pieces of any text are the text, and nothing but numbers and sites is linked", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123 .+-a1bü()com".split("")) }), (text) => {
      expect(
        contactsIn(text)
          .map(({ words }) => words)
          .join(""),
      ).toBe(text);
      for (const href of linksIn(text)) expect(href).toMatch(/^(?:tel:\+?\d{2,}|https:\/\/[a-z0-9.-]+)$/);
    }),
  );
});
