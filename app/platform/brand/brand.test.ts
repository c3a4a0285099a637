import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { renderEmail } from "#app/platform/mail/email-layout.server";
import { brandCss, FONT_PAIR_NAMES, fontFaces, OWN_BRAND, paletteOf } from "./brand";
import { contrastRatio } from "./contrast";
import { oklchOf } from "./oklch";
import { derivePalette } from "./palette";
import { SCHEMES } from "./theme-colors";

const MAIL = {
  siteName: "Ours",
  subject: "s",
  greeting: "Hello",
  paragraphs: ["p"],
  action: { label: "Go", url: "https://a.example" },
  closing: "c",
};

test("the site as it comes has no style of its own to add, and its mails are those it comes with", () => {
  expect(brandCss(OWN_BRAND)).toBe("");
  expect(renderEmail({ ...MAIL, brand: OWN_BRAND })).toEqual(renderEmail(MAIL));
});

test("an accent, be it red, colours actions alone: what says a state keeps the colours it comes with", () => {
  for (const accent of ["#b3541e", "#b91c1c", "#2e7d32", "#1d4ed8"]) {
    const [palette, own] = [paletteOf({ accent }), paletteOf({ accent: "" })];
    expect(palette.good.light).toBe(own.sage.light);
    expect(palette["good-wash"].light).toBe(own["sage-wash"].light);
    for (const name of ["good", "good-ink", "good-wash"] as const)
      for (const scheme of SCHEMES) expect(Math.abs(oklchOf(palette[name][scheme])[2] - oklchOf(own[name][scheme])[2])).toBeLessThan(8);
    const rules = brandCss({ ...OWN_BRAND, accent });
    expect(rules).toContain(".badge,.state{--color-sage:var(--color-good);");
    expect(rules).toContain(`--color-good:light-dark(${palette.good.light},${palette.good.dark})`);
  }
  expect(brandCss({ ...OWN_BRAND, radius: "none" })).not.toContain(".state");
});

test("beside an accent near danger's red what deletes is outlined and has a sign, and beside others filled", () => {
  const isOutlined = (accent: string) => {
    const css = brandCss({ ...OWN_BRAND, accent });
    // A sign tells it apart for whoever sees no red, too; a screen reader does not say it.
    expect(/\.button-danger[^{]*::before\{content:"⚠\ufe0e"\/""/.test(css)).toBe(css.includes(".button-danger"));
    return css.includes(".button-danger");
  };
  expect(["#b3122b", "#b91c1c", "#9f1239", "#c2410c"].map(isOutlined)).toEqual([true, true, true, true]);
  expect(["#d97706", "#2e7d32", "#1d4ed8", "#44403c", "#7e22ce"].map(isOutlined)).toEqual([false, false, false, false, false]);
});

test("a notice of success keeps the colour of what is good, whatever the accent", () => {
  const sheet = readFileSync(path.resolve(import.meta.dirname, "../../ui/parts.css"), "utf8");
  expect(/\.toast \{[^}]*border-left: 3px solid var\(--color-(\w+)\)/.exec(sheet)?.[1]).toBe("good");
});

test("every family that can be chosen has its file in the product", () => {
  for (const fonts of FONT_PAIR_NAMES)
    for (const [, file = ""] of fontFaces(fonts).matchAll(/url\("\/([^"]+)"\)/g))
      expect([file, existsSync(path.resolve(import.meta.dirname, "../../../public", file))]).toEqual([file, true]);
  expect(FONT_PAIR_NAMES.filter((fonts) => fontFaces(fonts) === "")).toEqual(["newsreader"]);
});

test("in mails of whatever accent the button can be read in both themes", () => {
  const accent = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(
      accent.filter((color) => derivePalette(color).ok),
      (color) => {
        const { html } = renderEmail({ ...MAIL, brand: { ...OWN_BRAND, accent: color } });
        const light = /class="button"[^>]*background:(#\w+);color:(#\w+)/.exec(html);
        const dark = /\.button\{background:(#\w+)!important;color:(#\w+)/.exec(html);
        for (const pair of [light, dark]) expect(contrastRatio(pair?.[1] ?? "", pair?.[2] ?? "")).toBeGreaterThanOrEqual(4.5);
        expect(html).toContain(paletteOf({ accent: color }).ink.light);
      },
    ),
    { numRuns: 60 },
  );
});
