import { expect, test } from "vitest";
import { PALETTE } from "#app/features/home/formatting";
import type { TextFormatting } from "#app/features/home/section";
import { OWN_PALETTE } from "#app/platform/brand/palette";
import type { GroundName } from "../theme-backgrounds";
import { contrastWarnings } from "./contrast-warnings";

const warned = (text: string, formatting: TextFormatting, ground: GroundName, isLarge: boolean) =>
  contrastWarnings(text, formatting, ground, isLarge, OWN_PALETTE).map(({ scheme, needed }) => [scheme, needed]);

test("a text in the site's own colour, or in ink on paper, needs no warning", () => {
  expect(warned("title", {}, "paper", true)).toEqual([]);
  expect(warned("title", { color: "#1d2a28" }, "paper", false)).toEqual([]);
});

test("white on paper is warned of in the light theme, ink on the dark band in both", () => {
  expect(warned("title", { color: "#ffffff" }, "paper", true)).toEqual([["light", 3]]);
  expect(warned("description", { color: "#1d2a28" }, "night", false)).toEqual([["light", 4.5]]);
});

test("large text needs less, also when it is bold at xl", () => {
  const coral = { color: "#d9604a" };
  expect(warned("title", coral, "paper", true)).toEqual([]);
  expect(warned("title", { ...coral, fontSize: "base" }, "paper", true)).toEqual([["light", 4.5]]);
  expect(warned("subtitle", { ...coral, fontSize: "xl", fontWeight: "700" }, "paper", false)).toEqual([]);
  expect(warned("subtitle", { ...coral, fontSize: "xl", fontWeight: "600" }, "paper", false)).toEqual([["light", 4.5]]);
});

test("most of the palette can be read on paper in both themes", () => {
  const hard = PALETTE.filter(({ value }) => contrastWarnings("title", { color: value }, "paper", false, OWN_PALETTE).length > 0);
  expect(hard.map(({ name }) => name)).toEqual(["silver", "paper", "white", "sky", "lavender", "coral", "amber", "honey"]);
});
