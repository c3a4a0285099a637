import { expect, test } from "vitest";
import { FORMATTING_CHOICES } from "#app/features/home/formatting";
import { LISTED_PROPERTIES, labelledChoices } from "./formatting-labels";

test("each choice of each list has its own words, in its order", () => {
  for (const property of LISTED_PROPERTIES) {
    const labelled = labelledChoices(property);
    expect(labelled.map(({ value }) => value)).toEqual(FORMATTING_CHOICES[property].map(({ value }) => value));
    const words = labelled.map((choice) => ("key" in choice ? choice.key : choice.name));
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word)).toBe(true);
  }
  expect(labelledChoices("fontFamily")[0]).toEqual({ value: "system", key: "familySystem" });
});
