import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, makeAdmin, visitAdmin } from "../support/admin-browser";
import { useBrowser, whenHydrated } from "../support/browser";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ environment: { ADMIN_EMAILS: ADMIN_EMAIL } });
const browser = useBrowser();
beforeAll(async () => {
  await makeAdmin(server);
  for (const name of ["zoe", "yan"]) await server.site.person(`${name}@example.com`, "Correct-horse-7");
});
afterEach(() => server.site.moveClock(0));

const QUARTER_MS = 16 * 60_000;

async function askedToSuspend(name: string): Promise<Page> {
  const page = await visitAdmin(server, browser);
  await page.goto(`/admin?view=people&q=${name}&sort=name`);
  await whenHydrated(page);
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("button", { name: /^Suspend/ }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("Sends advertising");
  return page;
}

async function confirmAndSignIn(page: Page, said?: string) {
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByLabel("Password", { exact: true }).waitFor();
  if (said) await page.getByText(said).waitFor();
  const email = page.getByLabel("Email", { exact: true }).first();
  if ((await email.inputValue()) === "") await email.fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  await page.getByRole("button", { name: "Sign In" }).first().click();
}

/** How light a picture is on the whole, from 0 to 255. */
const lightness = async (picture: Buffer) => (await sharp(picture).stats()).channels[0]?.mean;

async function isOpenAgain(page: Page, name: string) {
  const question = page.getByRole("alertdialog");
  await question.waitFor();
  await expect.poll(() => question.getByRole("textbox").inputValue()).toBe("Sends advertising");
  expect(await question.evaluate((element) => element.matches(":modal"))).toBe(true);
  expect(new URL(page.url()).searchParams.get("q")).toBe(name);
}

test("a question that was open when one had to sign in once more is open again, with what was typed, and is answered", async () => {
  const page = await askedToSuspend("zoe");
  server.site.moveClock(QUARTER_MS);
  await confirmAndSignIn(page);
  await page.locator("dialog:modal").waitFor();
  const toast = page.locator(".toast").filter({ hasText: "What you typed is still here" });
  // As light as the light theme is, and not under the shade of the question.
  expect(await lightness(await toast.screenshot())).toBeGreaterThan(200);
  await isOpenAgain(page, "zoe");
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByText("1 person suspended.").waitFor();
});

test("so is one whose session had ended", async () => {
  const page = await askedToSuspend("yan");
  await page.context().clearCookies({ name: "session" });
  await confirmAndSignIn(page, "You were not signed in, so that was not sent.");
  await isOpenAgain(page, "yan");
  await page.locator(".toast").filter({ hasText: "that was not sent. Please press the button again" }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("Suspend");
});

test("a form of a visitor's that leads to the sign-in page was sent, and what is said of it is seen there", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/auth/confirm?token=of-no-mail&next=%2Fbook-consultation");
  await whenHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByRole("button", { name: "Send again" }).click();
  await page.locator(".toast").filter({ hasText: "there is a new link for it" }).waitFor();
  expect(new URL(page.url()).search).toBe("?next=%2Fbook-consultation");
  expect(await page.getByText("so that was not sent").count()).toBe(0);
});

test("a page on which a dialog stands open is not asked for anew when its session ends elsewhere", async () => {
  const page = await visitAdmin(server, browser);
  await page.goto("/notifications");
  await whenHydrated(page);
  await page.getByRole("button", { name: "Search" }).first().click();
  const dialog = page.locator("dialog:modal");
  await dialog.waitFor();
  const told = page.waitForResponse((answer) => answer.url().endsWith("/notifications/unread") && answer.status() === 401);
  const other = await page.context().newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await other.waitForURL("**/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await told;
  await page.evaluate(() => fetch("/livez").then((answer) => answer.text()));
  expect([asked.filter((path) => path.endsWith(".data")), await dialog.count()]).toEqual([[], 1]);
});

test("who was ticked when the session ended is ticked again, and not who has moved to their place", async () => {
  const page = await visitAdmin(server, browser);
  await page.goto("/admin?view=people&sort=name");
  await whenHydrated(page);
  const box = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^Choose ${name}`) });
  await box("yan").check();
  await server.site.person("adam@example.com", "Correct-horse-7");
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: /^Suspend/ }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("Sends advertising");
  await confirmAndSignIn(page);
  await page.getByRole("alertdialog").waitFor();
  await expect.poll(() => box("yan").isChecked()).toBe(true);
  expect(await page.getByRole("checkbox", { name: /^Choose /, checked: true }).count()).toBe(1);
});
