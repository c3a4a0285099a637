import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { Stepper } from "./stepper";

const STEPS = ["Person", "Work", "Terms"].map((label, index) => ({
  label,
  to: index < 2 ? `/apply/${index}` : undefined,
  isDone: index < 1,
}));

function markup(current: number) {
  const stepper = createElement(Stepper, { steps: STEPS, current, label: "Application" });
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(MemoryRouter, null, stepper) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

test("a wizard says to who cannot see it what it leads through, at which step one is, and which are done", () => {
  for (const [index] of STEPS.entries()) {
    const html = markup(index);
    expect(html).toContain('<nav aria-label="Application">');
    const items = html.match(/<li\b.*?<\/li>/g) ?? [];
    const current = items.map((item) => /^<li[^>]*aria-current="([^"]*)"/.exec(item)?.[1] ?? null);
    expect(current).toEqual(STEPS.map((_, other) => (other === index ? "step" : null)));
    expect(items.map((item) => item.includes(`(${texts.ui.stepDone})`))).toEqual([true, false, false]);
    // Decoration beside the text is silent for screen readers.
    expect(items.every((item) => /<span class="step-pier" aria-hidden="true">/.test(item))).toBe(true);
  }
});
