import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { UndoBar } from "../applications/undo-bar";
import { BulkUndoBar } from "../lists/table/bulk-undo-bar";

const drawn = (bar: ReactElement) => {
  const Page = createRoutesStub([{ path: "/", Component: () => bar }]);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(Page) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
};

test("what can still be taken back is read whole: on a phone a toast finds another place than over it", () => {
  const bulk = drawn(createElement(BulkUndoBar, { bulks: [{ id: "1", intent: "suspend", count: 2 }] }));
  const decision = drawn(createElement(UndoBar, { decisions: [{ id: "1", name: "Ada", status: "approved" }], answer: undefined }));
  for (const html of [bulk, decision]) expect(html).toMatch(/<form[^>]* data-read=""[^>]*>[\s\S]*<p role="status"/);
});
