import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { FIRST_STEPS, type FirstDay, OPTIONAL_STEPS } from "./first-day";
import { FirstDayList } from "./first-day-list";

const done = Object.fromEntries([...FIRST_STEPS, ...OPTIONAL_STEPS].map((step) => [step, false])) as FirstDay["done"];
const firstDay: FirstDay = {
  done,
  demo: { payment: false, advisor: false },
  mail: "files",
  problem: null,
  address: "local",
  proposed: "",
  isAddressGiven: false,
  origin: "http://localhost:4100",
  host: "localhost:4100",
  advisors: 0,
};

function draw(day: FirstDay) {
  const list = createElement(FirstDayList, { firstDay: day, answer: undefined });
  const router = createMemoryRouter([{ path: "*", element: list }], { initialEntries: ["/admin?view=settings"] });
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(RouterProvider, { router }) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

test("a link to a form of the settings says the view that it stands on: by its fragment alone it would lead to the overview", () => {
  const html = draw(firstDay);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    "/admin?view=settings#contact",
    "/admin?view=settings#pay-way",
    "/admin?view=settings#site-address",
    "/admin?view=settings#mail-server",
    "/admin/logos",
    "/terms",
    "/admin/import",
  ]);
});

test("to sign in through somebody is optional and not counted: what is missing is said with the address to name there", () => {
  const html = draw(firstDay);
  expect(html).toContain("0 of 7 done");
  expect(html.match(/>Optional</g)).toHaveLength(2);
  expect(html).toContain("http://localhost:4100/auth/callback/google");
  expect(html).toContain("LINKEDIN_CLIENT_SECRET=your-secret");
  const set = draw({ ...firstDay, done: { ...done, google: true } });
  expect(set.match(/>Optional</g)).toHaveLength(1);
  expect(set).not.toContain("GOOGLE_CLIENT_ID");
});
