import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticPaths } from "#app/features/sitemap/static-pages";
import { accessibilityProblems, overflows, useBrowser, whenHydrated } from "../support/browser";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();
// Called before the browser's, so it runs after it: no page may outlive its server.
afterAll(() => server.remove());
const { visit } = useBrowser();
let baseURL = "";

beforeAll(async () => {
  baseURL = await server.start({ DEMO: "1" });
});

/** Views that differ from their page. */
const VIEWS = [
  "/find-advisor?q=zzz",
  "/finance?expertise=fundraising",
  "/legal?q=nobody-at-all",
  "/advisors/all?sort=soonest&rating=4",
  "/business/strategy?q=enter+the+market",
  "/business/strategy?view=all",
  "/search",
  "/search?q=law",
  "/search?q=zzz",
  "/search?request=Chess",
  "/pricing?rate=150&minutes=90&urgency=rush",
  "/nowhere-at-all",
];

/** Every page of the visitor's site, and an advisor's. */
async function allPages(page: Page) {
  await page.goto("/business");
  const advisor = await page.locator('main a[href^="/advisors/"]').first().getAttribute("href");
  return [...staticPaths(), ...VIEWS, advisor!];
}

test.each([
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)("the visitor's site at %i pixels, %s, has no accessibility problem", async (width, scheme) => {
  const page = await visit({ baseURL, width, scheme });
  const problems: string[] = [];
  for (const path of await allPages(page)) {
    await page.goto(path);
    problems.push(...(await accessibilityProblems(page)).map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test("no page of the visitor's site sticks out to the side, from 320 to 1920 pixels", async () => {
  const page = await visit({ baseURL });
  const wide: string[] = [];
  for (const path of await allPages(page)) {
    await page.goto(path);
    for (const width of [1920, 1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (await overflows(page)) wide.push(`${path} at ${width}`);
    }
  }
  expect(wide).toEqual([]);
});

test("every page of the visitor's site becomes React's without a word in the console", async () => {
  const page = await visit({ baseURL });
  const said: string[] = [];
  page.on("console", (message) => said.push(`${page.url()}: ${message.text()}`));
  for (const path of await allPages(page)) {
    await page.goto(path);
    await whenHydrated(page);
  }
  expect(said.filter((line) => !line.includes("status of 404"))).toEqual([]);
});

test("each page reads without JavaScript: one heading of the first level, its words, a way to every main page", async () => {
  const page = await visit({ baseURL, javaScript: false });
  for (const path of staticPaths()) {
    await page.goto(path);
    expect(await page.locator("h1").count(), path).toBe(1);
    expect(await page.locator("h1").isVisible(), path).toBe(true);
    for (const target of ["/find-advisor", "/how-it-works", "/pricing", "/legal", "/ai-assistant"])
      expect(await page.locator(`header a[href="${target}"]`).first().isVisible(), `${path} → ${target}`).toBe(true);
  }
});

test.each([390, 1280])("nothing jumps while a page and the font of its headings arrive at %i pixels", async (width) => {
  const page = await visit({ baseURL, width });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/find-advisor", "/business", "/business/strategy", "/legal", "/pricing", "/ai-assistant"]) {
    await page.goto(path);
    await page.evaluate(() => localStorage.removeItem("font"));
    await page.reload();
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === "Newsreader" && status === "loaded"));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift), path).toBeLessThan(0.001);
  }
});
