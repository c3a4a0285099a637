import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { long } from "../support/long";
import { awaitMail } from "../support/mailbox";
import { sayName } from "../support/say-name";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const PASSWORD = "Correct-horse-7";
const ADVISOR_PAGE = `/advisors/${DEMO_ADVISOR.slug}`;
const DAY_MS = 86_400_000;

const main = (page: Page) => page.locator("main");
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const slots = (page: Page) => main(page).locator("#times").locator("xpath=..").locator(`form[action$="/book"] button[name="time"]`);
const isOnHour = (page: Page, name = DEMO_ADVISOR.name) => page.getByRole("heading", { level: 1, name: `Book ${name}` }).waitFor();

/** Checks the page from its top: content scrolled under the header would count as covered. */
async function expectSound(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityProblems(page), page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

/**
 * Opens a day that many days ahead on the current advisor's page: what is left of the first one depends on the time of day. Returns a time
 * followed by another, so that there is room for a longer session.
 */
async function timeAhead(page: Page, days: number) {
  const advisor = new URL(page.url()).pathname;
  const from = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  await page.goto(`${advisor}?month=${from.slice(0, 7)}`);
  const free = async () => (await main(page).locator('button[name="day"]').evaluateAll(valuesOf)).find((day) => day >= from);
  let day = await free();
  if (!day) {
    await page.goto(`${advisor}?month=${new Date(Date.parse(`${from.slice(0, 7)}-15`) + 31 * DAY_MS).toISOString().slice(0, 7)}`);
    day = await free();
  }
  await page.goto(`${advisor}?day=${day}`);
  await slots(page).first().waitFor();
  const times = (await slots(page).evaluateAll(valuesOf)).map((time) => Date.parse(time));
  const followed = times.findIndex((time) => times.includes(time + 30 * 60_000));
  expect(followed, "a time with an hour free").toBeGreaterThanOrEqual(0);
  return slots(page).nth(followed);
}

const valuesOf = (buttons: Element[]) => buttons.map((button) => (button as HTMLButtonElement).value);

/** Records the pages a person sees from now on: addresses without selections. */
function pagesSeen(page: Page) {
  const seen = [new URL(page.url()).pathname];
  page.on("framenavigated", (frame) => {
    const kind = new URL(frame.url()).pathname.replace(/[0-9a-f-]{36}/, ":id");
    if (frame === page.mainFrame() && kind !== seen.at(-1)) seen.push(kind);
  });
  return seen;
}

const confirmationOf = async (email: string) => {
  const mail = await awaitMail(server.folder, email, /Confirm your email/);
  return /http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0];
};

