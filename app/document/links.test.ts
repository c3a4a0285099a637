import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import * as router from "react-router";
import { expect, test } from "vitest";
import * as ours from "./links.server";

/** Addresses as the site writes them, and some that change when they are resolved. */
const ADDRESSES = [
  ...[
    "/",
    "/find-advisor",
    "/advisors/anna-b.c",
    "/search?q=tax%20law&page=2",
    "/book?topic=a,b",
    "/consultations/1#notes",
    "/admin?view=people&id=1#top",
  ],
  ...[
    "/a/../b",
    "/a/./b",
    "/a//b",
    "/a/",
    "/x?",
    "/x#",
    "/a b",
    "/ü",
    "/x?q=ü&r=a b",
    '/x?q="',
    "//other.example/x",
    "https://other.example/x",
    "/.x",
  ],
  ...["?page=2", "#times", ".", "..", "part", ""],
];
const PLACES = ["/", "/find-advisor", "/advisors/anna-b.c", "/Advisors/Anna-B.C/x", "/consultations/1"];

type Links = Pick<typeof router, "Link" | "NavLink">;
/** Both render the same output, which is what the test checks. */
const OURS = ours as unknown as Links;

function drawn(place: string, links: (from: Links) => ReactNode, from: Links) {
  const { query, dataRoutes } = router.createStaticHandler([{ path: "*", element: links(from) }]);
  return query(new Request(`http://here${place}`)).then((context) => {
    if (context instanceof Response) throw new Error("a page was asked for");
    const page = createElement(router.StaticRouterProvider, {
      router: router.createStaticRouter(dataRoutes, context),
      context,
      hydrate: false,
    });
    return renderToString(page).replaceAll(' data-discover="true"', "");
  });
}

type State = { isActive: boolean };

const alike = async (links: (from: Links) => ReactNode) => {
  for (const place of PLACES) expect(await drawn(place, links, OURS), place).toBe(await drawn(place, links, router));
};

test("a link is drawn on the server as the router would draw it, wherever it leads and stands", async () => {
  const rest = {
    className: "text-link",
    target: "_blank",
    "aria-label": "There",
    prefetch: "intent",
    preventScrollReset: true,
    replace: true,
  } as const;
  await alike(({ Link }) => ADDRESSES.map((to) => createElement(Link, { key: to, ...rest, to }, "there")));
  await alike(({ Link }) =>
    createElement(Link, { to: { pathname: "/x", search: "?a=1" }, reloadDocument: true, state: { from: 1 } }, "there"),
  );
});

test("a link of the navigation says whether it is the page that one is on, as the router's own does", async () => {
  for (const end of [true, false]) {
    await alike(({ NavLink }) => ADDRESSES.map((to) => createElement(NavLink, { key: to, to, end, className: "header-link" }, "there")));
    const told = { className: ({ isActive }: State) => (isActive ? "here" : "there"), children: ({ isActive }: State) => String(isActive) };
    await alike(({ NavLink }) => ADDRESSES.map((to) => createElement(NavLink, { key: to, to, end, "aria-current": "true", ...told })));
  }
});
