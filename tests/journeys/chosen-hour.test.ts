import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { awaitMail } from "../support/mailbox";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const main = (page: Page) => page.locator("main");
const slots = (page: Page) => main(page).locator("#times").locator("xpath=..").locator(`a[href*="/book?time="]`);

/** Opens a day further on: what is left of the first one depends on the hour of the day. Of that day a time that is followed by another. */
async function timeWithAnHourFree(page: Page) {
  const days = main(page).locator('button[name="day"]');
  await days.nth(2).waitFor();
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}?day=${await days.nth(2).getAttribute("value")}`);
  await slots(page).first().waitFor();
  const times = await slots(page).evaluateAll((links) =>
    links.map((link) => Date.parse(new URL((link as HTMLAnchorElement).href).searchParams.get("time")!)),
  );
  const followed = times.findIndex((time) => times.includes(time + 30 * 60_000));
  expect(followed, "a time with an hour free").toBeGreaterThanOrEqual(0);
  return slots(page).nth(followed);
}

/** The pages somebody sees after the present one: addresses without what is chosen on them. */
function pagesSeen(page: Page) {
  const seen = [new URL(page.url()).pathname];
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    const kind = pathname.replace(/[0-9a-f-]{36}/, ":id");
    if (frame === page.mainFrame() && kind !== seen.at(-1)) seen.push(kind);
  });
  return seen;
}

async function expectSound(page: Page) {
  expect(await accessibilityProblems(page), page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

test("signed in, from an advisor's page to the request it is two pages and three presses, a longer hour included", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}`);
  const time = await timeWithAnHourFree(page);
  const seen = pagesSeen(page);
  let presses = 0;
  const press = async (act: () => Promise<void>) => {
    presses += 1;
    await act();
  };
  await press(() => time.click());
  await page.getByRole("heading", { level: 1, name: `Book ${DEMO_ADVISOR.name}` }).waitFor();
  await press(() => page.getByRole("link", { name: "1 h", exact: true }).click());
  await main(page).getByText("Price · 1 h").waitFor();
  await page.getByLabel("What is it about?").fill("A new market");
  await page.waitForURL(/minutes=60/);
  await page.reload();
  await expect.poll(() => page.getByLabel("What is it about?").inputValue()).toBe("A new market");
  await press(() => page.getByRole("button", { name: /^Request for / }).click());
  await page.getByText("Consultation Requested!").first().waitFor();
  expect([presses, seen.slice(1)]).toEqual([3, [`/advisors/${DEMO_ADVISOR.slug}/book`, "/consultations/:id"]]);
});

test("a stranger with a chosen hour, by keyboard on a phone: sign-up, the mail's link and the request are three pages", async () => {
  const page = await browser.visit({ baseURL: server.url, width: 390 });
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}`);
  const seen = pagesSeen(page);
  await slots(page).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: `Book ${DEMO_ADVISOR.name}` }).waitFor();
  await expectSound(page);
  const chosen = new URL(page.url()).searchParams.get("time");
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type("stranger-390@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Correct-horse-7");
  await page.keyboard.press("Enter");
  await page.getByText("One step to go").waitFor();
  await expectSound(page);
  const mail = await awaitMail(server.folder, "stranger-390@example.com", /Confirm your email/);
  await page.goto(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
  await page.getByText(/^Time and price are held for you until/).waitFor();
  expect(new URL(page.url()).searchParams.get("time")).toBe(chosen);
  await page.getByRole("button", { name: "Confirm and request" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Consultation Requested!").first().waitFor();
  // The page of the hour comes twice, before the mail and after it.
  expect(seen.slice(1)).toEqual([`/advisors/${DEMO_ADVISOR.slug}/book`, "/consultations/:id"]);
});

test("a visitor's search keeps its answer through reload, Back and Forward, and so does a note that is half written", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(`/book-consultation?topic=${encodeURIComponent(DEMO_ADVISOR.topic)}`);
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.getByText(/^Found \d+ matching advisers!$/).waitFor();
  const names = page.locator("#results li h3");
  const found = await names.allTextContents();
  const note = page.getByRole("dialog").getByLabel("What is it about?");
  await page.getByRole("button", { name: "Book" }).first().click();
  await note.fill("Half a sent");
  await page.reload();
  expect(await names.allTextContents()).toEqual(found);
  await page.getByRole("button", { name: "Book" }).first().click();
  await expect.poll(() => note.inputValue()).toBe("Half a sent");
  await page.keyboard.press("Escape");
  await names.first().getByRole("link").click();
  await page.waitForURL("**/advisors/**");
  await names.first().waitFor({ state: "hidden" });
  await page.goBack();
  await names.first().waitFor();
  expect(await names.allTextContents()).toEqual(found);
  await page.goForward();
  await page.waitForURL("**/advisors/**");
});
