import { expect, test } from "vitest";
import { QUESTION_KINDS } from "#app/features/applications/own-questions/question-words";
import { DRAWINGS } from "#app/features/catalog/drawings";
import { FORMATTING_CHOICES } from "#app/features/home/formatting";
import { LOGO_FILTERS } from "#app/features/home/logos/logo-style";
import { FONT_PAIR_NAMES, RADIUS_NAMES } from "#app/platform/brand/brand";
import { texts as english } from "#app/texts";
import { labelOfValue } from "./value-labels";

/** Values with display labels, for every field that is logged. */
const CHOSEN: Record<string, readonly string[]> = {
  brand_drawings: ["on", "off"],
  brand_fonts: FONT_PAIR_NAMES,
  brand_radius: RADIUS_NAMES,
  category: ["legal", "other"],
  filter: LOGO_FILTERS,
  icon: DRAWINGS,
  isRequired: ["true", "false"],
  kind: QUESTION_KINDS,
  order: ["how_it_works", "become_advisor"],
  shelf: ["/legal/corporate-law"],
  site_language: ["de"],
  site_languages: ["en,de"],
  ...Object.fromEntries(
    (["color", "fontFamily", "fontStyle", "fontWeight", "textDecoration"] as const).map((name) => [
      name,
      FORMATTING_CHOICES[name].map(({ value }) => value),
    ]),
  ),
};

test("every value that is chosen by words is said by them", () => {
  const wordsOf = (key: string) =>
    key.split(".").reduce<unknown>((all, part) => (all as Record<string, unknown> | undefined)?.[part], english as unknown);
  const wordless = Object.entries(CHOSEN).flatMap(([field, values]) =>
    values.filter((value) => {
      const label = labelOfValue(field, value);
      return !label || typeof ("key" in label ? wordsOf(label.key) : label.name) !== "string";
    }),
  );
  expect(wordless).toEqual([]);
});

test("what people typed is said as they typed it", () => {
  expect(["title", "address", "toString"].map((field) => labelOfValue(field, "no words"))).toEqual([undefined, undefined, undefined]);
  expect(labelOfValue("category", "one that is no more")).toBeUndefined();
});