/** Returns the page of the request just made, by its id. */
async function requested(page: Page) {
  await shows(page, "Consultation Requested!");
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

/** The other side, who needs no window here. */
async function enterAs(role: "advisor" | "admin") {
  const visitor = server.site.visitor();
  await visitor.post("/auth", { intent: "sign-in", ...demoAccount(server.folder, role) });
  const press = (path: string, fields: Record<string, string>) => visitor.post(path, { key: randomUUID(), ...fields });
  const read = async (path: string) => (await visitor.get(path)).text();
  return { press, read };
}

/** Returns the calendar file offered after accepting. */
async function accept(id: string) {
  const { press, read } = await enterAs("advisor");
  expect((await press(`/consultations/${id}`, { intent: "accept", id })).status).toBe(303);
  const file = `/files/consultations/${id}.ics`;
  expect(await read(`/consultations/${id}`)).toContain(file);
  return read(file);
}

test("a stranger with a sentence: from the home page by the answer's first advisor to a chosen hour, signed up in it and requested", async () => {
  const email = "with-a-sentence@example.com";
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/");
  await main(page).getByLabel("What do you need help with?").fill("We want to sell our machines in Germany and need a plan for the market");
  await page.keyboard.press("Enter");
  const best = page.locator("#answer li").first();
  await best.waitFor();
  expect(await best.getByRole("link", { name: /^Book / }).getAttribute("href")).toMatch(/^\/advisors\/[a-z-]+\/book\?/);
  await page.goto(`/ai-assistant`);
  await page.getByRole("log").locator(`a[href^="/advisors/"]:not([href*="/book"])`).first().click();
  await page
    .getByRole("link", { name: /^Book with / })
    .first()
    .waitFor();
  const name = (await page.getByRole("heading", { level: 1 }).textContent())!;
  const time = await timeAhead(page, 3);
  const seen = pagesSeen(page);
  await time.click();
  await isOnHour(page, name);
  await expectSound(page);
  await page.getByRole("button", { name: "Rush (+15%)" }).click();
  await shows(page, "Rush fee (15%)");
  await page.getByLabel("What is it about?").fill("A new market, and how to enter it");
  await sayName(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up and request" }).click();
  await shows(page, "One step to go");
  await page.goto(await confirmationOf(email));
  await shows(page, "Time and price are held for you until");
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("A new market, and how to enter it");
  await expectSound(page);
  await page.getByRole("button", { name: "Confirm and request" }).click();
  await requested(page);
  await shows(page, `Your request has been sent to ${name}. You will hear back within 48 hours.`);
  // The page of the hour is shown twice, before the email and after it.
  const [advisor, ...after] = seen;
  expect(after).toEqual([`${advisor}/book`, "/consultations/:id"]);
  await expectSound(page);
});

test("a stranger with an advisor's link and a chosen hour, by keyboard: three pages, signing up and the mail's link included", async () => {
  const email = "with-a-link@example.com";
  const page = await browser.visit({ baseURL: server.url });
  await page.goto(ADVISOR_PAGE);
  const time = await timeAhead(page, 3);
  const seen = pagesSeen(page);
  await time.focus();
  await page.keyboard.press("Enter");
  await isOnHour(page);
  const chosen = new URL(page.url()).searchParams.get("time");
  await page.getByLabel("Your name").focus();
  await page.keyboard.type("Ada Lovelace");
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await shows(page, "One step to go");
  await expectSound(page);
  await page.goto(await confirmationOf(email));
  await shows(page, "Time and price are held for you until");
  expect(new URL(page.url()).searchParams.get("time")).toBe(chosen);
  await sayName(page);
  await page.getByRole("button", { name: "Confirm and request" }).focus();
  await page.keyboard.press("Enter");
  await requested(page);
  // The page of the hour is shown twice, before the email and after it.
  expect(seen.slice(1)).toEqual([`${ADVISOR_PAGE}/book`, "/consultations/:id"]);
});

long(
  "the month is one stop of the Tab key, in which the arrow keys lead over free days and months; Escape goes on to the times",
  async () => {
    const page = await browser.visit({ baseURL: server.url });
    await page.goto(ADVISOR_PAGE);
    const days = main(page).locator('button[name="day"]');
    const before = await days.evaluateAll(valuesOf);
    await days.first().focus();
    await main(page).getByRole("grid").waitFor();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLButtonElement).value);
    const reaches = (day: string) => expect.poll(focused).toBe(day);
    // The last free day of this month, and then the first of the next one, which turns the page.
    for (const day of before.slice(1)) {
      await page.keyboard.press("ArrowRight");
      await reaches(day);
    }
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await focused()).slice(0, 7)).not.toBe(before[0]!.slice(0, 7));
    const after = await days.evaluateAll(valuesOf);
    await reaches(after[0]!);
    expect(await days.evaluateAll((buttons) => buttons.filter((button) => (button as HTMLButtonElement).tabIndex === 0).length)).toBe(1);
    await page.keyboard.press("ArrowLeft");
    await reaches(before.at(-1)!);
    await page.keyboard.press("PageDown");
    await expect.poll(async () => after.includes(await focused())).toBe(true);
    await expectSound(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("table"))).toBeNull();
    await page.keyboard.press("Shift+Tab");
    await expect.poll(async () => after.includes(await focused())).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("day-times");
  },
);

test("signed in, from an advisor's page to the request it is two pages and three presses, a longer hour included", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(ADVISOR_PAGE);
  const time = await timeAhead(page, 3);
  const seen = pagesSeen(page);
  let presses = 0;
  const press = async (act: () => Promise<void>) => {
    presses += 1;
    await act();
  };
  await press(() => time.click());
  await isOnHour(page);
  await press(() => page.getByRole("button", { name: "1 h", exact: true }).click());
  await main(page).getByText("Price · 1 h").waitFor();
  await page.getByLabel("What is it about?").fill("A new market");
  await page.waitForURL(/minutes=60/);
  await page.reload();
  await expect.poll(() => page.getByLabel("What is it about?").inputValue()).toBe("A new market");
  await sayName(page);
  await press(() => page.getByRole("button", { name: /^Request for / }).click());
  await requested(page);
  expect([presses, seen.slice(1)]).toEqual([3, [`${ADVISOR_PAGE}/book`, "/consultations/:id"]]);
});

