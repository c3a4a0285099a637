import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contrastRatio } from "./contrast";
import { THEME_COLORS } from "./theme-backgrounds";

test("black on white is 21 to 1, a colour on itself 1 to 1, and the order does not matter", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#3b82f6", "#3b82f6")).toBe(1);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastRatio("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

test("the colours are those of the style sheet", () => {
  const sheet = readFileSync(path.resolve(import.meta.dirname, "../../ui/theme.css"), "utf8");
  for (const [name, { light, dark }] of Object.entries(THEME_COLORS)) {
    const found = new RegExp(`--color-${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(sheet);
    expect([name, hexOf(found?.[1] ?? ""), hexOf(found?.[2] ?? "")]).toEqual([name, light, dark]);
  }
});

/** '0.976 0.008 88' of oklch() as '#rrggbb'. */
function hexOf(oklch: string) {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(" ").map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(byteOf).join("")}`;
}

function byteOf(linear: number) {
  const inside = Math.min(1, Math.max(0, linear));
  const curved = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, "0");
}
