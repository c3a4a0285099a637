import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { demoAccount } from "../support/demo";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

// The sign-in page is in the browser's language, and a person's own pages in their chosen one: each is a full page load.
test("whose session ended at hours half written finds them again where they sign in, in whichever languages", async () => {
  const account = demoAccount(server.folder, "advisor");
  const page = await browser.visit({ baseURL: server.url, locale: "de-DE" });
  await page.goto("/auth?next=/advisor-profile/availability&lang=en");
  await page.getByLabel("Email", { exact: true }).first().fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await page.waitForURL("**/advisor-profile/availability");
  await page.context().clearCookies({ name: "lang" });
  await page.reload();
  await whenHydrated(page);
  const monday = page.getByRole("group", { name: "Monday" });
  await monday.getByRole("button", { name: /^Add/ }).click();
  const typed = monday.locator("input").last();
  await typed.fill("23:15");
  const rows = await monday.locator('[name^="to."]').count();
  await page.context().clearCookies({ name: "session" });
  await page.locator("#hours").getByRole("button", { name: /^Save/ }).click();
  await page.waitForURL("**/auth?**");
  await page.getByLabel("Passwort", { exact: true }).waitFor();
  const email = page.getByLabel("E-Mail", { exact: false }).first();
  await email.fill(account.email);
  await page.getByLabel("Passwort", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Anmelden" }).first().click();
  await page.waitForURL("**/advisor-profile/availability");
  await expect.poll(() => monday.locator('[name^="to."]').count()).toBe(rows);
  expect(await typed.inputValue()).toBe("23:15");
});
