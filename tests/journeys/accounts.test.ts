import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser, whenHydrated } from "../support/browser";
import { signOut } from "../support/demo";
import { firstOf, long } from "../support/long";
import { awaitMail } from "../support/mailbox";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const PASSWORD = "Correct-horse-7";

const browser = useBrowser();

async function fillSignUp(page: Page, email: string, password = PASSWORD, repeated = password) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(repeated);
  await page.getByRole("button", { name: "Create Account" }).click();
}

async function signIn(page: Page, email: string) {
  await page.goto("/auth");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

test("what was wrong in a field is no longer said once that is mended, and the keyboard stays where it is", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await fillSignUp(page, "not-an-email", "short", "other");
  await shows(page, "Passwords don't match");
  const isGone = (text: string) => page.getByText(text, { exact: true }).waitFor({ state: "detached" });
  const email = page.getByLabel("Email", { exact: true });
  await email.press("End");
  await email.pressSequentially("@example.com");
  await isGone("Please enter a valid email address");
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await shows(page, "Password must be at least 8 characters");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await isGone("Password must be at least 8 characters");
  await shows(page, "Passwords don't match");
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await isGone("Passwords don't match");
  expect(await page.locator("main [aria-invalid]").count()).toBe(0);
  await email.fill("ann@");
  expect(await page.getByText("Please enter a valid email address").count()).toBe(1);
});

test.each(firstOf([true, false]))("a visitor signs up, confirms by mail, signs out and in again (JavaScript: %s)", async (javaScript) => {
  const email = `ann-${javaScript}@example.com`;
  const page = await browser.visit({ baseURL: server.url, javaScript });
  await page.goto("/auth?next=/find-advisor");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await fillSignUp(page, "not-an-email", "short", "other");
  for (const message of ["Please enter a valid email address", "Password must be at least 8 characters", "Passwords don't match"])
    await shows(page, message);
  await fillSignUp(page, ` ${email.toUpperCase()} `);
  await shows(page, "Check your email");
  await shows(page, "We've sent you a confirmation link.");
  await page.getByRole("button", { name: "Send again" }).click();
  await shows(
    page,
    "If that address is waiting to be confirmed, there is a new link for it. This site cannot send email yet: please ask the people who run it for the link.",
  );
  await signIn(page, email);
  await shows(page, "Email not confirmed");
  const mail = await awaitMail(server.folder, email, /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL(`${server.url}/find-advisor`);
  await page.goto("/");
  await signOut(page);
  await shows(page, "You have been signed out successfully.");
  await signIn(page, email);
  await page.waitForURL(`${server.url}/`);
  await page.goto("/auth");
  expect(page.url()).toBe(`${server.url}/`);
});

long(
  "the form of 'Sign Up' is there as soon as its tab is pressed, and keeps what is typed while the page is still asked for",
  async () => {
    const page = await browser.visit({ baseURL: server.url });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/auth.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/auth");
    await whenHydrated(page);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await page.getByLabel("Email", { exact: true }).fill("early@example.com");
    letGo();
    await page.waitForURL(/tab=sign-up/);
    await page.getByRole("tab", { name: "Sign Up", selected: true }).waitFor();
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("early@example.com");
    expect(await page.getByLabel("Confirm Password").inputValue()).toBe(PASSWORD);
  },
);

test.each([
  ["/auth", "Sign In", "Signing in..."],
  ["/auth?tab=sign-up", "Create Account", "Creating account..."],
])("while the form of %s is on its way its button says so, and cannot be pressed again", async (path, label, busy) => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto(path);
  await whenHydrated(page);
  let go: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/auth(\.data)?(\?|$)/, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByLabel("Email", { exact: true }).fill("busy@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  if (label === "Create Account") await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: label, exact: true }).click();
  expect(await page.getByRole("button", { name: busy, exact: true }).isDisabled()).toBe(true);
  go?.();
  await shows(page, label === "Sign In" ? "Invalid email or password." : "Check your email");
});

test("signing out in one tab signs out the others, and what they show of the person goes", async () => {
  const email = "tabs@example.com";
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/auth?tab=sign-up&next=/profile");
  await fillSignUp(page, email);
  await shows(page, "Check your email");
  const mail = await awaitMail(server.folder, email, /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL(`${server.url}/profile`);
  const [consultations, home, other] = [await page.context().newPage(), await page.context().newPage(), await page.context().newPage()];
  await consultations.goto("/consultations");
  await home.goto("/");
  await home.getByRole("link", { name: "Messages" }).first().hover();
  await other.goto("/pricing");
  await signOut(other);
  await shows(other, "You have been signed out successfully.");
  await shows(page, "Please log in to view your profile.");
  await consultations.waitForURL(`${server.url}/auth?next=%2Fconsultations`);
  await home.getByRole("link", { name: "Sign In" }).first().waitFor();
});

long("Google and LinkedIn say on the page that they are not to be had", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/auth?tab=sign-up");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await shows(page, "Failed to sign in with Google");
  await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
  await shows(page, "Coming Soon");
  expect(new URL(page.url()).search).toBe("?tab=sign-up");
});

long.each(["/auth", "/auth?tab=sign-up", "/auth?tab=sign-up&sent=1", "/auth/forgot", "/auth/reset?token=x", "/auth/confirm?token=x"])(
  "%s is accessible and fits, narrow and light, wide and dark",
  async (path) => {
    const windows = [
      { scheme: "light", width: 320 },
      { scheme: "dark", width: 1280 },
    ] as const;
    for (const { scheme, width } of windows) {
      const page = await browser.visit({ baseURL: server.url, scheme, width });
      await page.goto(path);
      expect([path, width, await overflows(page), await accessibilityProblems(page)]).toEqual([path, width, false, []]);
    }
  },
);
