import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { demoAccount, signIn } from "../support/demo";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const PHONE = { width: 390 };

/** Whether an element is seen as a whole, below the header. */
const isInView = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return top >= document.querySelector(".header-bar")!.getBoundingClientRect().bottom && bottom <= innerHeight;
  }, selector);

test.each([{}, PHONE])("a search for advisors is led to the title of its answer and its best match (%o)", async (size) => {
  const page = await browser.visit({ baseURL: server.url, ...size });
  await page.goto("/book-consultation?topic=Business%20Strategy");
  await whenHydrated(page);
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.locator("#results-title").waitFor();
  await expect.poll(() => isInView(page, "#results-title")).toBe(true);
  await expect.poll(() => isInView(page, "#results li h3")).toBe(true);
});

const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest("#site-menu")
      ? `menu: ${activeElement.ariaLabel ?? activeElement.textContent}`
      : activeElement?.className;
  });

test("Tab stays in the menu of a phone while it lies over the page, and Escape leads back to its button", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await signIn(page, demoAccount(server.folder, "client"), "/pricing");
  await whenHydrated(page);
  await page.locator(".menu-button").press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => whereFocusIs(page)).toBe("menu: Close menu");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => whereFocusIs(page)).toBe("menu: Book");
  await page.keyboard.press("Tab");
  await expect.poll(() => whereFocusIs(page)).toBe("menu: Close menu");
  await page.keyboard.press("Escape");
  await expect.poll(() => whereFocusIs(page)).toBe("menu-button");
});

/** What of these the toasts lie over. */
const covered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const toasts = [...document.querySelectorAll(".toast")].map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll(wanted)]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return toasts.some((toast) => toast.left < box.right && box.left < toast.right && toast.top < box.bottom && box.top < toast.bottom);
      })
      .map((each) => each.textContent);
  }, selector);

test("a toast leaves the bar of a comparison free", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"), "/advisors/all");
  await whenHydrated(page);
  await page
    .getByRole("button", { name: /^Compare / })
    .first()
    .click();
  await page.getByRole("link", { name: "Compare now" }).waitFor();
  await page.getByRole("button", { name: /^Save/ }).nth(1).click();
  await page.locator(".toast").first().waitFor();
  await expect.poll(() => covered(page, "main ~ * a, [role=status] a, [role=status] button")).toEqual([]);
});

test("hours that were added, copied and taken out as the session ended are there again, and said not to be saved yet", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const account = demoAccount(server.folder, "advisor");
  await signIn(page, account, "/advisor-profile/availability");
  await whenHydrated(page);
  const hours = () =>
    page
      .locator("#hours input[type=time]")
      .evaluateAll((all) => all.map((each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value].join(" ")));
  await page.getByRole("button", { name: "Remove span 1 of Friday" }).click();
  for (const [name, value] of [
    ["from.6.0", "10:00"],
    ["to.6.0", "12:00"],
    ["from.6.1", "14:00"],
    ["to.6.1", "15:00"],
  ] as const) {
    if (name.startsWith("from")) await page.getByRole("button", { name: "Add hours on Saturday" }).click();
    await page.locator(`[name="${name}"]`).fill(value);
  }
  const typed = await hours();
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Save weekly hours" }).click();
  await page.getByLabel("Password", { exact: true }).waitFor();
  await page.getByLabel("Email", { exact: true }).first().fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await page.waitForURL("**/advisor-profile/availability");
  await expect.poll(hours).toEqual(typed);
  await page.getByText("Your hours are here again as you left them. They are not saved yet.").waitFor();
  await expect.poll(() => isInView(page, "#hours h2")).toBe(true);
  await page.getByRole("button", { name: "Save weekly hours" }).click();
  await page.locator(".toast").filter({ hasText: "Success" }).waitFor();
  await page.reload();
  expect(await hours()).toEqual(typed);
});