test("a phone without a mouse: an hour is found, asked for with one's account, accepted, paid, held and reviewed", async () => {
  const client = demoAccount(server.folder, "client");
  const phone = await browser.visit({ baseURL: server.url, width: 390, isTouched: true });
  const tap = (name: string) => main(phone).getByRole("button", { name }).first().tap();
  await phone.goto("/");
  await phone.getByRole("button", { name: "Menu" }).tap();
  await phone.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Find Advisors" }).tap();
  await phone.getByRole("heading", { level: 1, name: "Find Your Perfect Advisor" }).waitFor();
  await phone.goto(ADVISOR_PAGE);
  await expectSound(phone);
  await (await timeAhead(phone, 3)).tap();
  await isOnHour(phone);
  // An email is kept when switching between the forms, and a password is not.
  const [email, password] = ["Email", "Password"].map((label) => phone.getByLabel(label, { exact: true }));
  await email!.fill(client.email);
  await password!.fill(PASSWORD);
  await phone.getByText("I have an account").tap();
  await phone.getByLabel("Remember me").waitFor();
  await expect.poll(() => Promise.all([email!.inputValue(), password!.inputValue()])).toEqual([client.email, ""]);
  await expectSound(phone);
  await phone.getByLabel("Password", { exact: true }).fill(client.password);
  await tap("Sign in and request");
  const id = await requested(phone);
  await expectSound(phone);

  await accept(id);
  await shows(phone, `${DEMO_ADVISOR.name} accepted. The time is yours.`);
  await phone.getByRole("heading", { name: /^Please pay / }).waitFor();
  await expectSound(phone);
  await tap("I have paid");
  await phone.getByRole("heading", { name: "You told us that you have paid" }).waitFor();
  const [row] = await server.site.rows("select total_price, scheduled_time from consultations where id = $1", [id]);
  const admin = await enterAs("admin");
  const amount = (row!.total_price / 100).toFixed(2);
  await admin.press("/admin?index&view=payments", { intent: "confirm-payment", consultationId: id, amount, seen: "0" });
  await shows(phone, /has arrived\.$/);

  server.site.moveClock(row!.scheduled_time.getTime() + 31 * 60_000 - Date.now());
  // Three days later the session has expired: the page asks for sign-in, and then returns.
  await phone.reload();
  await phone.getByLabel("Email", { exact: true }).fill(client.email);
  await phone.getByLabel("Password", { exact: true }).fill(client.password);
  await tap("Sign In");
  await shows(phone, "The time is over. Did it take place?");
  await tap("It took place");
  await phone.getByRole("radio", { name: "5 stars" }).check();
  await phone.getByLabel("In your own words").fill("Clear, kind and quick.");
  await expectSound(phone);
  await tap("Send review");
  await shows(phone, `Thank you. Your review of ${DEMO_ADVISOR.name} is saved.`);
  await phone.getByRole("link", { name: "Book again" }).waitFor();
  await phone.getByRole("link", { name: "See the receipt" }).waitFor();
  server.site.moveClock(0);
});

