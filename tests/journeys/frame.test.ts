import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { demoAccount, signIn } from "../support/demo";
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
/** React is there. */
const wake = async (page: Page) => {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")));
};
const names = (page: Page, root: string) =>
  page
    .locator(root)
    .evaluate((element) => [...element.querySelectorAll("a,button")].map((each) => each.textContent?.trim()).filter(Boolean));

test("the header of the signed-out has Search, Sign In and Become an Advisor", async () => {
  const page = await visit();
  await page.goto("/pricing");
  expect(await names(page, "header .header-nav")).toEqual(["Find Advisors", "How It Works", "Pricing", "Legal", "AI Assistant"]);
  expect(await names(page, "header .header-actions")).toEqual(["Search", "Sign In", "Become an Advisor"]);
});

test("the header of the signed-in has Profile and Sign Out, and Admin for admins only", async () => {
  const page = await visit();
  await signIn(page, demoAccount(server.folder, "client"));
  expect(await names(page, "header .header-actions")).toEqual(["Search", "Profile", "Sign Out", "Become an Advisor"]);
  const admin = await visit();
  await signIn(admin, demoAccount(server.folder, "admin"));
  expect(await names(admin, "header .header-actions")).toEqual(["Search", "Profile", "Admin", "Sign Out", "Become an Advisor"]);
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
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.waitFor();
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

test("the menu of the signed-in has their actions in place of Sign In", async () => {
  const page = await visit({ width: 390 });
  await signIn(page, demoAccount(server.folder, "admin"));
  await page.getByRole("button", { name: "Menu" }).click();
  expect((await names(page, "#site-menu")).slice(7)).toEqual(["Profile", "Admin", "Sign Out", "Become an Advisor"]);
});

test("the theme that was chosen is there before React, on every page and after a reload, and System gives it up", async () => {
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

test("Search opens its dialog, filters as one types, and follows an exact category on Enter", async () => {
  const page = await visit();
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Search" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Search Sagebridge" });
  await dialog.getByText("Browse Categories").waitFor();
  await wake(page);
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

test("Enter on words that are no category asks for one", async () => {
  const page = await visit();
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Search" }).first().click();
  await wake(page);
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
