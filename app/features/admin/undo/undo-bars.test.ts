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

test("for how much longer it can be taken back stands beside it, where no screen reader announces each second, and then nothing stands there", () => {
  const bulk = (secondsLeft: number) =>
    drawn(createElement(BulkUndoBar, { bulks: [{ id: "1", intent: "suspend", count: 2, secondsLeft }] }));
  const decision = (secondsLeft: number) =>
    drawn(createElement(UndoBar, { decisions: [{ id: "1", name: "Ada", status: "approved", secondsLeft }], answer: undefined }));
  for (const bar of [bulk, decision]) {
    expect(bar(41)).toMatch(/<p role="status"[^>]*>(?:(?!<\/p>).)*<\/p><span role="timer"[^>]*>41 seconds left<\/span>/);
    expect(bar(1)).toContain("1 second left");
    expect(bar(0)).not.toContain("<form");
  }
});

test("what can still be taken back is read whole: on a phone a toast finds another place than over it", () => {
  const bulk = drawn(createElement(BulkUndoBar, { bulks: [{ id: "1", intent: "suspend", count: 2, secondsLeft: 41 }] }));
  const decision = drawn(
    createElement(UndoBar, { decisions: [{ id: "1", name: "Ada", status: "approved", secondsLeft: 41 }], answer: undefined }),
  );
  for (const html of [bulk, decision]) expect(html).toMatch(/<form[^>]* data-read=""[^>]*>[\s\S]*<p role="status"/);
});
