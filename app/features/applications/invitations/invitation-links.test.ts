import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import type { Language } from "#app/languages/languages";
import type { Texts } from "#app/texts";
import { InvitationLinks } from "./invitation-links";

const LINKS = [
  { name: "Ada Byron", email: "ada@example.com", url: "https://site.example/advisor-invitation?token=a1" },
  { name: "=Eve", email: "eve@example.com", url: "https://site.example/advisor-invitation?token=e2" },
];

function fileIn(language: Language) {
  const children = createElement(InvitationLinks, { links: LINKS });
  const around = { locale: language, messages: ALL_LANGUAGES[language].texts as Texts, timeZone: "UTC" as const, children };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  const [, href = ""] = /href="data:text\/csv;charset=utf-8,([^"]+)"/.exec(html) ?? [];
  return decodeURIComponent(href.replaceAll("&#x27;", "'")).split("\r\n");
}

test("all links to pass on are one file, as spreadsheets of the reader's language open it, and no name in it is a formula", () => {
  const [head, ada, eve] = fileIn("en");
  expect([head, ada]).toEqual(["\ufeffname,email,link", `Ada Byron,ada@example.com,${LINKS[0]?.url}`]);
  expect(eve).toBe(`'=Eve,eve@example.com,${LINKS[1]?.url}`);
  expect(fileIn("de").slice(0, 2)).toEqual(["\ufeffName;E-Mail;Link", `Ada Byron;ada@example.com;${LINKS[0]?.url}`]);
});
