import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { afterEach, expect, test } from "vitest";
import { type CatalogEntry, SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { frameMessages } from "../messages";
import { MainNavigation } from "./main-navigation";

afterEach(() => setChangedEntries([]));

/** Returns the links in the header's row: the target and label of each. */
function links() {
  const navigation = createElement(MemoryRouter, null, createElement(MainNavigation, { since: "any" }));
  const around = { locale: "en", timeZone: "UTC" as const, messages: { frame: frameMessages }, children: navigation };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, text]) => `${to} ${text}`);
}

/** The category the header links to, as changed by an admin. */
const legal = (change: Partial<CatalogEntry>) => ({ ...SPECIFIED_ENTRIES.find(({ key }) => key === "legal")!, ...change });

test("the header leads to the category of Legal by whatever name and address it has, and to none where it is retired", () => {
  const pages = links();
  expect(pages).toContain("/legal Legal");
  const { texts } = legal({});
  setChangedEntries([legal({ address: "law", texts: { ...texts, name: "Law" } })]);
  expect(links()).toEqual(pages.map((page) => (page === "/legal Legal" ? "/law Law" : page)));
  setChangedEntries([legal({ isRetired: true })]);
  expect(links()).toEqual(pages.filter((page) => page !== "/legal Legal"));
});
