import fc from "fast-check";
import { expect, test } from "vitest";
import { PALETTE } from "../formatting";
import { LOGO_FILTERS, LOGO_RANGES, logoFilterCss, logoTintCss, readLogoStyle } from "./logo-style";

test("the ranges are those of the specification", () => {
  const of = (name: keyof typeof LOGO_RANGES) => [LOGO_RANGES[name].least, LOGO_RANGES[name].most, LOGO_RANGES[name].step];
  expect(of("size")).toEqual([50, 200, 5]);
  expect(of("shadowBlur")).toEqual([0, 20, 1]);
  expect([of("shadowX"), of("shadowY")]).toEqual([
    [0, 10, 1],
    [0, 10, 1],
  ]);
  expect(of("glow")).toEqual([0, 30, 1]);
  expect(of("filterStrength")).toEqual([0, 200, 1]);
  expect(of("rotation")).toEqual([-180, 180, 1]);
  expect(of("opacity")).toEqual([0, 100, 1]);
  expect(LOGO_FILTERS).toEqual(["none", "sepia", "grayscale", "brightness", "contrast"]);
});

test("what lies outside of a range, between its steps or on no list stands as it does by itself", () => {
  const itself = readLogoStyle({});
  expect(itself).toMatchObject({ size: 100, opacity: 100, filterStrength: 100, rotation: 0, glow: 0, filter: "none", color: "" });
  expect(
    readLogoStyle({ size: "205", rotation: "-181", glow: "1e9", opacity: "", filterStrength: "NaN", filter: "url(//e)", color: "red" }),
  ).toEqual(itself);
  expect(readLogoStyle({ size: 52 })).toEqual(itself);
  expect(readLogoStyle({ size: "55", rotation: -180, opacity: 0, filter: "sepia", color: PALETTE[0].value })).toMatchObject({
    size: 55,
    rotation: -180,
    opacity: 0,
    filter: "sepia",
    color: "#1d2a28",
  });
});

test("no stored value reaches the style but numbers of ours and words of the lists", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("size", "filter", "color", "glow", "shadowX", "__proto__"), fc.anything()), (row) => {
      const style = readLogoStyle(row);
      expect(`${logoFilterCss(style) ?? ""} ${logoTintCss(style) ?? ""}`).toMatch(/^[a-z0-9#%().,/ -]*$/);
    }),
  );
});

test("filter, shadow and glow stand in one order", () => {
  expect(logoFilterCss(readLogoStyle({}))).toBeUndefined();
  expect(logoFilterCss(readLogoStyle({ filter: "sepia", filterStrength: 40, shadowX: 2, shadowBlur: 4, glow: 9 }))).toBe(
    "sepia(40%) drop-shadow(2px 0px 4px rgb(0 0 0 / 0.45)) drop-shadow(0 0 9px #e3bd72)",
  );
});
