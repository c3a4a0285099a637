import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR } from "../support/demo";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();
// Called before the browser's, so it runs after it: no page may outlive its server.
afterAll(() => server.remove());
const { visit } = useBrowser();
let baseURL = "";

beforeAll(async () => {
  baseURL = await server.start({ DEMO: "1", PACE: "1" });
});

const comparison = (page: Page) => new URL(page.url()).searchParams.get("compare")?.split(",") ?? [];
/** Presses Compare on the first card not chosen yet. */
const choose = (page: Page) => page.locator('main button[aria-label^="Compare "]').first().click();

async function signIn(page: Page) {
  const accounts = readFileSync(path.join(server.folder, "demo-accounts.txt"), "utf8");
  const [, email = "", password = ""] = /client\s+(\S+)\s+(\S+)/.exec(accounts) ?? [];
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test.each([
  true,
  false,
])("a visitor chooses three of two categories, sees them side by side, and takes one out (JavaScript: %s)", async (javaScript) => {
  const page = await visit({ baseURL, javaScript });
  await page.goto("/business");
  await choose(page);
  await page.getByText("1 of 3 chosen").waitFor();
  expect(await page.getByRole("link", { name: "Compare now" }).count()).toBe(0);
  await choose(page);
  await page.getByText("2 of 3 chosen").waitFor();
  await page.getByRole("link", { name: "Compare now" }).click();
  await page.getByRole("heading", { level: 1, name: "Compare advisors" }).waitFor();
  await page.locator("main").getByRole("link", { name: "Finance" }).click();
  await page.getByRole("heading", { level: 1, name: "Finance Advisors" }).waitFor();
  await choose(page);
  await page.getByText("3 of 3 chosen").waitFor();
  await page.getByRole("link", { name: "Compare now" }).click();
  await expect.poll(() => page.locator("th[scope=col]").count()).toBe(3);
  const price = await page.locator("tbody").first().locator("td").first().textContent();
  await page.getByRole("link", { name: "1 h 30 min" }).click();
  await page.getByText("Price for 1 h 30 min").waitFor();
  expect(await page.locator("tbody").first().locator("td").first().textContent()).not.toBe(price);
  const [first] = comparison(page);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => page.locator("th[scope=col]").count()).toBe(2);
  expect(comparison(page)).not.toContain(first);
  await page.reload();
  expect(await page.locator("th[scope=col]").count()).toBe(2);
});

test("choosing neither moves the page nor searches again", async () => {
  const page = await visit({ baseURL });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/legal/corporate-law");
  await whenHydrated(page);
  await page.getByLabel("What do you need help with?").fill("shareholder agreement for two founders");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("heading", { name: /^Top [1-3] Corporate Law Advisors Found$/ }).waitFor();
  const before = await page.evaluate(() => {
    window.scrollTo(0, 300);
    return window.scrollY;
  });
  await choose(page);
  await page.getByText("1 of 3 chosen").waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByText("1 of 3 chosen").waitFor();
});

test("who was chosen stays chosen on pages reached through the search dialog, in their addresses, until it is cleared", async () => {
  const page = await visit({ baseURL });
  await page.goto("/business");
  await choose(page);
  await page.getByText("1 of 3 chosen").waitFor();
  const chosen = comparison(page);
  const lookUp = async (text: string, found: RegExp) => {
    await whenHydrated(page);
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog", { name: "Search Sagebridge" });
    await dialog.getByRole("searchbox").fill(text);
    await dialog.getByRole("link", { name: found }).first().click();
  };
  await lookUp(DEMO_ADVISOR.name, new RegExp(DEMO_ADVISOR.name));
  await page.getByRole("heading", { level: 1, name: DEMO_ADVISOR.name }).waitFor();
  await page.getByText("1 of 3 chosen").waitFor();
  await expect.poll(() => comparison(page)).toEqual(chosen);
  await lookUp("pricing", /^Pricing/);
  await page.waitForURL("/pricing");
  await lookUp("finance", /^Finance/);
  await page.getByText("1 of 3 chosen").waitFor();
  await expect.poll(() => comparison(page)).toEqual(chosen);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByText("1 of 3 chosen").waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await lookUp("technology", /^Technology/);
  await page.getByRole("heading", { level: 1, name: "Technology Advisors" }).waitFor();
  expect(comparison(page)).toEqual([]);
  expect(await page.getByText("1 of 3 chosen").count()).toBe(0);
});

