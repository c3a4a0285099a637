import fc from "fast-check";
import { expect, test } from "vitest";
import { type Brand, OWN_BRAND } from "#app/platform/brand/brand";
import { contrastRatio } from "#app/platform/brand/contrast";
import { derivePalette } from "#app/platform/brand/palette";
import { SCHEMES } from "#app/platform/brand/theme-colors";
import { renderEmail } from "./email-layout.server";
import { mailLook } from "./mail-look";

const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`)
  .filter((color) => derivePalette(color).ok);

const MAIL = {
  siteName: "Ours",
  subject: "s",
  greeting: "Hello",
  paragraphs: ["p"],
  facts: [["Price", "100"]] as [string, string][],
  action: { label: "Go", url: "https://a.example" },
  closing: "c",
};

/** Expands '#fff' to '#ffffff', which the colour functions require. */
const whole = (color: string) => (color.length === 4 ? color.replaceAll(/[0-9a-f]/g, "$&$&") : color);

/** Whether a colour is closer to the first of two backgrounds. */
const isNear = (color: string, ground: string, other: string) => contrastRatio(color, ground) < contrastRatio(color, other);

test("of whatever accent, a mail is light in a light mailbox and dark in a dark one, and all in it can be read in both", () => {
  const looksRight = (accent: string) => {
    const look = mailLook({ ...OWN_BRAND, accent });
    for (const scheme of SCHEMES) {
      const colors = Object.entries(look[scheme]).map(([part, color]) => [part, whole(color)]);
      const { paper = "", surface = "", ink = "", soft = "", line = "", button = "", onButton = "" } = Object.fromEntries(colors);
      const [ground, other] = scheme === "light" ? ["#ffffff", "#000000"] : ["#000000", "#ffffff"];
      for (const part of [paper, surface, line])
        expect([accent, scheme, part, isNear(part, ground, other)]).toEqual([accent, scheme, part, true]);
      for (const part of [ink, soft]) expect([accent, scheme, part, isNear(part, other, ground)]).toEqual([accent, scheme, part, true]);
      for (const words of [ink, soft])
        for (const behind of [paper, surface])
          expect([accent, scheme, words, behind, contrastRatio(words, behind) >= 4.5]).toEqual([accent, scheme, words, behind, true]);
      expect([accent, scheme, contrastRatio(onButton, button) >= 4.5]).toEqual([accent, scheme, true]);
    }
  };
  // The default look, too.
  looksRight("");
  fc.assert(fc.property(accents, looksRight), { numRuns: 60 });
});

test("with square corners nothing of a mail is round, and as it comes each part has its own", () => {
  const picture = { cid: "c", side: 200, alt: "a", caption: "b" };
  const corners = (radius: Brand["radius"]) => {
    const { html } = renderEmail({ ...MAIL, picture, brand: { ...OWN_BRAND, radius } });
    return [...html.matchAll(/border-radius:([^;"]*)/g)].map(([, corner]) => corner);
  };
  expect(corners("none")).toEqual(["0px", "0px", "0px", "0px"]);
  expect(corners("round")).toEqual(["6px", "16px", "6px", "16px"]);
  expect(corners("medium")).toEqual(["6px", "10px", "6px", "6px"]);
});

test("a site without drawings has its name at the top of its mails, and no bridge", () => {
  const html = (hasDrawings: boolean) => renderEmail({ ...MAIL, brand: { ...OWN_BRAND, hasDrawings } }).html;
  expect([html(true).includes("<img"), html(false).includes("<img"), html(false).includes(MAIL.siteName)]).toEqual([true, false, true]);
});

test("a mail has its light colours on its parts, and its dark ones for mailboxes that follow the system", () => {
  for (const accent of ["", "#7c3aed", "#b91c1c", "#0f766e"]) {
    const brand = { ...OWN_BRAND, accent };
    const { light, dark } = mailLook(brand);
    const [, following = "", parts = ""] =
      /@media \(prefers-color-scheme:dark\)(.*?)<\/style>(.*)/s.exec(renderEmail({ ...MAIL, brand }).html) ?? [];
    expect([accent, Object.values(dark).filter((color) => !following.includes(`${color}!important`))]).toEqual([accent, []]);
    expect([accent, Object.values(light).filter((color) => !parts.includes(color))]).toEqual([accent, []]);
  }
});

test("whatever people are called, nothing of a mail's text is markup of theirs", () => {
  const said = '<a href="https://evil.example">Ada</a> & Co';
  const html = renderEmail({
    ...MAIL,
    subject: said,
    greeting: said,
    paragraphs: [said],
    facts: [[said, said]],
    action: { label: said, url: "https://a.example" },
    also: [{ label: said, url: "https://a.example" }],
    closing: said,
    siteName: said,
  }).html;
  expect(html).not.toContain('<a href="https://evil.example"');
  expect(html.split("&lt;a href=").length - 1).toBeGreaterThanOrEqual(7);
});
