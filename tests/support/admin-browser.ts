import type { Page } from "playwright-core";
import type { useBrowser } from "./browser";
import { awaitMail } from "./mailbox";

const PASSWORD = "Correct-horse-7";
/** Whom a site makes an admin: open it with ADMIN_EMAILS of this. */
export const ADMIN_EMAIL = "root@example.com";

interface Server {
  readonly url: string;
  readonly folder: string;
}
type Browser = ReturnType<typeof useBrowser>;

/** The admin's account, made once for a server by its own forms. */
export async function makeAdmin(server: Server, browser: Browser) {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/auth?tab=sign-up");
  await page.getByLabel("Email", { exact: true }).fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("Check your email").first().waitFor();
  const mail = await awaitMail(server.folder, ADMIN_EMAIL, /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.getByRole("button", { name: /^Account of / }).waitFor();
}

/** A window in which the admin has signed in and stands in the admin area. */
export async function visitAdmin(
  server: Server,
  browser: Browser,
  options: { width?: number; scheme?: "light" | "dark"; javaScript?: boolean } = {},
): Promise<Page> {
  const page = await browser.visit({ baseURL: server.url, ...options });
  await page.goto("/auth?next=/admin");
  await page.getByLabel("Email", { exact: true }).fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`${server.url}/admin`);
  return page;
}
