import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { TopicLink } from "./topic-link";

function draw(name: string) {
  const router = createMemoryRouter([{ path: "*", element: createElement(TopicLink, { name }) }]);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(RouterProvider, { router }) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

test("an advisor's topic is named, as a link where there is such a topic", () => {
  expect(draw("Employment Law")).toContain(`href="/legal/employment-law"`);
  expect(draw("Lute Building")).toContain("Lute Building");
  expect(draw("Lute Building")).not.toContain("href");
});
