import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true, environment: { PACE: "1" } });

const browser = useBrowser();

/** Of somebody who has not asked for less motion. */
async function visit(path: string) {
  const page = await browser.visit({ baseURL: server.url });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  return page;
}

/** Notes every value the progress bar shows, each with how long after the last press. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const steps: [number, number][] = [];
    Object.assign(window, { steps });
    let pressed = 0;
    addEventListener("click", () => (pressed = performance.now()), true);
    const note = () => {
      // The bars that say why somebody was found count to 1.
      const shown = document.querySelector("main progress[max='100']");
      const value = Number(shown?.getAttribute("value") ?? Number.NaN);
      if (!Number.isNaN(value) && steps.at(-1)?.[0] !== value) steps.push([value, performance.now() - pressed]);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
const progress = (page: Page) => page.evaluate(() => (window as unknown as { steps: [number, number][] }).steps);

test("pressing search shows a progress bar rising 10% every 200 ms to 100%, with the button at rest, then the top three", async () => {
  const page = await visit("/legal/employment-law");
  await whenHydrated(page);
  await watchProgress(page);
  await page.getByLabel("What do you need help with?").fill("a dismissal");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("progressbar").waitFor();
  expect(await page.locator("main form button[type=submit]").first().isDisabled()).toBe(true);
  await page.getByRole("heading", { name: /^Top [1-3] .* Found$/ }).waitFor();
  const steps = await progress(page);
  const values = steps.map(([value]) => value);
  expect([values[0], values.at(-1)]).toEqual([0, 100]);
  // A slow machine may draw two steps at once, and never one before its time.
  expect(values.length).toBeGreaterThan(3);
  expect(values).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].filter((value) => values.includes(value)));
  for (const [value, after] of steps) expect(after).toBeGreaterThanOrEqual(value * 20);
});

test("a new search hides old results while it runs", async () => {
  const page = await visit("/legal/employment-law?q=dismissal");
  await whenHydrated(page);
  await page.getByText("Best Match").waitFor();
  await page.getByLabel("What do you need help with?").fill("a works council");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("progressbar").waitFor();
  expect(await page.getByText("Best Match").count()).toBe(0);
  await page.getByText("Best Match").waitFor();
});

test("a category request takes a second to be submitted", async () => {
  const page = await visit("/other");
  await whenHydrated(page);
  await page.locator("main").getByRole("button", { name: "Submit New Category Request" }).click();
  const request = page.getByRole("dialog", { name: "Request a New Category" });
  await request.getByLabel("Category Name").fill("Beekeeping");
  const began = performance.now();
  await request.getByRole("button", { name: "Submit Request" }).click();
  await request.getByText("Category request submitted successfully! We'll review it and get back to you.").waitFor();
  expect(performance.now() - began).toBeGreaterThanOrEqual(1000);
});

test("/find-advisor fades in after 100 ms", async () => {
  const page = await visit("/pricing");
  await whenHydrated(page);
  await page.getByRole("link", { name: "Find Advisors" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Find Your Perfect Advisor" }).waitFor();
  const fade = await page.getByRole("heading", { level: 1, name: "Find Your Perfect Advisor" }).evaluate((heading) => {
    let element: Element | null = heading;
    while (element && !getComputedStyle(element).transitionProperty.includes("opacity")) element = element.parentElement;
    return element && getComputedStyle(element).transitionDelay;
  });
  expect(fade).toBe("0.1s");
});
