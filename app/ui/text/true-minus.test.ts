import { expect, test } from "vitest";
import { withTrueMinus } from "./true-minus";

test.each(["en", "de", "fr", "es", "it", "sv"])("what goes back is written with a minus and not with a hyphen, in '%s'", (locale) => {
  const written = new Intl.NumberFormat(locale, { style: "currency", currency: "GBP" }).format(-38.5);
  expect(withTrueMinus(written)).toMatch(/^[^-]*\u2212[^-]*38[.,]50/);
});
