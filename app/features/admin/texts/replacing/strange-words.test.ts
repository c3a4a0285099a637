import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { textsThatShip } from "#app/languages/all-texts.server";
import { readReplacingParams } from "./replacing-form";
import { WordsForm } from "./words-form";

const FORMS = [{ word: "advisor", count: 3, isInside: false, meaning: "person" as const }];

function drawn(query: string) {
  const params = readReplacingParams(new URLSearchParams(query), "en");
  const Component = () => createElement(WordsForm, { params, forms: FORMS, hasGenders: false });
  const Page = createRoutesStub([{ path: "/", Component }]);
  const around = { locale: "en", messages: textsThatShip("en"), timeZone: "UTC", children: createElement(Page) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

const inputs = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);

test.each([
  ["word:advisor=%7Btutor%7D", "word:advisor", "{tutor}"],
  ["old1=seance&new1=%3Ccours%3E", "new1", "&lt;cours&gt;"],
])("a word that no text can have stays as it was typed, and its field says so and is gone to: %s", (query, name, value) => {
  const wrong = inputs(drawn(query)).filter((input) => input.includes('aria-invalid="true"'));
  expect(wrong.length).toBe(1);
  for (const part of [`name="${name}"`, `value="${value}"`, "autofocus"]) expect(wrong[0]).toContain(part);
});

test("words that texts can have are not complained of", () => {
  expect(inputs(drawn("word:advisor=tutor&old1=a&new1=b")).filter((input) => /aria-invalid|autofocus/.test(input))).toEqual([]);
});