test("somebody who comes back after three days: the mail's link has ended, a new one leads to the hour still, and days later the mail of the answer to what is due", async () => {
  const email = "back-again@example.com";
  const desk = await browser.visit({ baseURL: server.url });
  await desk.goto(ADVISOR_PAGE);
  await (await timeAhead(desk, 10)).click();
  await isOnHour(desk);
  const chosen = new URL(desk.url()).searchParams.get("time");
  await sayName(desk);
  await desk.getByLabel("Email", { exact: true }).fill(email);
  await desk.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await desk.getByRole("button", { name: "Sign up and request" }).click();
  await shows(desk, "One step to go");
  const first = await confirmationOf(email);

  server.site.moveClock(3 * DAY_MS);
  const phone = await browser.visit({ baseURL: server.url, width: 390, isTouched: true });
  await phone.goto(first);
  await phone.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await expectSound(phone);
  await phone.getByLabel("Email", { exact: true }).fill(email);
  await phone.getByRole("button", { name: "Send again" }).tap();
  await shows(phone, /there is a new link for it/);
  await expect.poll(() => confirmationOf(email)).not.toBe(first);
  await phone.goto(await confirmationOf(email));
  await phone.getByLabel("New Password").fill(PASSWORD);
  await phone.getByLabel("Confirm Password").fill(PASSWORD);
  await phone.getByRole("button", { name: "Confirm" }).tap();
  await isOnHour(phone);
  expect(new URL(phone.url()).searchParams.get("time")).toBe(chosen);
  await sayName(phone);
  await phone.getByRole("button", { name: /^Request for / }).tap();
  const id = await requested(phone);

  const fileOfAdvisor = await accept(id);
  const answer = await awaitMail(server.folder, email, new RegExp(`^${DEMO_ADVISOR.name} accepted your request$`));
  // After accepting, each finds theirs on the page.
  for (const [content, reader] of [
    [answer.attachments.find(({ filename }) => filename === "invite.ics")!.content, email],
    [fileOfAdvisor, demoAccount(server.folder, "advisor").email],
  ] as const) {
    const calendar = new ICAL.Component(ICAL.parse(content.toString()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
    expect([calendar.getFirstPropertyValue("method"), event.uid.includes(id)]).toEqual(["REQUEST", true]);
    expect(event.startDate.toJSDate().toISOString()).toBe(chosen);
    expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(30 * 60_000);
    expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([`mailto:${reader}`]);
  }
  server.site.moveClock(6 * DAY_MS);
  const again = await browser.visit({ baseURL: server.url, width: 390, isTouched: true });
  await again.goto(/http:\S+\/consultations\/\S+/.exec(answer.text ?? "")![0]);
  await again.getByLabel("Email", { exact: true }).fill(email);
  await again.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(again).getByRole("button", { name: "Sign In", exact: true }).tap();
  await shows(again, `${DEMO_ADVISOR.name} accepted. The time is yours.`);
  expect(new URL(again.url()).pathname).toBe(`/consultations/${id}`);
  await again.getByRole("heading", { name: /^Please pay / }).waitFor();
  server.site.moveClock(0);
});

test("a slow line: the search never says that there is nothing, a sentence is heard at once, and an hour is asked for", async () => {
  const email = "on-a-slow-line@example.com";
  const page = await browser.visit({ baseURL: server.url });
  await page.goto(ADVISOR_PAGE);
  await (await timeAhead(page, 3)).click();
  await isOnHour(page);
  const hour = page.url();
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/");
  const saysNothingFound = await watchFor(page, "No results");
  await page.getByRole("button", { name: "Search" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Search Sagebridge" });
  await dialog.getByRole("searchbox").fill(DEMO_ADVISOR.name);
  await dialog.getByRole("link", { name: DEMO_ADVISOR.name }).first().waitFor();
  expect(await saysNothingFound()).toBe(false);
  // The first press clears the words, as in any search field.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  const isHeard = await watchFor(page, /Looking for advisors…|this is on its way/);
  await main(page).getByLabel("What do you need help with?").fill("We want to sell our machines in Germany");
  await page.keyboard.press("Enter");
  await expect.poll(isHeard).toBe(true);
  await page.locator("#answer li").first().waitFor();

  await page.goto(hour);
  await isOnHour(page);
  await sayName(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await shows(page, "One step to go");
  await page.goto(await confirmationOf(email));
  await page.getByRole("button", { name: "Confirm and request" }).click();
  await requested(page);
});

/** Records from now on whether words become visible on the page, however briefly. */
async function watchFor(page: Page, words: string | RegExp) {
  const { source } = new RegExp(words);
  const name = `saw ${source}`;
  await page.evaluate(
    ([key, pattern]) => {
      const look = () => new RegExp(pattern!).test(document.body.innerText) && Object.assign(window, { [key!]: true });
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    },
    [name, source],
  );
  return () => page.evaluate((key) => key in window, name);
}
