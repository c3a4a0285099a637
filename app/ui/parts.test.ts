import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { Button } from "./button";
import { Progress } from "./progress";
import { LinkTabs, Tabs } from "./tabs";

function markup(part: ReactNode) {
  const router = createMemoryRouter([{ path: "*", element: part }]);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(RouterProvider, { router }) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

/** Returns the opening tags of a role, each with its attributes. */
const tagsOf = (html: string, role: string) =>
  (html.match(new RegExp(`<[^>]*role="${role}"[^>]*>`, "g")) ?? []).map((tag) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value]) => [name, value])),
  );

test("each panel of tabs is called by its tab, and each tab names its panel", () => {
  const within = [1, 2].map((number) => ({ id: `part-${number}`, label: `Part ${number}`, panel: "Inside" }));
  const pages = ["/", "/other"].map((to) => ({ to, label: to }));
  for (const part of [
    createElement(Tabs, { tabs: within, label: "Parts" }),
    createElement(LinkTabs, { tabs: pages, label: "Parts" }, "Inside"),
  ]) {
    const html = markup(part);
    const [tabs, panels] = [tagsOf(html, "tab"), tagsOf(html, "tabpanel")];
    expect(panels.length).toBeGreaterThan(0);
    for (const panel of panels) {
      const tab = tabs.find(({ id }) => id === panel["aria-labelledby"]);
      expect([panel.id, tab?.["aria-controls"]]).toEqual([panel.id, panel.id]);
    }
    expect(tabs.map((tab) => tab["aria-selected"])).toEqual(["true", "false"]);
    expect(tagsOf(html, "tablist")[0]?.["aria-label"]).toBe("Parts");
  }
});

test("a bar says of what it is, and a busy button that it is busy and takes no press", () => {
  expect(markup(createElement(Progress, { value: 40, label: "Your profile" }))).toMatch(/<progress[^>]*aria-label="Your profile"/);
  const [idle, busy] = [false, true].map((isBusy) => markup(createElement(Button, { busy: isBusy }, "Save")));
  expect(idle).not.toMatch(/aria-(disabled|busy)/);
  expect(busy).toMatch(/<button(?=[^>]*aria-disabled="true")(?=[^>]*aria-busy="true")/);
});
