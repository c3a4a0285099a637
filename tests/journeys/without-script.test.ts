import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { firstOf, long } from "../support/long";
import { awaitMail } from "../support/mailbox";
import { sayName } from "../support/say-name";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const PASSWORD = "Correct-horse-7";

const browser = useBrowser();

const visit = (width = 1280) => browser.visit({ baseURL: server.url, javaScript: false, width });

test.each(
  firstOf([390, 1280]),
)("without JavaScript somebody signs up, is matched, looks once more and books; the advisor accepts (%i pixels)", async (width) => {
  const email = `plain-${width}@example.com`;
  const page = await visit(width);
  const main = page.locator("main");
  const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
  // The first time free for an hour is also free for less; before a break, the reverse would not hold.
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}?minutes=60`);
  await page
    .getByRole("link", { name: /^Book with / })
    .first()
    .click();
  await shows("So that ");
  await page.getByRole("button", { name: "45 min", exact: true }).click();
  await page.getByLabel("What is it about?").fill("Said without script");
  await sayName(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const price = await main.getByText("Total").locator("xpath=following-sibling::dd").textContent();
  await page.getByRole("button", { name: "Sign up and request" }).click();
  await shows("One step to go");
  const mail = await awaitMail(server.folder, email, /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("Said without script");
  expect(await main.getByText("Total").locator("xpath=following-sibling::dd").textContent()).toBe(price);
  expect(await overflows(page)).toBe(false);
  await page.getByRole("button", { name: "Confirm and request" }).click();
  await shows("Consultation Requested!");
  await page.getByRole("button", { name: "Withdraw" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await shows("Your request is withdrawn.");

  await page.goto(`/book-consultation?advisor=${DEMO_ADVISOR.slug}`);
  await page.getByLabel("Topic").fill("");
  await main.getByRole("button", { name: "Find Adviser" }).click();
  await shows("Please select a topic and ensure you're logged in");
  await page.getByLabel("Topic").fill(DEMO_ADVISOR.topic);
  await page.getByLabel("Duration").selectOption("60");
  await main.getByRole("button", { name: "Find Adviser" }).click();
  await shows(/^Found \d+ matching advisers!$/);
  expect(await page.getByLabel("Duration").inputValue()).toBe("60");
  expect(await overflows(page)).toBe(false);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: DEMO_ADVISOR.name }) });
  const total = await card.getByText("Total").locator("xpath=following-sibling::dd").textContent();
  await card.getByRole("button", { name: "Book" }).click();
  await page.getByRole("heading", { level: 1, name: `Book ${DEMO_ADVISOR.name}` }).waitFor();
  expect(await main.getByText("Total").locator("xpath=following-sibling::dd").textContent()).toBe(total);
  await page.getByLabel("What is it about?").fill("Said without script");
  await sayName(page);
  await page.getByRole("button", { name: /^Request for / }).click();
  await shows("Consultation Requested!");
  await shows(new RegExp(`Your request has been sent to ${DEMO_ADVISOR.name}\\. You will hear back (within 48 hours|before the start)`));
  await shows("Requested");

  const advisor = await visit(width);
  await signIn(advisor, demoAccount(server.folder, "advisor"));
  await advisor.goto("/advisor-profile/sessions");
  const request = advisor.getByRole("listitem").filter({ hasText: "Said without script" });
  await request.getByRole("button", { name: "Accept" }).click();
  await advisor
    .getByText(/^You accepted the consultation with /)
    .first()
    .waitFor();
  await awaitMail(server.folder, email, new RegExp(`^${DEMO_ADVISOR.name} accepted your request$`));
  await page.goto("/consultations");
  await page.getByRole("link", { name: DEMO_ADVISOR.name }).first().click();
  await shows(`${DEMO_ADVISOR.name} accepted. The time is yours.`);
});

long("without JavaScript every tab, list and menu that leads on is a link or a form", async () => {
  const page = await visit(390);
  await signIn(page, demoAccount(server.folder, "client"), "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Find Advisors" }).click();
  await page.waitForURL("**/find-advisor");
  await page.goto("/consultations");
  await page.locator("main").getByRole("link").first().click();
  expect(page.url()).toMatch(/\/(consultations\/[0-9a-f-]{36}|book-consultation)$/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Sign Out" }).click();
  await page.getByText("You have been signed out successfully.").waitFor();
});

long("the pages of booking are accessible without JavaScript too", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of ["/book-consultation", "/consultations"]) {
    await page.goto(path);
    expect(await accessibilityProblems(page), path).toEqual([]);
  }
  await page.context().close();
  expect(browser.complaints.splice(0).filter((complaint) => !complaint.includes("net::ERR_FAILED"))).toEqual([]);
});
