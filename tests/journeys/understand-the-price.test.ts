import { expect, test } from "vitest";
import { priceGuideMessages } from "#app/features/price-guide/messages";
import { staticPaths } from "#app/features/sitemap/static-pages";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });

const { visit } = useBrowser();

const receipt = { name: priceGuideMessages.receipt };

long("a visitor changes the answers, sees the price change at once, and shares it by its address", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/pricing");
  const price = page.getByRole("region", receipt);
  await page.getByLabel("Hourly rate").fill("200");
  await page.getByLabel("Minutes").selectOption("60");
  await expect.poll(() => price.textContent()).toContain("$200 an hour × 60 minutes$200");
  await page.getByLabel("Urgency").selectOption("rush");
  await expect.poll(() => price.textContent()).toContain("Total$230");
  await page.getByRole("textbox", { name: "Open requests" }).fill("6");
  await expect.poll(() => price.textContent()).toContain("Surge (×1.2)");
  await expect.poll(() => price.textContent()).toContain("Total$270");
  await page.getByLabel("Hourly rate").fill("2oo");
  await page.getByText("Please enter an hourly rate from 1 to 10,000, such as 120.").waitFor();
  expect(await price.textContent()).toContain(priceGuideMessages.unpriced);
  await page.getByLabel("Hourly rate").fill("200");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?rate=200&currency=USD&minutes=60&urgency=rush&requests=6&advisors=4");
  await page.reload();
  expect(await price.textContent()).toContain("Total$270");
});

long("without JavaScript the button asks the server, and a wrong answer stays in its field with its sentence", async () => {
  const page = await visit({ baseURL: server.url, javaScript: false });
  await page.goto("/pricing");
  await page.getByLabel("Hourly rate").fill("90");
  await page.getByRole("button", { name: "Work it out" }).click();
  expect(await page.getByRole("region", receipt).textContent()).toContain("Total$45");
  await page.getByLabel("Hourly rate").fill("a lot");
  await page.getByRole("button", { name: "Work it out" }).click();
  expect(await page.getByLabel("Hourly rate").inputValue()).toBe("a lot");
  await page.getByText("Please enter an hourly rate from 1 to 10,000, such as 120.").waitFor();
});

test("the footer's policies lead to their place on /legal", async () => {
  const page = await visit({ baseURL: server.url });
  await page.goto("/how-it-works");
  for (const [name, anchor] of [
    ["Privacy Policy", "privacy"],
    ["Terms of Service", "terms"],
    ["Cookie Policy", "cookies"],
  ] as const) {
    await page.locator("footer").getByRole("link", { name }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${anchor}`);
    await expect
      .poll(() => page.locator(`details:has(#${anchor})`).evaluate((policy) => Math.abs(policy.getBoundingClientRect().top)))
      .toBeLessThan(120);
    await expect.poll(() => page.locator(`#${anchor}`).isVisible()).toBe(true);
    expect(await page.locator(`details:has(#${anchor}) h3`).first().textContent()).toBe(name);
  }
  const fresh = await visit({ baseURL: server.url, javaScript: false });
  await fresh.goto("/legal#terms");
  expect(await fresh.locator("#terms").isVisible()).toBe(true);
  expect(await fresh.locator("#privacy").isVisible()).toBe(false);
});

long("these pages are accessible and nothing sticks out, on a telephone and on a desk, light and dark", async () => {
  for (const [width, scheme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    const page = await visit({ baseURL: server.url, width, scheme });
    for (const path of ["/how-it-works", "/pricing", "/pricing?rate=x&minutes=7", "/terms", "/privacy"]) {
      await page.goto(path);
      expect(await accessibilityProblems(page), `${path} ${width} ${scheme}`).toEqual([]);
      await page.setViewportSize({ width: width - 70, height: 800 });
      expect(await overflows(page), `${path} ${width - 70}`).toBe(false);
      await page.setViewportSize({ width, height: 800 });
    }
  }
});

test("no page but the policies is longer than 6,000 pixels on a phone", async () => {
  const page = await visit({ baseURL: server.url, width: 390 });
  const long: string[] = [];
  for (const path of staticPaths().filter((each) => !["/terms", "/privacy", "/cookies"].includes(each))) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 6000) long.push(`${path}: ${height}`);
  }
  expect(long).toEqual([]);
});
