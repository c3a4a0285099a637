import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { accessibilityProblems, useBrowser, whenHydrated } from "../support/browser";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const { visit } = useBrowser();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search Sagebridge" });
const box = (page: Page) => dialog(page).getByRole("searchbox");

/** Opens a page on which React is running. */
async function open(path: string, width?: number) {
  const page = await visit({ baseURL: server.url, width });
  const warnings: string[] = [];
  // Playwright logs this for every page that registers its worker.
  const isOwn = (text: string) => !text.includes("blocked by Playwright");
  page.on("console", (message) => message.type() === "warning" && isOwn(message.text()) && warnings.push(message.text()));
  await page.goto(path);
  await whenHydrated(page);
  return { page, warnings };
}

test("with no text the dialog shows 'Browse Categories', and the six lead where they say", async () => {
  const { page, warnings } = await open("/");
  await page.getByRole("button", { name: "Search" }).first().click();
  await dialog(page).getByText("Browse Categories").waitFor();
  const names = await dialog(page).getByRole("link").locator("span:first-child").allTextContents();
  expect(names).toEqual(CATEGORIES.map(({ name }) => name));
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog(page).getByRole("link", { name: "Legal" }).click();
  await page.getByRole("heading", { level: 1, name: "Legal Advisors" }).waitFor();
  expect(await dialog(page).isVisible()).toBe(false);
  expect(warnings).toEqual([]);
});

long("/ and Ctrl-K open it, not while one types; Escape closes it and gives the focus back", async () => {
  const { page } = await open("/find-advisor");
  const field = page.getByPlaceholder("Search categories...");
  await field.fill("");
  await field.press("/");
  expect(await field.inputValue()).toBe("/");
  expect(await dialog(page).isVisible()).toBe(false);
  await field.press("Control+k");
  await dialog(page).waitFor();
  await page.keyboard.type("a/b");
  expect(await box(page).inputValue()).toBe("a/b");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the dialog has one X, its own: what is typed stays where the browser would draw another", async () => {
  const { page } = await open("/");
  await page.getByRole("button", { name: "Search" }).first().click();
  await box(page).fill("tax");
  const { width, height } = (await box(page).boundingBox())!;
  for (let fromEdge = 4; fromEdge <= 44; fromEdge += 4) await box(page).click({ position: { x: width - fromEdge, y: height / 2 } });
  expect(await box(page).inputValue()).toBe("tax");
});

test("Enter on an exact name goes there; an item chosen with the arrows wins; on anything else it asks for the category", async () => {
  const { page } = await open("/pricing");
  await page.keyboard.press("/");
  await box(page).fill("marketing / pr");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Marketing Advisors" }).waitFor();
  await page.keyboard.press("/");
  await box(page).fill("finance");
  await dialog(page).getByRole("link", { name: "Technology" }).waitFor({ state: "detached" });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const chosen = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname);
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe(chosen);
  await page.keyboard.press("/");
  await box(page).fill("beekeeping");
  await dialog(page).getByText('No results found for "beekeeping"').waitFor();
  await page.keyboard.press("Enter");
  const request = page.getByRole("dialog", { name: "Request a New Category" });
  await request.waitFor();
  expect(await request.getByLabel("Category Name").inputValue()).toBe("beekeeping");
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Submit New Category Request" }).click();
  await request.getByLabel("Category Name").fill("");
  await request.getByRole("button", { name: "Submit Request" }).click();
  await request.getByText("Please enter a category name").waitFor();
  await request.getByLabel("Category Name").fill("Beekeeping");
  await request.getByRole("button", { name: "Submit Request" }).click();
  await request.getByText("Category request submitted successfully! We'll review it and get back to you.").waitFor();
});

test("a result that is taken away under the keyboard gives it back to the box, and one that stays keeps it", async () => {
  const { page } = await open("/pricing");
  await page.keyboard.press("/");
  const focused = () => page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname ?? document.activeElement?.tagName);
  const type = (text: string) =>
    box(page).evaluate((field, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("/business");
  await type("business");
  await dialog(page).getByRole("link", { name: "Technology" }).waitFor({ state: "detached" });
  expect(await focused()).toBe("/business");
  await type("legal");
  await dialog(page).getByRole("link", { name: "Legal" }).first().waitFor();
  await expect.poll(focused).toBe("INPUT");
  await type("");
  await dialog(page).getByRole("link", { name: "Technology" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("/business");
  // As a browser says it to a page whose window is left for another while results are on their way.
  await page.evaluate(() => document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  await type("legal");
  await dialog(page).getByRole("link", { name: "Business" }).waitFor({ state: "detached" });
  await expect.poll(focused).toBe("INPUT");
});

test("letters typed on a result go to the box, and steps down that are made before there are results wait for them", async () => {
  const { page } = await open("/pricing");
  await page.keyboard.press("/");
  await box(page).fill("mark");
  await dialog(page).getByRole("link", { name: "Marketing / PR" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("e");
  expect(await box(page).inputValue()).toBe("marke");
  const answer = Promise.withResolvers<void>();
  await page.route("**/search.data?**", (route) => answer.promise.then(() => route.continue()));
  await box(page).fill("");
  await dialog(page).getByText("Browse Categories").waitFor();
  await box(page).fill("helena");
  await dialog(page).getByText("Searching advisors...").waitFor();
  await page.keyboard.press("ArrowDown");
  answer.resolve();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname)).toMatch(/^\/advisors\/helena/);
});

long("from two letters on live advisors are found too, on a phone as well", async () => {
  const { page } = await open("/", 390);
  await page.keyboard.press("Control+k");
  await box(page).fill("he");
  const link = dialog(page).locator('a[href^="/advisors/"]').first();
  await link.waitFor();
  await link.click();
  await page.getByRole("link", { name: /^Book with / }).waitFor();
});

long.each([
  ["ten thousand letters", "x".repeat(10_000)],
  ["emoji", "🧭🌉"],
  ["right to left", "محامٍ"],
  ["a script", "<script>alert(1)</script>"],
  ["SQL", "'; drop table users; --"],
])("%s in the search is answered, and the page lives on", async (_what, text) => {
  const { page } = await open("/");
  await page.keyboard.press("/");
  await box(page).fill(text);
  await dialog(page).getByText("No results found for").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Request a New Category" }).waitFor();
});
