import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR } from "../support/demo";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });

const { visit } = useBrowser();

test("a visitor narrows the categories, finds none, clears the search, and opens one", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/find-advisor");
  const box = page.getByPlaceholder("Search categories...");
  await box.fill("LAW");
  await page.getByRole("link", { name: "Finance" }).first().waitFor();
  await box.fill("employment");
  await expect.poll(() => page.locator("main .card:has(h2)").count()).toBe(1);
  await box.fill("zzz");
  await page.getByText('No categories found matching "zzz"').waitFor();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => page.locator("main .card:has(h2)").count()).toBe(6);
  await page.locator("main").getByRole("link", { name: "Legal" }).click();
  await page.getByRole("heading", { level: 1, name: "Legal Advisors" }).waitFor();
});

test("a visitor searches a category, sets filters in the sheet, takes one away and clears the rest", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/legal");
  const count = async () => Number.parseInt((await page.locator("h2#advisors").textContent()) ?? "", 10);
  const all = await count();
  await page.getByPlaceholder("Name, specialty or expertise area").fill("employment");
  await expect.poll(count).toBeLessThan(all);
  await expect.poll(() => new URL(page.url()).search).toBe("?q=employment");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("Language").selectOption("en");
  await sheet.getByLabel("Price up to, per hour").fill("1");
  await sheet.getByRole("button", { name: "Nobody fits" }).waitFor();
  await sheet.getByLabel("Price up to, per hour").fill("400");
  await sheet.getByRole("button", { name: /^Show \d+ advisors?$/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?q=employment&price=400&currency=GBP&language=en");
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Remove the filter English" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("language")).toBeNull();
  await page.locator("main").getByRole("link", { name: "Clear all" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?q=employment");
});

long("a visitor sorts all advisors, adds more below, and comes back to them from one", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/advisors/all");
  await page.getByRole("button", { name: "Lowest price" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?sort=price");
  const cards = page.locator("main .card:has(h3)");
  const nameOf = (card: Locator) => card.getByRole("heading").textContent();
  const first = await nameOf(cards.first());
  await page.getByRole("link", { name: "More advisors" }).click();
  await expect.poll(() => cards.count()).toBe(18);
  expect(await nameOf(cards.first())).toBe(first);
  expect(new URL(page.url()).search).toBe("?sort=price&page=2");
  await cards.nth(12).getByRole("link").first().click();
  await page.waitForURL(/\/advisors\/[a-z-]+$/);
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(18);
});

/** Records everything that screen readers are told from now on by the live regions in the page's content, without repetition. */
const hearMain = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const hear = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[aria-hidden=true]") ? null : element?.closest("[role=status], [role=alert], [aria-live=polite]");
        const words = region?.textContent?.trim();
        if (words && heard.at(-1) !== words) heard.push(words);
      }
    };
    new MutationObserver(hear).observe(document.querySelector("main")!, { subtree: true, childList: true, characterData: true });
  });

test("a visitor describes a need, gets the best three, lists them all and contacts one", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/legal/intellectual-property");
  const search = page.locator("main").getByRole("button", { name: "Search" });
  expect(await search.isDisabled()).toBe(true);
  await page.getByLabel("What do you need help with?").fill("A competitor copies our logo");
  await expect.poll(() => search.isDisabled()).toBe(false);
  await whenHydrated(page);
  await hearMain(page);
  await search.click();
  await page.getByRole("heading", { name: "Top 3 IP Law Advisors Found" }).waitFor();
  // Only its beginning and its end are announced, not every step of its bar.
  await expect.poll(() => page.evaluate("heard")).toEqual(["Searching...", "Top 3 IP Law Advisors Found"]);
  expect(await page.getByText("Best Match").count()).toBe(1);
  await page.getByRole("link", { name: "View All IP Law Advisors" }).click();
  await page.getByRole("heading", { name: "All IP Law Advisors" }).waitFor();
  await page.getByText("LinkedIn integration will be available soon. Stay tuned!").waitFor();
  await page
    .getByRole("link", { name: /^Contact / })
    .first()
    .click();
  await page.getByRole("link", { name: "Book a consultation" }).waitFor();
  await page.getByText("Coming Soon! 🚀").waitFor();
  expect(page.url()).toMatch(/\/advisors\/[a-z-]+$/);
});

long("a visitor reads the zone of the times beside them, and another one holds on every page", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/advisors/all");
  const time = page.locator("main time").first();
  await page.locator("main").getByRole("button", { name: "Times in London" }).click();
  await page.getByLabel("Times are in").selectOption("Asia/Tokyo");
  await expect.poll(() => time.textContent()).toMatch(/\(Tokyo\)$/);
  await page.keyboard.press("Escape");
  await page.goto("/");
  await page.locator("footer").getByRole("button", { name: "Times in Tokyo" }).waitFor();
  await expect.poll(() => time.textContent()).toMatch(/\(Tokyo\)$/);
  await page.goto("/book-consultation");
  await page.locator("main").getByText("Time zone: Tokyo.").waitFor();
  await expect.poll(() => page.locator("main input[name=time_zone]").inputValue()).toBe("Asia/Tokyo");
  // An advisor's calendar, rendered in the advisor's zone, is converted before any interaction.
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}`);
  await expect.poll(() => page.locator("main select[name=zone]").inputValue()).toBe("Asia/Tokyo");
});

long("without JavaScript the same searches, filters and requests work", async () => {
  const page = await visit({ baseURL: server.url, javaScript: false });
  await page.goto("/business/operations");
  await page.getByLabel("What do you need help with?").fill("our deliveries are late");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { name: /^Top [1-3] Operations Advisors Found$/ }).waitFor();
  await page.goto("/finance");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Rating").selectOption("4.5");
  await page.getByRole("button", { name: /^Show \d+ advisors$/ }).click();
  expect(new URL(page.url()).searchParams.get("rating")).toBe("4.5");
  await page.goto("/other");
  await page.locator("main").getByRole("button", { name: "Submit New Category Request" }).click();
  await page.getByLabel("Category Name").fill("Archaeology");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await page.getByText("Category request submitted successfully! We'll review it and get back to you.").waitFor();
});

test("on the search page the arrow keys choose, Enter follows, and Enter on other words asks for a category", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/search");
  const box = page.locator("main input[type=search]");
  await page.locator("main").getByText("Browse Categories").waitFor();
  await box.fill("legal");
  await box.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Legal Advisors" }).waitFor();
  await page.goto("/search");
  await whenHydrated(page);
  await box.fill("pric");
  await box.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/pricing");
  await page.goto("/search");
  await box.fill("Falconry");
  await page.locator("main").getByText('No results found for "Falconry"').waitFor();
  await box.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Request a New Category" });
  expect(await dialog.getByLabel("Category Name").inputValue()).toBe("Falconry");
  await dialog.getByLabel("Category Name").fill("  ");
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await dialog.getByText("Please enter a category name").waitFor();
  await dialog.getByLabel("Category Name").fill("Falconry");
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await dialog.getByText("Category request submitted successfully!").waitFor();
});

test.each([
  390, 768, 1280,
])("at %i pixels an advisor's page says in one place how to book, and on a desktop beside the price too", async (width) => {
  const page = await visit({ baseURL: server.url, width });
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}`);
  const ways = await page
    .locator(`main a[href^="/advisors/${DEMO_ADVISOR.slug}/book"]:not([href*="time="])`)
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);
  expect(ways).toBe(width < 1024 ? 1 : 2);
});
