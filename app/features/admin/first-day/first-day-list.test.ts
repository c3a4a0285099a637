import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { FIRST_STEPS, type FirstDay, type FirstStep } from "./first-day";
import { FirstDayList } from "./first-day-list";

const done = Object.fromEntries(FIRST_STEPS.map((step) => [step, false])) as Record<FirstStep, boolean>;
const firstDay: FirstDay = {
  done,
  demo: { payment: false, advisor: false },
  mail: "files",
  address: "local",
  origin: "http://localhost:4100",
  host: "localhost:4100",
  advisors: 0,
};

test("a link to a form of the settings says the view that it stands on: by its fragment alone it would lead to the overview", () => {
  const path = "/admin?view=settings";
  const list = createElement(FirstDayList, { firstDay, answer: undefined });
  const router = createMemoryRouter([{ path: "*", element: list }], { initialEntries: [path] });
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(RouterProvider, { router }) };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([`${path}#contact`, `${path}#pay-way`, "/admin/logos", "/terms", "/admin/import"]);
});
