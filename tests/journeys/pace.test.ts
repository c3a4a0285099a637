import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true, environment: { PACE: "1" } });

const browser = useBrowser();

/** Opens a page as a person who has not asked for reduced motion. */
async function visit(path: string) {
  const page = await browser.visit({ baseURL: server.url });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  return page;
}

test("pressing search shows a progress bar rising 10% every 200 ms to 100%, with the button at rest, then the top three", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // Time advances in steps, so that it is the same on every machine.
  await page.clock.install();
  await page.goto("/legal/employment-law");
  await whenHydrated(page);
  await page.getByLabel("What do you need help with?").fill("a dismissal");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  // The bars that show why an advisor matched go up to 1.
  const bar = page.locator("main progress[max='100']");
  await bar.waitFor();
  expect(await page.locator("main form button[type=submit]").first().isDisabled()).toBe(true);
  for (let value = 0; value < 100; value += 10) {
    await page.clock.runFor(199);
    expect(await bar.getAttribute("value")).toBe(String(value));
    await page.clock.runFor(1);
    await expect.poll(() => bar.getAttribute("value")).toBe(String(value + 10));
  }
  await page.clock.resume();
  await page.getByRole("heading", { name: /^Top [1-3] .* Found$/ }).waitFor();
});

test("a new search hides old results while it runs", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/legal/employment-law?q=dismissal");
  await whenHydrated(page);
  await page.getByText("Best Match").waitFor();
  await page.getByLabel("What do you need help with?").fill("a works council");
  // It runs while time stands still.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.locator("main progress[max='100']").waitFor();
  expect(await page.getByText("Best Match").count()).toBe(0);
  await page.clock.resume();
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
