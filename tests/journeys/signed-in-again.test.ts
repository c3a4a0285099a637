import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, makeAdmin, visitAdmin } from "../support/admin-browser";
import { useBrowser } from "../support/browser";
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
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("button", { name: /^Suspend/ }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("Sends advertising");
  return page;
}

async function confirmAndSignIn(page: Page) {
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByLabel("Password", { exact: true }).waitFor();
  const email = page.getByLabel("Email", { exact: true }).first();
  if ((await email.inputValue()) === "") await email.fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  await page.getByRole("button", { name: "Sign In" }).first().click();
}

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
  await isOpenAgain(page, "zoe");
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByText("1 person suspended.").waitFor();
});

test("so is one whose session had ended", async () => {
  const page = await askedToSuspend("yan");
  await page.context().clearCookies({ name: "session" });
  await confirmAndSignIn(page);
  await isOpenAgain(page, "yan");
});
