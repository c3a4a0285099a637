import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "./contrast";
import { LARGE_TEXT_CONTRAST } from "./limits";
import { hexOf, oklchOf } from "./oklch";
import { derivePalette, OWN_PALETTE, PAIRS } from "./palette";
import { OWN_COLORS, type Palette, SCHEMES } from "./theme-colors";

const SHEET = readFileSync(path.resolve(import.meta.dirname, "../../ui/theme.css"), "utf8");

/** Every pair of a palette with too little contrast. */
const illegible = (palette: Palette) =>
  PAIRS.flatMap(({ color, on, needed }) =>
    on.flatMap((ground) =>
      SCHEMES.map((scheme) => ({ color, ground, scheme, ratio: contrastRatio(palette[color][scheme], palette[ground][scheme]) })).filter(
        ({ ratio }) => ratio < needed,
      ),
    ),
  );

const accent = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("the colours are those of the style sheet, all of them, and each pair can be read", () => {
  const found = [...SHEET.matchAll(/--color-([a-z-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g)];
  const read = found.map(([, name, light = "", dark = ""]) => [
    name,
    { light: light.split(" ").map(Number), dark: dark.split(" ").map(Number) },
  ]);
  expect(Object.fromEntries(read)).toEqual(OWN_COLORS);
  expect(illegible(OWN_PALETTE)).toEqual([]);
});

test("a colour is the same after its way to OKLCH and back", () => {
  fc.assert(fc.property(accent, (color) => void expect(hexOf(oklchOf(color))).toBe(color)));
});

test("what no screen can show keeps its hue and lightness, and is shown weaker", () => {
  const [lightness, chroma, hue] = oklchOf(hexOf([0.6, 0.4, 150]));
  expect([lightness.toFixed(2), Math.abs(hue - 150) < 3, chroma < 0.25]).toEqual(["0.60", true, true]);
});

test("of whatever accent, both themes can be read; or the colour is refused, and the one that is offered for it is taken", () => {
  fc.assert(
    fc.property(accent, (color) => {
      const derived = derivePalette(color);
      if (derived.ok) expect([color, illegible(derived.palette)]).toEqual([color, []]);
      else expect([color, derived.ratio < LARGE_TEXT_CONTRAST, derivePalette(derived.nearest).ok]).toEqual([color, true, true]);
    }),
    { numRuns: 300 },
  );
});

test("a colour that works as it is is drawn as it is; one too pale for a button is refused", () => {
  for (const color of ["#1d4ed8", "#7c3aed", "#b91c1c", "#0f766e", "#000000", "#295d46"])
    expect(derivePalette(color)).toMatchObject({ ok: true, shown: color });
  for (const color of ["#ffffff", "#ffff00", "#00ffff", "#fde68a"]) expect(derivePalette(color)).toMatchObject({ ok: false });
});

test("the site's own accent leaves its colours nearly as they are", () => {
  const derived = derivePalette(OWN_PALETTE.sage.light);
  if (!derived.ok) throw new Error("refused");
  for (const name of ["paper", "ink", "sage-ink", "night"] as const)
    for (const scheme of SCHEMES) expect(contrastRatio(derived.palette[name][scheme], OWN_PALETTE[name][scheme])).toBeLessThan(1.06);
});
