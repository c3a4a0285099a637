import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import { accessibilityProblems, overflows, useBrowser, whenHydrated } from "../support/browser";
import { demoAccount, openAccountMenu, signIn } from "../support/demo";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });

const browser = useBrowser();
const inDatabase = (statement: string) => server.site.rows(statement);

beforeAll(async () => {
  await inDatabase("update site_banner set is_active = false");
  await inDatabase(`insert into site_banner (text, link_url, link_text, is_active, background_color, text_color)
    values ('Office hours have moved', 'https://example.com/hours', 'Read more', true, '#14532d', '#ffffff')`);
});

const visit = (options: { width?: number; scheme?: "light" | "dark"; javaScript?: boolean } = {}) =>
  browser.visit({ ...options, baseURL: server.url });
/** What can be pressed there, excluding what is behind it. */
const named = (root: Locator, what = "a,button") =>
  root.evaluate(
    (element, pressed) =>
      [...element.querySelectorAll(pressed)].map((each) => each.textContent?.replace(/\d.*/, "").trim()).filter(Boolean),
    what,
  );
const names = (page: Page, root: string) => named(page.locator(root));
const links = (page: Page, root: string) => named(page.locator(root), "a");

/** Creates an accepted consultation of the demo's client or advisor for which the other side proposes another time. */
async function askedOf(side: "client" | "advisor") {
  const { email } = demoAccount(server.folder, side);
  const owner = side === "client" ? "client_id" : "(select user_id from advisers where advisers.id = adviser_id)";
  // Two with the same people would not fit into one hour.
  const days = side === "client" ? 300 : 310;
  const changed = await inDatabase(`update consultations set status = 'accepted', closed_at = null, closed_by = null, no_show_of = null,
    scheduled_time = now() + interval '${days} days', ends_at = now() + interval '${days} days 1 hour', blocked_until = now() + interval '${days} days 1 hour',
    proposed_time = now() + interval '${days + 1} days', proposed_blocked_until = now() + interval '${days + 1} days 1 hour',
    proposed_by = '${side === "client" ? "adviser" : "client"}', expires_at = now() + interval '${days - 1} days'
    where id = (select id from consultations where ${owner} = (select id from users where email = '${email}') order by scheduled_time limit 1)
    returning id`);
  expect(changed).toHaveLength(1);
}

test("the header of the signed-out has Search, Sign In and Become an Advisor", async () => {
  const page = await visit();
  await page.goto("/pricing");
  expect(await links(page, "header .header-nav")).toEqual(["Find Advisors", "How It Works", "Pricing", "Legal", "AI Assistant"]);
  expect(await names(page, "header .header-end")).toEqual(["Search", "Sign In", "Become an Advisor"]);
});

test("behind the face of the signed-in are their own pages, Sign Out, and Admin for admins only; the green button is what they come for", async () => {
  const page = await visit();
  await signIn(page, demoAccount(server.folder, "client"), "/");
  await page.locator("header").getByRole("link", { name: "Book", exact: true }).waitFor();
  const own = ["Consultations", "Messages", "Saved", "Profile", "Billing"];
  await askedOf("client");
  await page.reload();
  const menu = await openAccountMenu(page);
  expect(await named(menu)).toEqual([...own, "Become an Advisor", "Sign Out"]);
  expect(await menu.getByRole("link", { name: /^Consultations/ }).textContent()).toBe("Consultations1(1 is waiting)");
  const admin = await visit();
  await signIn(admin, demoAccount(server.folder, "admin"), "/");
  const menuOfAdmin = await openAccountMenu(admin);
  expect(await named(menuOfAdmin)).toEqual([...own, "Become an Advisor", "Admin", "Sign Out"]);
  await admin.evaluate(() => sessionStorage.setItem("message 1", "half a sentence"));
  await menuOfAdmin.getByRole("button", { name: "Sign Out" }).click();
  await admin.getByText("Signed out successfully").waitFor();
  // The next person in this window finds nothing that was typed.
  expect(await admin.evaluate(() => sessionStorage.getItem("message 1"))).toBeNull();
  const advisor = await visit();
  await signIn(advisor, demoAccount(server.folder, "advisor"), "/");
  expect(await named(await openAccountMenu(advisor))).toEqual([...own, "Advisor Dashboard", "Sign Out"]);
  await advisor.keyboard.press("Escape");
  await askedOf("advisor");
  await advisor.reload();
  await advisor.locator("header").getByRole("link", { name: "Requests (2)" }).click();
  await advisor.waitForURL("**/advisor-profile/sessions");
});

