import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { isLongRun, long } from "../support/long";
import { awaitMail } from "../support/mailbox";
import { sayName } from "../support/say-name";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });

const browser = useBrowser();

const main = (page: Page) => page.locator("main");
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Checks that the current page has no accessibility problem, and that nothing overflows. For phones, only the long runs check accessibility. */
async function expectSound(page: Page) {
  const isAsked = isLongRun || (page.viewportSize()?.width ?? 0) >= 1280;
  expect(isAsked ? await accessibilityProblems(page) : [], page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

async function openSessions() {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "advisor"));
  await page.goto("/advisor-profile/sessions");
  await page.getByRole("heading", { name: "Requests" }).waitFor();
  return page;
}

/** Returns a person's request in the advisor's list, which can be answered. */
const requestOf = (sessions: Page, name: string) =>
  main(sessions)
    .getByRole("listitem")
    .filter({ has: sessions.getByRole("button", { name: "Accept" }) })
    .filter({ hasText: name });

long("a client withdraws a request after a question, the advisor is written to, and the advisor's list is empty of it", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const client = demoAccount(server.folder, "client");
  await signIn(page, client);
  await page.goto(`/book-consultation?advisor=${DEMO_ADVISOR.slug}`);
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.getByRole("button", { name: "Book" }).first().click();
  await sayName(page);
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw this request?" });
  await expectSound(page);
  await question.getByRole("button", { name: "Keep it" }).click();
  await shows(page, "Requested");
  await page.getByRole("button", { name: "Withdraw" }).click();
  await question.getByRole("button", { name: "Withdraw" }).click();
  await shows(page, "Your request is withdrawn.");
  await shows(page, "You withdrew this request.");
  await awaitMail(server.folder, demoAccount(server.folder, "advisor").email, /withdrew a request$/);
  const sessions = await openSessions();
  expect(await requestOf(sessions, "Robin Ashworth").count()).toBe(0);
});

test("an advisor declines with a reason, and the client reads it", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(`/book-consultation?advisor=${DEMO_ADVISOR.slug}`);
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.getByRole("button", { name: "Book" }).first().click();
  await sayName(page);
  await page.getByRole("button", { name: /^Request for / }).click();
  await shows(page, "Consultation Requested!");
  const sessions = await openSessions();
  await requestOf(sessions, "Robin Ashworth").getByRole("button", { name: "Decline" }).click();
  const question = sessions.getByRole("alertdialog", { name: "Decline this request?" });
  await question.getByLabel(/^Reason for/).fill("I am travelling that week");
  await expectSound(sessions);
  await question.getByRole("button", { name: "Decline" }).click();
  await shows(sessions, /^You declined the request from /);
  await shows(page, `${DEMO_ADVISOR.name} cannot take this request.`);
  await shows(page, "I am travelling that week");
  await page.getByRole("link", { name: "Find other advisors" }).waitFor();
});

test("without a topic Find Adviser waits; a wrong time is told beside its field, which gets the focus, and what was chosen stays; a new search takes the place of the last", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto("/book-consultation");
  const button = page.getByRole("button", { name: "Find Adviser" });
  expect(await button.isDisabled()).toBe(true);
  // Until React loads, the field uses its native list.
  await page.locator("input[name=requested_topic]:not([list])").waitFor();
  await page.getByLabel("Topic").fill("nonsense");
  // The open list hides the rest of the page from screen readers.
  expect(await page.locator("button[data-needs=requested_topic]").isDisabled()).toBe(true);
  await page.getByLabel("Topic").fill("financ");
  await page.getByRole("option", { name: "Finance", exact: true }).click();
  await expect.poll(() => button.isDisabled()).toBe(false);
  await page.getByLabel("Duration").selectOption("90");
  await page.getByLabel("Preferred time").fill("2020-01-01T10:00");
  await button.click();
  await shows(page, "Please choose a time at least 30 minutes from now.");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("requested_time");
  expect([await page.getByLabel("Topic").inputValue(), await page.getByLabel("Duration").inputValue()]).toEqual(["Finance", "90"]);
  await expectSound(page);
  await page.getByLabel("Preferred time").fill("");
  await button.click();
  await shows(page, /^Found \d+ matching advisers!$/);
  const found = page.locator("#results li h3");
  const first = await found.allTextContents();
  await page.getByLabel("Topic").fill("Legal");
  await button.click();
  await expect.poll(() => found.allTextContents()).not.toEqual(first);
  const names = await found.allTextContents();
  expect([names.length > 0, names.filter((name) => first.includes(name))]).toEqual([true, []]);
});

long("a visitor's search keeps its answer through reload, Back and Forward, and so does a note that is half written", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(`/book-consultation?topic=${encodeURIComponent(DEMO_ADVISOR.topic)}`);
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.getByText(/^Found \d+ matching advisers!$/).waitFor();
  const names = page.locator("#results li h3");
  const found = await names.allTextContents();
  await page.reload();
  expect(await names.allTextContents()).toEqual(found);
  const note = page.getByLabel("What is it about?");
  await page.getByRole("button", { name: "Book" }).first().click();
  await note.fill("Half a sent");
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe("Half a sent");
  await page.goBack();
  await names.first().waitFor();
  expect(await names.allTextContents()).toEqual(found);
  await page.getByRole("button", { name: "Book" }).first().click();
  await expect.poll(() => note.inputValue()).toBe("Half a sent");
  await page.goBack();
  await names.first().getByRole("link").click();
  await page.waitForURL("**/advisors/**");
  await names.first().waitFor({ state: "hidden" });
  await page.goBack();
  await names.first().waitFor();
  expect(await names.allTextContents()).toEqual(found);
  await page.goForward();
  await page.waitForURL("**/advisors/**");
});
