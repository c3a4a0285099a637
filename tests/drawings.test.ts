import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { ConsultationSpan } from "#app/features/guide/consultation-span";
import { SECTION_DEFAULTS } from "#app/features/home/defaults";
import { HeroMedia, SlotScene } from "#app/features/home/hero-media";
import { HowItWorks } from "#app/features/home/how-it-works";
import { Promo } from "#app/features/home/promo";
import { texts } from "#app/texts";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";
import { Stepper } from "#app/ui/stepper";
import { SOURCES } from "./support/said-texts";

function markup(part: ReactNode, hasDrawings: boolean) {
  const router = createMemoryRouter([{ path: "*", element: createElement(DrawingsContext, { value: hasDrawings }, part) }]);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(RouterProvider, { router }) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

const [, howItWorks, promo] = SECTION_DEFAULTS;
const steps = ["One", "Two", "Three"].map((label) => ({ label, isDone: false }));
const DRAWN: Record<string, ReactNode> = {
  "the invitation to advise": createElement(Promo, { section: promo! }),
  "the steps of the home page": createElement(HowItWorks, { section: howItWorks! }),
  "a wizard's progress": createElement(Stepper, { steps, current: 0, label: "Steps" }),
  "the life of a consultation": createElement(ConsultationSpan),
  "a place of the hero": createElement(SlotScene, { position: 2 }),
};

test.each(Object.entries(DRAWN))("on a site without drawings %s has none, and says the same", (_, part) => {
  const words = (html: string) =>
    html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  const [on, off] = [markup(part, true), markup(part, false)];
  expect(on).toContain("<svg");
  expect(off).not.toContain("<svg");
  expect(words(off)).toBe(words(on));
});

test("on a site without drawings the hero has no empty places: those with a video or words of one's own alone", () => {
  const words = { position: 3, title: "Roses", label: "in rows", titleFormatting: {}, labelFormatting: {} };
  const hero = (gridWords: (typeof words)[], hasDrawings: boolean) =>
    markup(createElement(HeroMedia, { video: null, gridVideos: [], gridWords }), hasDrawings);
  const places = (html: string) => html.match(/<li/g)?.length ?? 0;
  expect([hero([], true), hero([words], true)].map(places)).toEqual([4, 4]);
  expect(hero([], false)).toBe("");
  expect([places(hero([words], false)), hero([words], false)]).toEqual([1, expect.stringContaining("Roses")]);
});

/** Drawings on every site: icons, third-party logos, and charts. None of them is a bridge, except the mark. */
const NO_BRIDGE = [
  "app/features/accounts/sign-in/provider-buttons.tsx",
  "app/features/admin/figures/trend-chart.tsx",
  "app/features/admin/lists/table/column-head.tsx",
  "app/features/policies/policy-text.tsx",
  "app/features/price-guide/questions.tsx",
  "app/features/price-guide/surge-chart.tsx",
  "app/ui/button.tsx",
  "app/ui/icon.tsx",
  "app/ui/mark.tsx",
  "app/ui/qr-code.tsx",
  "app/ui/spinner.tsx",
  "app/ui/stars.tsx",
  "app/ui/stepper.tsx",
];

test("whatever else draws asks whether the site shows its drawings", () => {
  const drawing = [...SOURCES].filter(([file, { text }]) => file.endsWith(".tsx") && /<svg\b/.test(text));
  expect(drawing.length).toBeGreaterThan(NO_BRIDGE.length);
  expect(
    drawing.filter(([file, { text }]) => !NO_BRIDGE.includes(file) && !text.includes("useContext(DrawingsContext)")).map(([file]) => file),
  ).toEqual([]);
});
