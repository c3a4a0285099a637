import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { isLongRun } from "../support/long";
import { awaitMail } from "../support/mailbox";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const PASSWORD = "Correct-horse-7";
const firstName = DEMO_ADVISOR.name.split(" ")[0]!;

const browser = useBrowser();

const main = (page: Page) => page.locator("main");
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The page as it stands has no accessibility problem, and nothing of it sticks out. Of the same page on a phone the long runs ask the former too. */
async function expectSound(page: Page) {
  const isAsked = isLongRun || (page.viewportSize()?.width ?? 0) >= 1280;
  expect(isAsked ? await accessibilityProblems(page) : [], page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

/** From the list of advisors to a request, by somebody nobody knows yet. */
async function findAndBook(page: Page, email: string) {
  await page.goto("/find-advisor");
  await expectSound(page);
  await main(page).getByRole("link", { name: "Business", exact: false }).first().click();
  await page.getByRole("heading", { level: 1, name: "Business Advisors" }).waitFor();
  await expectSound(page);
  await page.goto(`/business?q=${encodeURIComponent(DEMO_ADVISOR.name)}`);
  await main(page).getByRole("link", { name: DEMO_ADVISOR.name }).first().click();
  await page.getByRole("heading", { level: 1, name: DEMO_ADVISOR.name }).waitFor();
  await expectSound(page);
  await page
    .getByRole("link", { name: `Book with ${firstName}` })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: `Book ${DEMO_ADVISOR.name}` }).waitFor();
  await expectSound(page);
  await page.getByRole("link", { name: "Rush (+15%)" }).click();
  await page.getByText("Rush fee (15%)").waitFor();
  const total = await main(page).getByText("Total", { exact: true }).locator("xpath=following-sibling::dd").textContent();
  await page.getByLabel("What is it about?").fill("A new market, and how to enter it");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up and request" }).click();
  await shows(page, "One step to go");
  await expectSound(page);
  const mail = await awaitMail(server.folder, email, /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  await page.waitForURL(`**/advisors/${DEMO_ADVISOR.slug}/book?**`);
  await shows(page, "Time and price are held for you until");
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("A new market, and how to enter it");
  await expectSound(page);
  await page.getByRole("button", { name: "Confirm and request" }).click();
  await shows(page, "Consultation Requested!");
  await shows(page, `Your request has been sent to ${DEMO_ADVISOR.name}. You will hear back within 48 hours.`);
  await page.getByRole("heading", { name: `Consultation with ${DEMO_ADVISOR.name}` }).waitFor();
  await shows(page, "Requested");
  await expectSound(page);
  await page.goto("/consultations");
  await main(page).getByRole("link", { name: DEMO_ADVISOR.name }).first().waitFor();
  await expectSound(page);
  return total!;
}

async function openSessions() {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "advisor"));
  await page.goto("/advisor-profile/sessions");
  await page.getByRole("heading", { name: "Requests" }).waitFor();
  return page;
}

/** Somebody's request in the list of the advisor, which may be answered. */
const requestOf = (sessions: Page, name: string) =>
  main(sessions)
    .getByRole("listitem")
    .filter({ has: sessions.getByRole("button", { name: "Accept" }) })
    .filter({ hasText: name });

test.each([
  1280, 390,
])("somebody finds an advisor, signs up, is matched and books, at %i pixels; the advisor accepts, and both get their calendar file", async (width) => {
  const email = `finder-${width}@example.com`;
  const page = await browser.visit({ baseURL: server.url, width });
  const total = await findAndBook(page, email);
  const { email: advisorEmail } = demoAccount(server.folder, "advisor");
  const asked = await awaitMail(server.folder, advisorEmail, /asks you for a consultation/);
  expect(asked.text).toContain("A new market, and how to enter it");
  expect(asked.text).toContain(total.replace(/^\$(\d+)$/, "$$$1.00"));
  expect(asked.attachments).toEqual([]);

  const sessions = await openSessions();
  await expectSound(sessions);
  const request = requestOf(sessions, "A new market, and how to enter it");
  await request.getByRole("button", { name: "Accept" }).click();
  await shows(sessions, /^You accepted the consultation with /);
  await expectSound(sessions);

  const toClient = await awaitMail(server.folder, email, new RegExp(`^${DEMO_ADVISOR.name} accepted your request$`));
  const toAdvisor = await awaitMail(server.folder, advisorEmail, /^For your calendar: your consultation with /);
  await page.goto("/consultations");
  await page.getByRole("link", { name: DEMO_ADVISOR.name }).first().click();
  await shows(page, `${DEMO_ADVISOR.name} accepted. The time is yours.`);
  const [when] = await page
    .locator("main dd time")
    .first()
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  for (const [mail, reader] of [
    [toClient, email],
    [toAdvisor, advisorEmail],
  ] as const) {
    const file = mail.attachments.find(({ filename }) => filename === "consultation.ics");
    const calendar = new ICAL.Component(ICAL.parse(file!.content.toString()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
    expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    expect(event.startDate.toJSDate().toISOString()).toBe(new Date(when!).toISOString());
    expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(30 * 60_000);
    expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([`mailto:${reader}`]);
    expect(page.url()).toContain(event.uid);
  }
});

test("a client withdraws a request after a question, the advisor is written to, and the advisor's list is empty of it", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const client = demoAccount(server.folder, "client");
  await signIn(page, client);
  await page.goto(`/book-consultation?advisor=${DEMO_ADVISOR.slug}`);
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.getByRole("button", { name: "Book" }).first().click();
  await page.getByRole("button", { name: "Confirm request" }).click();
  await page.getByRole("link", { name: "See your request" }).click();
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
  await page.getByRole("button", { name: "Confirm request" }).click();
  await shows(page, "Consultation Requested!");
  const sessions = await openSessions();
  await requestOf(sessions, "Robin Ashworth").getByRole("button", { name: "Decline" }).click();
  const question = sessions.getByRole("alertdialog", { name: "Decline this request?" });
  await question.getByLabel(/^Reason for/).fill("I am travelling that week");
  await expectSound(sessions);
  await question.getByRole("button", { name: "Decline" }).click();
  await shows(sessions, /^You declined the request of /);
  await page.getByRole("link", { name: "See your request" }).click();
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
  // Until React is there the browser's own list of the field stands in.
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
