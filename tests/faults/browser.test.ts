// F15: a browser whose connection breaks during a response, that double-clicks, goes back, has two tabs, and whose session ends in the middle of a form.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { brokenInvariants } from "../support/invariants/invariants";
import { awaitMail } from "../support/mailbox";
import { useServedSite } from "../support/served-site";

const PASSWORD = "Correct-horse-7";
const server = useServedSite({ demo: true });
const browser = useBrowser();

/** What a browser reports about a connection broken by a test. */
const isOfBroken = (complaint: string) => /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_RESET)/.test(complaint);
afterAll(() => {
  browser.complaints.splice(0, Infinity, ...browser.complaints.filter((complaint) => !isOfBroken(complaint)));
});

const countOf = async (statement: string) => Number((await server.site.rows<{ count: string }>(statement))[0]?.count);
const requested = () => countOf("select count(*) from consultations where status = 'requested'");
const applied = (email: string) =>
  server.site.rows<{ status: string; bio: string }>(
    "select a.status, a.bio from advisor_applications a join users u on u.id = a.user_id where u.email = $1",
    [email],
  );

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const confirm = (page: Page) => page.getByRole("button", { name: /^Request for / });
const isRequested = (page: Page) => page.getByText("Consultation Requested!").first().waitFor();

/** Opens a page as the demo's client, with an hour of the advisor to confirm. */
async function toConfirm(note = "") {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(`/book-consultation?advisor=${DEMO_ADVISOR.slug}`);
  await press(page, "Find Adviser");
  await page.getByRole("button", { name: "Book" }).first().click();
  await page.getByLabel("What is it about?").fill(note);
  return page;
}

test("an answer that is lost on its way leaves what was typed, and the same sent again is one request", async () => {
  const page = await toConfirm("An answer that is lost");
  const before = await requested();
  let lost = 0;
  await page.route(/\/book\b/, async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await confirm(page).click();
  await page.getByText("That could not be sent.").first().waitFor();
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("An answer that is lost");
  expect([lost, await requested()]).toEqual([1, before + 1]);
  await confirm(page).click();
  await isRequested(page);
  expect(await requested()).toBe(before + 1);
});

test("a double click is one request, and so is the form of a page that Back has brought", async () => {
  const page = await toConfirm();
  const before = await requested();
  await confirm(page).dblclick();
  await isRequested(page);
  expect(await requested()).toBe(before + 1);
  await page.goBack();
  await page.getByText("You have already asked for this time.").waitFor();
  expect(await requested()).toBe(before + 1);
});

test("two tabs that confirm the same hour are one request, and both are told so", async () => {
  const page = await toConfirm();
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await confirm(other).waitFor();
  const before = await requested();
  await Promise.all([page, other].map((tab) => confirm(tab).click()));
  await expect.poll(requested).toBe(before + 1);
  for (const tab of [page, other]) await tab.getByRole("heading", { name: `Request to ${DEMO_ADVISOR.name}` }).waitFor();
  expect(await requested()).toBe(before + 1);
});

/** Ends every session on the server, without the browser noticing. */
const endSessions = () => server.site.rows("delete from sessions");

test("a session that ends before the confirmation is signed in for on the same page, with what was typed, and it is one request", async () => {
  const page = await toConfirm("Before my session ended");
  const before = await requested();
  await endSessions();
  await confirm(page).click();
  await page.getByText("You have been signed out. Sign in below: everything you wrote is still here.").first().waitFor();
  expect(await requested()).toBe(before);
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("Before my session ended");
  const { email, password } = demoAccount(server.folder, "client");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in and request");
  await isRequested(page);
  expect(await requested()).toBe(before + 1);
});

async function atReview(email: string) {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/auth?tab=sign-up&next=/advisor-registration");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await press(page, "Create Account");
  await page.getByText("Check your email").first().waitFor();
  const mail = await awaitMail(server.folder, email, /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  await press(page, "Confirm and sign in");
  await page.waitForURL(`${server.url}/advisor-registration`);
  await page.getByLabel("First Name", { exact: true }).fill("Wanda");
  await page.getByLabel("Last Name", { exact: true }).fill("Walker");
  await page.getByLabel("Location", { exact: true }).fill("Dallas, United States");
  await press(page, "Next");
  await page.waitForURL(/step=background/);
  await page.getByLabel("Primary Expertise", { exact: true }).selectOption("Finance");
  await page.getByLabel("Years of Experience", { exact: true }).selectOption("8-12");
  await page.getByLabel("Professional Bio", { exact: true }).fill("Twelve years of balance sheets.");
  await press(page, "Next");
  await page.waitForURL(/step=availability/);
  return page;
}

async function toReview(page: Page) {
  await page.getByLabel("Availability", { exact: true }).selectOption("limited");
  await press(page, "Next");
  await page.waitForURL(/step=review/);
}

test("an application whose session ends in its third step is signed in for and goes on with all that was typed; sent from two tabs with double clicks it is one", async () => {
  const email = "wanda@example.com";
  const page = await atReview(email);
  await page.context().setOffline(true);
  await press(page, "Next");
  await page.getByRole("alert").first().waitFor();
  await page.context().setOffline(false);
  await endSessions();
  await page.getByLabel("Availability", { exact: true }).selectOption("limited");
  await press(page, "Next");
  await page.waitForURL(/\/auth/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Sign In");
  await page.waitForURL(`${server.url}/advisor-registration?step=availability`);
  await toReview(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  for (const tab of tabs) await tab.getByLabel(/I agree/).check();
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Submit Application" }).dblclick()));
  await expect.poll(() => applied(email)).toEqual([{ status: "pending", bio: "Twelve years of balance sheets." }]);
  await Promise.any(tabs.map((tab) => tab.waitForURL(/submitted=1/)));
});

test("after all of it no invariant is broken", async () => {
  expect(await brokenInvariants({ ask: server.site.rows.bind(server.site) })).toEqual([]);
});
