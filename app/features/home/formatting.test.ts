import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  FONT_FAMILIES,
  FONT_SIZES,
  FONT_WEIGHTS,
  FORMATTING_CHOICES,
  FORMATTING_PROPERTIES,
  formattingCss,
  formattingSchema,
  needsFamilies,
  PALETTE,
} from "./formatting";

const FONTS = path.resolve(import.meta.dirname, "../../../public/fonts");

test("font sizes go from xs to 6xl, with 9 families, 8 weights and a palette of 23 colours", () => {
  expect(FONT_SIZES.map(({ value }) => value)).toEqual(["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"]);
  expect(FONT_FAMILIES).toHaveLength(9);
  expect(FONT_WEIGHTS).toHaveLength(8);
  expect(new Set(PALETTE.map(({ value }) => value)).size).toBe(23);
  for (const { value, dark } of PALETTE) expect(value + dark).toMatch(/^#[0-9a-f]{6}#[0-9a-f]{6}$/);
});

test("every choice of every list is accepted and has its CSS", () => {
  for (const property of FORMATTING_PROPERTIES)
    for (const { value, css } of FORMATTING_CHOICES[property]) {
      expect(formattingSchema.parse({ [property]: value })).toEqual({ [property]: value });
      expect(formattingCss(property, value)).toBe(css);
    }
});

test("nothing chosen is nothing stored", () => {
  expect(formattingSchema.parse({ fontSize: "", color: "" })).toEqual({});
});

test.each([
  { color: "red;background:url(//e)" },
  { color: "#fff}*{display:none}" },
  { color: "var(--x)" },
  { color: "#123456" },
  { fontFamily: "x;}</style><script>alert(1)</script>" },
  { fontSize: "9999999px" },
  { fontWeight: "bold" },
  { fontStyle: "oblique 90deg" },
  { textDecoration: "blink" },
  { backgroundImage: "url(//e)" },
  { fontSize: ["xl"] },
])("%o is refused", (formatting) => {
  expect(formattingSchema.safeParse(formatting).success).toBe(false);
});

test("the families are self-hosted: each has its file and its licence, and a sheet that names it", () => {
  const sheet = readFileSync(path.join(import.meta.dirname, "families.css"), "utf8");
  const files = readdirSync(FONTS);
  for (const { name, value } of FONT_FAMILIES) {
    if (!needsFamilies({ fontFamily: value })) continue;
    expect(sheet).toContain(`font-family: "${name}"`);
    expect(files).toContain(`${value}-latin-1.woff2`);
    expect(files).toContain(`${value}-OFL.txt`);
    expect(sheet).toContain(`/fonts/${value}-latin-1.woff2`);
  }
});

test("the sheet of families is only needed where one of them is used", () => {
  expect([{}, { fontFamily: "system" }, { fontFamily: "newsreader" }, { fontFamily: "unknown" }].some(needsFamilies)).toBe(false);
  expect(needsFamilies({ fontFamily: "lora" })).toBe(true);
});
