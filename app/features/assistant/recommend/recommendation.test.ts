import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import type { ShownMessage } from "../conversation/conversation";
import { MAX_KEY_ISSUES } from "../limits";
import { RecommendationWords } from "./recommendation";

const QUOTES = Array.from({ length: 7 }, (_, at) => `Issue number ${at + 1}`);

/** The quotes of an answer in the order in which they are seen: at once, and folded. */
function shown(moreIssues?: string) {
  const keyIssues = QUOTES.map((quote) => ({ quote }));
  const message: ShownMessage = {
    number: 2,
    role: "assistant",
    content: "Of your document.",
    timestamp: "2026-11-23T09:00:00Z",
    keyIssues,
    moreIssues,
  };
  const words = createElement(RecommendationWords, { message, faces: {}, pace: false } as never);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: words };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  const quotesIn = (part = "") => [...part.matchAll(/<q[^>]*>([^<]*)</g)].map(([, quote]) => quote);
  const [before, folded] = html.split("<details");
  return [quotesIn(before), quotesIn(folded)];
}

test("of many issues the first few are seen at once and each other one where the rest is folded", () => {
  expect(shown("3 more")).toEqual([QUOTES.slice(0, MAX_KEY_ISSUES), QUOTES.slice(MAX_KEY_ISSUES)]);
});

test("of an older message, which folds nothing, all are seen at once", () => {
  expect(shown()).toEqual([QUOTES, []]);
});
