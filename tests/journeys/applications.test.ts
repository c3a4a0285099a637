import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser, whenHydrated } from "../support/browser";
import { long } from "../support/long";
import { awaitMail } from "../support/mailbox";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true, environment: { ADMIN_EMAILS: "root@example.com" } });
const PASSWORD = "Correct-horse-7";
const PDF = { name: "licence.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

const browser = useBrowser();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const atStep = (page: Page, step: string) => page.waitForURL(new RegExp(`[?&]step=${step}\\b`));
const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
/** The menu of the account leads to what was saved, by the same word. */
const isSaved = (page: Page) => page.locator("main").getByText("Saved", { exact: true }).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.id);

async function signUp(page: Page, email: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await press(page, "Create Account");
  await page.getByText("Check your email").first().waitFor();
  const mail = await awaitMail(server.folder, email, /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  await press(page, "Confirm and sign in");
}

async function aPerson(email: string, options: { width?: number; scheme?: "light" | "dark" } = {}) {
  const page = await browser.visit({ baseURL: server.url, ...options });
  await page.goto("/auth?tab=sign-up&next=/advisor-registration");
  await signUp(page, email);
  await page.waitForURL(`${server.url}/advisor-registration`);
  return page;
}

async function fillIn(page: Page) {
  await page.getByLabel("First Name", { exact: true }).fill("Wanda");
  await page.getByLabel("Last Name", { exact: true }).fill("Walker");
  await page.getByLabel("Location", { exact: true }).fill("Dallas, United States");
  await press(page, "Next");
  await atStep(page, "background");
  await page.getByLabel("Primary Expertise", { exact: true }).selectOption("Finance");
  await page.getByLabel("Years of Experience", { exact: true }).selectOption("8-12");
  await page.getByLabel("Professional Bio", { exact: true }).fill("Twelve years of balance sheets.");
  await press(page, "Next");
  await atStep(page, "availability");
}

async function agreeAndSubmit(page: Page) {
  await page.getByLabel(/I agree/).check();
  await press(page, "Submit Application");
}

long.each([true, false])("a visitor chooses a category, types, signs up, confirms and submits (JavaScript: %s)", async (javaScript) => {
  const email = `visitor-${javaScript}@example.com`;
  const page = await browser.visit({ baseURL: server.url, javaScript });
  await page.goto("/become-advisor");
  await page.getByRole("button", { name: /Finance & Investment/ }).click();
  await atStep(page, "account");
  await press(page, "Next");
  await atStep(page, "personal-info");
  await fillIn(page);
  await press(page, "Next");
  await atStep(page, "review");
  await shows(page, "2 things are missing");
  await agreeAndSubmit(page);
  await atStep(page, "account");
  await shows(page, "Please sign in or create an account.");
  await signUp(page, email);
  await atStep(page, "availability");
  await page.getByLabel("Availability", { exact: true }).selectOption("limited");
  await page.getByText(/^In GBP, for one hour/).waitFor();
  await page.getByLabel("Hourly Rate", { exact: true }).fill("120");
  await press(page, "Next");
  await atStep(page, "review");
  for (const typed of ["Finance & Investment", "Wanda", "Dallas, United States", "Twelve years of balance sheets.", "£120"])
    await shows(page, typed);
  await press(page, "Submit Application");
  await page.waitForURL(/submitted=1/);
  await shows(page, "Application Submitted Successfully!");
  await page.getByRole("link", { name: "Got it, thanks!" }).click();
  await page.waitForURL(`${server.url}/advisor-profile`);
});

test("Next is disabled until a category is chosen; choosing by keyboard goes on by itself and moves the focus to the next step", async () => {
  const page = await aPerson("keyboard@example.com");
  await page.goto("/advisor-registration?from=profile");
  const next = page.getByRole("button", { name: "Next" });
  expect(await next.isDisabled()).toBe(true);
  await whenHydrated(page);
  await page.getByRole("button", { name: /Legal & Compliance/ }).press("Enter");
  await atStep(page, "personal-info");
  await expect.poll(() => focused(page)).toBe("step-title");
  await press(page, "Previous");
  await atStep(page, "category");
  expect(await page.getByRole("button", { name: /Legal & Compliance/ }).getAttribute("aria-pressed")).toBe("true");
  expect(await next.isEnabled()).toBe(true);
});

long("what is typed is saved by itself, and there again on another device", async () => {
  const page = await aPerson("typing@example.com");
  await page.getByLabel("First Name", { exact: true }).pressSequentially("Theo");
  await isSaved(page);
  await page.getByLabel("Location", { exact: true }).fill("Vienna, Austria");
  await page.getByRole("link", { name: "Review" }).click();
  await atStep(page, "review");
  await shows(page, "Vienna, Austria");
  const phone = await browser.visit({ baseURL: server.url, width: 390 });
  await phone.goto("/auth?next=/advisor-registration");
  await phone.getByLabel("Email", { exact: true }).fill("typing@example.com");
  await phone.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(phone, "Sign In");
  await phone.waitForURL(/advisor-registration/);
  expect(await phone.getByLabel("First Name", { exact: true }).inputValue()).toBe("Theo");
});

test("Submit waits for the terms; with something missing it leads to the first missing field and loses nothing", async () => {
  const page = await aPerson("missing@example.com");
  await fillIn(page);
  await press(page, "Next");
  await atStep(page, "review");
  const submit = page.getByRole("button", { name: "Submit Application" });
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await agreeAndSubmit(page);
  await page.waitForURL(/step=availability&check=1/);
  await shows(page, "Please choose your availability.");
  await expect.poll(() => focused(page)).toBe("availability");
  await page.getByLabel("Availability", { exact: true }).selectOption("part-time");
  await press(page, "Next");
  await atStep(page, "review");
  expect(await page.getByLabel(/I agree/).isChecked()).toBe(true);
  await submit.click();
  await page.waitForURL(/submitted=1/);
  await expect.poll(() => page.evaluate(() => document.querySelector("dialog:modal") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await shows(page, "Your application is being reviewed");
});

test("while it is on its way the button says 'Submitting...' and cannot be pressed again", async () => {
  const page = await aPerson("submitting@example.com");
  await fillIn(page);
  await page.getByLabel("Availability", { exact: true }).selectOption("limited");
  await press(page, "Next");
  await atStep(page, "review");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/advisor-registration\.data/, (route) =>
    route.request().method() === "POST" ? held.then(() => route.continue()) : route.continue(),
  );
  await agreeAndSubmit(page);
  const submitting = page.getByRole("button", { name: "Submitting..." });
  await submitting.waitFor();
  expect(await submitting.isDisabled()).toBe(true);
  letGo();
  await page.waitForURL(/submitted=1/);
});

long("without a connection the page stays with what was typed, says so, and goes on when it is back", async () => {
  const page = await aPerson("offline@example.com");
  await page.getByLabel("First Name", { exact: true }).fill("Olga");
  await page.context().setOffline(true);
  await press(page, "Next");
  await page.getByRole("alert").filter({ hasText: "This could not be saved" }).first().waitFor();
  expect(await page.getByLabel("First Name", { exact: true }).inputValue()).toBe("Olga");
  await page.context().setOffline(false);
  await press(page, "Next");
  await atStep(page, "background");
  await page.context().setOffline(true);
  await page.getByLabel("Professional Bio", { exact: true }).fill("Written on a train.");
  await page.getByRole("alert").filter({ hasText: "This could not be saved" }).first().waitFor();
  await page.context().setOffline(false);
  await isSaved(page);
  await page.reload();
  expect(await page.getByLabel("Professional Bio", { exact: true }).inputValue()).toBe("Written on a train.");
  browser.complaints.splice(
    0,
    browser.complaints.length,
    ...browser.complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")),
  );
});

long("a certificate is added and taken out, beside what was typed, and nobody else can read it", async () => {
  const page = await aPerson("certified@example.com");
  await page.goto("/advisor-registration?step=background");
  await page.getByLabel("Professional Bio", { exact: true }).fill("Chartered.");
  await page.getByLabel("Choose a file").setInputFiles({ ...PDF, name: "page.html", buffer: Buffer.from("<!doctype html>") });
  await press(page, "Add file");
  await shows(page, "Please choose a PDF or an image.");
  await page.getByLabel("Choose a file").setInputFiles(PDF);
  await press(page, "Add file");
  const link = page.getByRole("link", { name: "licence.pdf" });
  await link.waitFor();
  expect(await page.getByLabel("Professional Bio", { exact: true }).inputValue()).toBe("Chartered.");
  const address = (await link.getAttribute("href"))!;
  const own = await page.request.get(address);
  expect([own.status(), own.headers()["content-disposition"], own.headers()["content-security-policy"]]).toEqual([
    200,
    `attachment; filename="licence.pdf"; filename*=UTF-8''licence.pdf`,
    expect.stringContaining("sandbox"),
  ]);
  const other = await aPerson("curious@example.com");
  expect((await other.request.get(address)).status()).toBe(404);
  await press(page, "Remove licence.pdf");
  await link.waitFor({ state: "detached" });
});

long.each([
  [390, "light"],
  [1280, "dark"],
] as const)("every step is accessible and fits at %s pixels, %s", async (width, scheme) => {
  const signedIn = await aPerson(`look-${width}@example.com`, { width, scheme });
  const visitor = await browser.visit({ baseURL: server.url, width, scheme });
  const look = async (page: Page, path: string) => {
    await page.goto(path);
    expect([path, await overflows(page), await accessibilityProblems(page)]).toEqual([path, false, []]);
  };
  for (const step of ["category", "personal-info", "background", "background&check=1", "availability", "review"])
    await look(signedIn, `/advisor-registration?from=profile&step=${step}`);
  for (const step of ["account", "account&tab=sign-in&check=1", "review"]) await look(visitor, `/become-advisor?step=${step}`);
  await signedIn.goto("/advisor-registration");
  await fillIn(signedIn);
  await signedIn.getByLabel("Availability", { exact: true }).selectOption("limited");
  await press(signedIn, "Next");
  await atStep(signedIn, "review");
  await agreeAndSubmit(signedIn);
  await signedIn.waitForURL(/submitted=1/);
  await look(signedIn, "/advisor-registration?submitted=1");
  await look(signedIn, "/advisor-registration");
});