test.each([
  true,
  false,
])("a signed-out visitor saves from a card, signs in, and finds it saved where they were (JavaScript: %s)", async (javaScript) => {
  const page = await visit({ baseURL, javaScript });
  await page.goto(`/technology?experience=${javaScript ? 4 : 8}`);
  const save = page.getByRole("button", { name: /^Save / }).nth(javaScript ? 0 : 1);
  const name = (await save.getAttribute("aria-label"))!.replace("Save ", "");
  await save.click();
  await page.waitForURL(/\/auth\?next=/);
  await signIn(page);
  await page.waitForURL(/\/technology\?experience=/);
  await page.getByText(`${name} is on your list of saved advisors.`).waitFor();
  await page.getByRole("button", { name: `Saved: ${name}` }).click();
  await page.getByText(`${name} is no longer on your list.`).waitFor();
  await page.getByRole("button", { name: `Save ${name}` }).waitFor();
});

test("the saved advisors have the directory's cards, with price and next free time; unsaving one is undone in its place", async () => {
  const page = await visit({ baseURL });
  await page.goto("/auth?next=/marketing?experience=4");
  await signIn(page);
  await page.waitForURL(/\/marketing/);
  await whenHydrated(page);
  const names: string[] = [];
  for (const at of [0, 1]) {
    const save = page.locator("main button[aria-label^='Save ']").first();
    names[at] = (await save.getAttribute("aria-label"))!.replace("Save ", "");
    await save.click();
    await page.getByRole("button", { name: `Saved: ${names[at]}` }).waitFor();
  }
  await page.goto("/profile/network#saved");
  await whenHydrated(page);
  const list = page.getByRole("region", { name: "Advisors you saved" });
  const card = (name: string | undefined) => list.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  for (const name of names) {
    await card(name)
      .getByText(/\/ hour/)
      .waitFor();
    await card(name).getByText("Next free").waitFor();
    expect(await card(name).locator("img, .avatar").count()).toBeGreaterThan(0);
  }
  await card(names[0])
    .getByRole("button", { name: `Saved: ${names[0]}` })
    .click();
  await page.getByText(`${names[0]} is no longer on your list.`).waitFor();
  await card(names[0]).getByText("Undo", { exact: true }).click();
  await page.getByText(`${names[0]} is on your list of saved advisors.`).waitFor();
  await card(names[0])
    .getByRole("button", { name: `Saved: ${names[0]}` })
    .waitFor();
  for (const name of names)
    await card(name)
      .getByRole("button", { name: `Saved: ${name}` })
      .click();
  await expect.poll(() => list.getByText("Undo", { exact: true }).count()).toBe(2);
  await page.reload();
  await list.getByText("Save an advisor, on any card or on their page").waitFor();
  await list.getByRole("link", { name: "Find an advisor" }).click();
  await page.waitForURL(/\/advisors\/all/);
});

test.each([
  [390, "light"],
  [1280, "dark"],
] as const)("the comparison and its bar at %i pixels, %s, have no accessibility problem and stick out nowhere", async (width, scheme) => {
  const page = await visit({ baseURL, width, scheme });
  await page.goto("/business");
  for (const count of [1, 2, 3]) {
    await choose(page);
    await page.getByText(`${count} of 3 chosen`).waitFor();
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Compare now" }).click();
  await page.getByRole("heading", { level: 1, name: "Compare advisors" }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflows(page)).toBe(false);
});
