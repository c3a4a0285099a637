import { expect, test } from "vitest";
import { FORMATTING_CHOICES } from "#app/features/home/formatting";
import { LOGO_RANGE_NAMES } from "#app/features/home/logos/logo-style";
import { texts as english } from "#app/texts";
import { labelOfField } from "./field-labels";

/** Fields that admin functions log as changed, besides the settings, which are keyed by their own names. */
const CATALOG = ["address", "oldAddresses", "icon", "name", "category", "shelf", "words", "de"];
const HOMEPAGE = ["title", "subtitle", "description", "buttonText", "buttonLink", "contentData", "label"];
const QUESTION = ["kind", "isRequired", "question", "hint", "choices"];

test("every field that is logged as changed has the label of its form", () => {
  const logged = [...CATALOG, ...HOMEPAGE, ...QUESTION, ...Object.keys(FORMATTING_CHOICES), ...LOGO_RANGE_NAMES, "filter"];
  const words = (key: string) =>
    key.split(".").reduce<unknown>((all, part) => (all as Record<string, unknown> | undefined)?.[part], english as unknown);
  expect(logged.filter((name) => typeof words(labelOfField(name)) !== "string")).toEqual([]);
});