long("the account menu is opened, gone through and left by the keyboard, which is then where it was", async () => {
  const page = await visit();
  await signIn(page, demoAccount(server.folder, "client"), "/");
  await whenHydrated(page);
  const button = page.getByRole("button", { name: /^Account of / });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.replace(/\d.*/, "") ?? "");
  await button.focus();
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("Consultations");
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("Sign Out");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("Messages");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: "Account" }).waitFor({ state: "hidden" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

long("without JavaScript the account menu opens and leads on", async () => {
  const page = await visit({ javaScript: false });
  await signIn(page, demoAccount(server.folder, "client"), "/");
  await (await openAccountMenu(page)).getByRole("link", { name: "Saved" }).click();
  await page.waitForURL("**/profile/network#saved");
});

long(
  "from 768 pixels on the header is one row for everybody in every language, and the logo stays where it is when somebody signs in",
  async () => {
    const places: Record<number, number> = {};
    for (const role of [null, "client", "advisor", "admin"] as const) {
      const page = await visit({ javaScript: false });
      if (role) await signIn(page, demoAccount(server.folder, role));
      for (const language of LANGUAGES) {
        await page.request.post("/language", { form: { language, next: "/pricing" }, headers: { origin: server.url }, maxRedirects: 0 });
        await page.goto("/pricing");
        expect(await page.locator("html").getAttribute("lang")).toBe(language);
        for (const width of [768, 1087, 1088, 1231, 1232, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const { tops, bottom, brand, isCut } = await page.locator(".header-row").evaluate((row) => ({
            tops: [...row.querySelectorAll("a, button")]
              .filter((each) => each.checkVisibility())
              .map((each) => Math.round(each.getBoundingClientRect().top)),
            bottom: Math.round(row.getBoundingClientRect().bottom),
            brand: row.querySelector(".brand-link")!.getBoundingClientRect().left,
            isCut: row.lastElementChild!.getBoundingClientRect().right > row.getBoundingClientRect().right - 20 + 1,
          }));
          const isOneRow = Math.max(...tops) - Math.min(...tops) < 12;
          expect([role, language, width, isOneRow, bottom <= 72 + 100, isCut]).toEqual([role, language, width, true, true, false]);
          places[width] ??= brand;
          expect([role, width, brand]).toEqual([role, width, places[width]]);
          expect(await overflows(page)).toBe(false);
        }
      }
      await page.request.post("/language", { form: { language: "en", next: "/" }, headers: { origin: server.url }, maxRedirects: 0 });
    }
  },
);

test("the footer of who is signed in is one line from 768 pixels on in every language, with the languages behind their present one", async () => {
  const page = await visit({ javaScript: false });
  await signIn(page, demoAccount(server.folder, "client"));
  for (const language of LANGUAGES) {
    await page.request.post("/language", { form: { language, next: "/pricing" }, headers: { origin: server.url }, maxRedirects: 0 });
    await page.goto("/pricing");
    for (const width of [768, 1024, 1232, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const middles = await page.locator(".footer-line").evaluate((line) =>
        [...line.querySelectorAll("a, button")]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
      expect([language, width, Math.max(...middles) - Math.min(...middles) < 6]).toEqual([language, width, true]);
      expect(await overflows(page)).toBe(false);
    }
  }
  await page.locator("footer .language-menu > button").click();
  await page.locator("footer").getByRole("button", { name: "English", exact: true }).click();
  await page.waitForFunction(() => document.documentElement.lang === "en");
  expect((await links(page, "footer")).slice(0, 4)).toEqual(["Help", "Privacy", "Terms", "Cookies"]);
  await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
  await page.waitForURL("**/legal#privacy");
});

long("where there is room for one page of the header alone, the others are behind 'More'", async () => {
  const page = await visit({ width: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "More" }).click();
  await page.locator("header").getByRole("link", { name: "Pricing" }).click();
  await page.waitForURL("**/pricing");
  expect(await page.locator("header").getByRole("link", { name: "Pricing" }).isVisible()).toBe(false);
});

test("the header becomes blurred and compact once the page is scrolled more than 10 pixels", async () => {
  const page = await visit();
  await page.goto("/how-it-works");
  const bar = page.locator(".header-bar");
  const look = () => bar.evaluate((element) => [element.getBoundingClientRect().height, getComputedStyle(element).backdropFilter]);
  const [tall, plain] = await look();
  expect(plain).not.toMatch(/blur\((?!0px)/);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => Number((await look())[0])).toBeLessThan(Number(tall));
  expect((await look())[1]).toMatch(/blur\(/);
});

test("below 768 pixels a menu slides in with the document's entries in their order, and Escape closes it", async () => {
  const page = await visit({ width: 767 });
  await page.goto("/");
  expect(await page.locator("header .header-nav").isVisible()).toBe(false);
  const opener = await page.getByRole("button", { name: "Menu" }).boundingBox();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.waitFor();
  await expect.poll(async () => (await menu.getByRole("button", { name: "Close menu" }).boundingBox())?.x).toBe(opener?.x);
  expect(await names(page, "#site-menu")).toEqual([
    "Home",
    "Find Advisors",
    "How It Works",
    "Pricing",
    "Legal",
    "AI Assistant",
    "Search",
    "Sign In",
    "Become an Advisor",
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await page.waitForURL("**/pricing");
  await menu.waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 768, height: 900 });
  expect([await page.locator("header .header-nav").isVisible(), await page.getByRole("button", { name: "Menu" }).isVisible()]).toEqual([
    true,
    false,
  ]);
});

test("the menu of the signed-in has their own pages in place of Sign In", async () => {
  const page = await visit({ width: 390 });
  await signIn(page, demoAccount(server.folder, "admin"), "/");
  await page.getByRole("button", { name: "Menu" }).click();
  expect((await named(page.locator("#site-menu"))).slice(7)).toEqual([
    "Consultations",
    "Messages",
    "Saved",
    "Profile",
    "Billing",
    "Become an Advisor",
    "Admin",
    "Sign Out",
    "Book",
  ]);
});

long("the theme that was chosen is there before React, on every page and after a reload, and System gives it up", async () => {
  const page = await visit({ scheme: "light" });
  await page.goto("/pricing");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.route(/entry.*\.js$/, (route) => route.abort());
  for (const path of ["/pricing", "/find-advisor", "/auth"]) {
    await page.goto(path);
    expect([path, await paper()]).toEqual([path, dark]);
  }
  await page.unroute(/entry.*\.js$/);
  await page.goto("/pricing");
  await page.getByRole("button", { name: "System" }).click();
  await expect.poll(paper).toBe(light);
  await page.reload();
  expect(await paper()).toBe(light);
});

test("the banner has its text, its colours and a link to a new tab, and its dismissal lasts for the page view", async () => {
  const page = await visit();
  await page.goto("/pricing");
  const banner = page.getByRole("complementary", { name: "Announcement" });
  await banner.getByText("Office hours have moved").waitFor();
  const link = banner.getByRole("link", { name: /^Read more/ });
  expect(await link.evaluate((element: HTMLAnchorElement) => [element.href, element.target, element.rel])).toEqual([
    "https://example.com/hours",
    "_blank",
    "noopener noreferrer",
  ]);
  expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(20, 83, 45)");
  await banner.getByRole("button", { name: "Dismiss the announcement" }).click();
  await banner.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "How It Works" }).first().click();
  await page.waitForURL("**/how-it-works");
  await banner.waitFor();
  await page.reload();
  await banner.waitFor();
});

test("an address that is none shows '404', 'Page Not Found', its sentence and the way home", async () => {
  for (const scheme of ["light", "dark"] as const) {
    const page = await visit({ scheme, width: scheme === "light" ? 390 : 1280 });
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    for (const text of ["404", "Page Not Found", "Oops! The page you're looking for doesn't exist."])
      await page.getByText(text, { exact: true }).waitFor();
    expect([await accessibilityProblems(page), await overflows(page)]).toEqual([[], false]);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${server.url}/`);
  }
});

test("a page that breaks shows 'Something went wrong', its sentence and 'Try Again', which asks for the same page anew", async () => {
  const page = await visit({ javaScript: false });
  await signIn(page, demoAccount(server.folder, "client"));
  await inDatabase("alter table consultations rename to consultations_away");
  try {
    expect((await page.goto("/consultations?page=1"))?.status()).toBe(500);
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    await page.getByText("We encountered an unexpected error. Your data is safe, and we're working to resolve this issue.").waitFor();
    expect(await page.content()).not.toMatch(/consultations_away|relation "|\bat .*\.js:/);
  } finally {
    await inDatabase("alter table consultations_away rename to consultations");
  }
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Consultations" }).waitFor();
  expect(new URL(page.url()).search).toBe("?page=1");
  expect(browser.complaints.splice(0)).toEqual([expect.stringMatching(/status of 500/)]);
});

long("Search opens its dialog, filters as one types, and follows an exact category on Enter", async () => {
  const page = await visit();
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Search" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Search Sagebridge" });
  await dialog.getByText("Browse Categories").waitFor();
  await whenHydrated(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  const box = dialog.getByRole("searchbox");
  await box.fill("zzzz");
  await dialog.getByText('No results found for "zzzz"').waitFor();
  await dialog.getByRole("button", { name: "Submit New Category Request" }).waitFor();
  await box.fill("Finance");
  await box.press("Enter");
  await page.waitForURL("**/finance");
  await dialog.waitFor({ state: "hidden" });
});

long("Enter on words that are no category asks for one", async () => {
  const page = await visit();
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Search" }).first().click();
  await whenHydrated(page);
  const box = page.getByRole("dialog", { name: "Search Sagebridge" }).getByRole("searchbox");
  await box.fill("Falconry");
  await box.press("Enter");
  const request = page.getByRole("dialog", { name: "Request a New Category" });
  expect(await request.getByLabel("Category Name").inputValue()).toBe("Falconry");
});

test("with the keyboard alone one skips to the content, and what has the focus can be seen", async () => {
  const page = await visit();
  await page.goto("/find-advisor");
  await page.keyboard.press("Tab");
  while (!(await page.evaluate(() => document.activeElement?.classList.contains("skip-link")))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement!);
      const { width, height } = document.activeElement!.getBoundingClientRect();
      return (outlineStyle !== "none" || boxShadow !== "none") && width > 0 && height > 0;
    });
    expect([step, seen]).toEqual([step, true]);
  }
});

long("a page that is gone to is read from its heading, and whoever chooses a day by the keyboard goes on at its times", async () => {
  const page = await visit();
  const focused = () => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
  await page.goto("/advisors/all");
  await whenHydrated(page);
  await page.locator("main").getByRole("link", { name: "Helena Brandt" }).press("Enter");
  await expect.poll(focused).toBe("H1 Helena Brandt");
  const day = page.getByRole("button", { name: /free times?$/ }).last();
  const date = (await day.getAttribute("aria-label"))?.split(":")[0];
  await day.press("Enter");
  await expect.poll(focused).toBe(`H3 ${date}`);
});

test("the browser makes no code out of text, and no markup but what React needs; nobody makes another policy", async () => {
  const page = await visit();
  await page.goto("/");
  await whenHydrated(page);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0);
  for (const path of ["/pricing", "/how-it-works", "/"]) {
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForURL(path);
  }
  expect(browser.complaints).toEqual([]);
  const refused = await page.evaluate(() => {
    const script = document.createElement("script");
    const tries: Record<string, () => unknown> = {
      markup: () => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>"),
      "a script": () => (document.createElement("div").innerHTML = "<script>alert(1)</script>"),
      "the text of a script": () => (script.textContent = "alert(1)"),
      "the address of a script": () => (script.src = "/assets/a.js"),
      "a handler": () => document.body.setAttribute("onclick", "alert(1)"),
      "a policy": () =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes.createPolicy(
          "default",
          {},
        ),
      text: () => (document.createElement("div").innerHTML = "3 > 2"),
    };
    return Object.entries(tries).flatMap(([name, run]) => {
      try {
        run();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(["markup", "a script", "the text of a script", "the address of a script", "a handler", "a policy"]);
  // The browser logs each to its console, which would fail the file.
  expect(browser.complaints.splice(0).length).toBeGreaterThan(0);
});
