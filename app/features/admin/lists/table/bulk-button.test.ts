import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import type { BulkAction } from "./bulk";
import { BulkButton } from "./bulk-button";

const AT_ONCE: BulkAction = { intent: "close", label: "Close" };
const ASKED: BulkAction = { ...AT_ONCE, question: { title: "Close them?", text: "They are told." } };

/** Server-renders a bulk button and its confirmation dialog. */
function drawn(action: BulkAction, chosen: number, count: number, language: Language = "en") {
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(BulkButton, { action, chosen, count, posted: [] }) }]);
  const around = { locale: language, messages: textsThatShip(language), timeZone: "UTC", children: createElement(Page) };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  const within = (part = "") => part.replaceAll(/<[^>]*>/g, "");
  return {
    labels: [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)]
      .map(([, label]) => within(label))
      .filter((label) => label.includes("Close")),
    count: within(/<p class="[^"]*tabular-nums[^"]*">(.*?)<\/p>/s.exec(html)?.[1]),
    html,
  };
}

test.each([
  [3, 3, "3 chosen", "Close"],
  [3, 2, "2 chosen", "Close: 2 of 3"],
  [3, 1, "1 chosen", "Close: 1 of 3"],
])("of %i rows that are ticked, about %i of which something can be done, the question names those and no others", (chosen, count, words, label) => {
  const { labels, count: named } = drawn(ASKED, chosen, count);
  expect([named, labels]).toEqual([words, [label, label]]);
  expect(drawn(AT_ONCE, chosen, count).labels).toEqual([label]);
});

test("about rows of which nothing can be done there is no button, and without a script there is one that names no number", () => {
  for (const action of [ASKED, AT_ONCE]) {
    expect(drawn(action, 3, 0).html).toBe("");
    const { labels, count } = drawn(action, 0, 0);
    expect([new Set(labels), count]).toEqual([new Set(["Close"]), ""]);
  }
});

test.each(LANGUAGES)("in %s the question and its buttons say how many it is about, and of how many", (language) => {
  const { labels, count } = drawn(ASKED, 31, 12, language);
  expect(count).toMatch(/^12 \p{L}+(?: \p{L}+)?$/u);
  expect(labels).toHaveLength(2);
  for (const label of labels) expect(label).toMatch(/^Close\s?: 12 \p{L}+ 31$/u);
});
