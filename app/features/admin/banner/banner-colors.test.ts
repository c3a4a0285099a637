import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { BannerEditor } from "./banner-editor";

test("a new banner begins in the specified blue, and the brand's colour is the first choice beside it", () => {
  const brand = { backgroundColor: "#7a2048", textColor: "#fff8f0" };
  const element = createElement(BannerEditor, { zone: "UTC", brand, answer: undefined });
  const router = createMemoryRouter([{ path: "*", element }]);
  const children = createElement(RouterProvider, { router });
  const html = renderToStaticMarkup(createElement(IntlProvider, { locale: "en", messages: texts, timeZone: "UTC", children }));
  expect(html).toMatch(/name="backgroundColor"[^>]*value="#3b82f6"/);
  const shown = [...html.matchAll(/background-color:(#[0-9a-f]{6})"[^>]*><\/span>([^<]+)/g)].map(([, color, label]) => [color, label]);
  expect(shown).toEqual([
    ["#7a2048", "In the brand’s colour"],
    ["#3b82f6", "In blue"],
  ]);
});
