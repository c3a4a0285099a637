import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR } from "../support/demo";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const CLIENT = "client@demo.example";

/** Opens a page on which React is running, with further texts held back until released. */
async function open(path: string) {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto(path);
  await whenHydrated(page);
  const asked: string[] = [];
  let letGo = () => {};
  const freed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/texts/**", async (route) => {
    asked.push(route.request().url());
    await freed;
    await route.continue();
  });
  return { page, asked, letGo };
}

test("the texts of the next page are asked for beside its data, and the address stays until both are there", async () => {
  const { page, asked, letGo } = await open("/legal?lang=de");
  await page.locator("header").getByRole("link", { name: "Preise" }).click();
  // Uses the page's own list of loaded resources: the driver may never report a prefetched response as finished.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => new URL(entry.name).pathname === "/pricing.data"),
  );
  await expect.poll(() => asked.length).toBe(1);
  // The response has been processed: by now the page could have changed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(new URL(page.url()).pathname).toBe("/legal");
  expect(await page.getByRole("heading", { level: 1, name: "Preise" }).count()).toBe(0);
  letGo();
  await page.getByRole("heading", { level: 1, name: "Preise" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/pricing");
  expect(asked).toHaveLength(1);
});

/** Pages that use parts of rooms, or names of what only they show. */
const IN_PARTS = [
  "/",
  "/advisors/all",
  `/advisors/${DEMO_ADVISOR.slug}/book`,
  "/ai-assistant",
  "/auth",
  "/become-advisor",
  "/become-advisor?step=background",
  "/become-advisor?step=review",
  "/book-consultation",
  "/business",
  "/business/strategy?q=Markteintritt",
  "/find-advisor",
  "/legal",
];

test("what a page says in German it still says once React draws it, from the texts and names that its browser has", async () => {
  const page = await browser.visit({ baseURL: server.url, locale: "de-DE" });
  for (const path of IN_PARTS) {
    await page.goto(path);
    const words = async () => (await page.locator("main").innerText()).split("\n");
    // A separate script adds amounts in the viewer's own currency, later.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>("[data-approx]")].every(
        ({ textContent, dataset }) => textContent || dataset.approx?.endsWith("EUR"),
      ),
    );
    const before = await words();
    await whenHydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const after = await words();
    expect([path, before.filter((line) => !after.includes(line))]).toEqual([path, []]);
  }
  expect(browser.complaints).toEqual([]);
});

test("the matcher asks and recommends in German, with the names of what it recommends", async () => {
  const page = await browser.visit({ baseURL: server.url, locale: "de-DE" });
  await page.goto("/business");
  const matcher = page.locator("#matcher");
  await matcher.locator('[name="content"]').fill("Wir wollen in einen neuen Markt und brauchen eine Strategie");
  await matcher.locator('[name="content"]').press("Enter");
  await matcher.locator("fieldset").first().waitFor();
  const words = await matcher.innerText();
  expect(words).not.toMatch(/Select|North America|Startup|Immediate/);
  await matcher.locator("fieldset label").first().click();
  await matcher
    .locator("form")
    .filter({ has: page.locator("fieldset") })
    .locator("button[type=submit]")
    .click();
  await matcher.locator("h4").first().waitFor();
  expect(await matcher.innerText()).not.toMatch(/Strategy|Operations|Growth|Market Entry/);
});

test("texts that the browser has had are not asked for again", async () => {
  const { page, asked, letGo } = await open("/pricing?lang=de");
  letGo();
  await page.locator("header").getByRole("link", { name: "So funktioniert’s" }).click();
  await page.waitForURL("**/how-it-works*");
  await expect.poll(() => asked.length).toBe(1);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Preise" }).waitFor();
  await page.goForward();
  await page.waitForURL("**/how-it-works*");
  expect(asked).toHaveLength(1);
});

/** Signs in through React, in a browser that prefers Italian: the account is in English. */
async function signIn() {
  const page = await browser.visit({ baseURL: server.url, locale: "it-IT" });
  await page.goto("/auth");
  expect(await page.locator("html").getAttribute("lang")).toBe("it");
  const accounts = readFileSync(path.join(server.folder, "demo-accounts.txt"), "utf8");
  await page.locator('[name="email"]').fill(CLIENT);
  await whenHydrated(page);
  await page.locator('[name="password"]').fill(new RegExp(`${CLIENT}\\s+(\\S+)`).exec(accounts)?.[1] ?? "");
  await page.locator('[name="password"]').press("Enter");
  return page;
}

test("whoever signs in and reads in another language than the browser asks for has the next page in theirs", async () => {
  const page = await signIn();
  await page.getByRole("heading", { level: 1, name: "Connect with Expert Advisors" }).waitFor();
  await page.locator('html[lang="en"]').waitFor();
});

test("who chooses another language in their preferences has the page in it", async () => {
  const page = await signIn();
  await page.locator('html[lang="en"]').waitFor();
  await page.goto("/profile/preferences");
  await page.locator("main select[name=language]").selectOption("fr");
  await page.locator('html[lang="fr"]').waitFor();
  await page.getByRole("tab", { name: "Préférences" }).waitFor();
});

test("where a language's policies fill the end of the footer, languages and themes go on below them together", async () => {
  const page = await browser.visit({ baseURL: server.url, width: 1280 });
  for (const language of ["en", "de", "fr"]) {
    await page.goto(`/cookies?lang=${language}`);
    const tops = await page
      .locator("footer :is(.language-switch, .theme-switch)")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect([language, tops.length, new Set(tops).size]).toEqual([language, 2, 1]);
  }
});
