import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser, whenHydrated } from "../support/browser";
import { demoAccount, signIn } from "../support/demo";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const TABS = ["", "/preview", "/availability", "/sessions", "/security", "/billing", "/preferences", "/platforms"];
const UPDATED = "Advisor profile updated successfully";

/** Opens a window at the dashboard with the demo's advisor signed in. */
async function aWindow(options: { width?: number; scheme?: "light" | "dark"; javaScript?: boolean } = {}) {
  const page = await browser.visit({ ...options, baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "advisor"), "/advisor-profile");
  await page.getByRole("heading", { name: "Advisor Profile" }).waitFor();
  if (options.javaScript !== false) await page.getByRole("button", { name: "Upload photo" }).waitFor({ state: "detached" });
  return page;
}

const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const mark = (page: Page, label: string) =>
  page
    .locator("div.relative", { has: page.getByLabel(label, { exact: true }) })
    .locator("[data-save=saved]")
    .waitFor({ state: "attached" });

long("an advisor changes title and rate, and clients see both at once", async () => {
  const page = await aWindow();
  await page.getByLabel("Professional Title").fill("Strategy director, retired");
  await page.getByLabel("Professional Title").blur();
  await shows(page, UPDATED);
  await page.getByLabel("Hourly Rate").fill("260");
  await page.getByLabel("Hourly Rate").blur();
  await page.getByRole("listitem").filter({ hasText: "£260 / hour" }).waitFor();
  await page.getByRole("link", { name: "See your public page" }).click();
  await page.getByText("Strategy director, retired").first().waitFor();
  await page.getByText("£260 / hour").first().waitFor();
});

long("further topics are pressed and stay so, and twelve are the most", async () => {
  const page = await aWindow();
  const topic = (name: string) => page.getByRole("button", { name, exact: true });
  await page.getByText("The other topics", { exact: true }).click();
  await topic("Sales").click();
  await shows(page, UPDATED);
  expect(await topic("Sales").getAttribute("aria-pressed")).toBe("true");
  await page.waitForLoadState("networkidle");
  await page.reload();
  expect(await topic("Sales").getAttribute("aria-pressed")).toBe("true");
  await topic("Sales").click();
  await page.waitForLoadState("networkidle");
});

long("the tabs are driven by the keyboard, and on a phone the chosen one is in view", async () => {
  const page = await aWindow({ width: 390 });
  await tab(page, "Profile Details").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await page.waitForURL(`${server.url}/advisor-profile/platforms`);
  await expect.poll(() => isInView(page, "Platforms")).toBe(true);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${server.url}/advisor-profile`);
  await page.goto("/advisor-profile/billing");
  await expect.poll(() => isInView(page, "Billing")).toBe(true);
});

async function isInView(page: Page, name: string) {
  const [own, row] = [await tab(page, name).boundingBox(), await page.getByRole("tablist").boundingBox()];
  return own !== null && row !== null && own.x >= row.x - 1 && own.x + own.width <= row.x + row.width + 1;
}

test("the status changes freely between available, busy and away, and the badge with it", async () => {
  const page = await aWindow();
  await tab(page, "Availability").click();
  const badge = (word: string) => page.getByRole("heading", { level: 1, name: `Advisor Profile ${word}` }).waitFor();
  await page.getByLabel("Availability status").selectOption("away");
  await shows(page, "Success");
  await shows(page, UPDATED);
  await badge("Away");
  await shows(page, "Not taking clients while away");
  await page.getByLabel("Availability status").selectOption("busy");
  await badge("Busy");
  await page.getByLabel("Availability status").selectOption("available");
  await badge("Available");
  await shows(page, "Ready for new clients");
});

long("weekly hours: a span more on Saturday by keyboard alone, Monday copied, what overlaps told beside it", async () => {
  const page = await aWindow({ width: 390 });
  await page.goto("/advisor-profile/availability");
  await page.getByRole("button", { name: "Add hours on Saturday" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Saturday, span 1, from").fill("09:00");
  await page.getByLabel("Saturday, span 1, to").fill("12:00");
  await page.getByRole("button", { name: "Add hours on Saturday" }).press("Enter");
  await page.getByLabel("Saturday, span 2, from").fill("11:00");
  await page.getByLabel("Saturday, span 2, to").fill("13:00");
  await page.getByRole("button", { name: "Save weekly hours" }).press("Enter");
  await shows(page, "This overlaps another span of the day");
  expect(await page.getByLabel("Saturday, span 2, from").getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Saturday, span 2, from").fill("12:30");
  await page.getByRole("button", { name: "Save weekly hours" }).press("Enter");
  await shows(page, UPDATED);
  await page.reload();
  expect(await page.getByLabel("Saturday, span 2, from").inputValue()).toBe("12:30");
  await page.getByLabel("Monday, span 1, from").fill("08:15");
  await page.getByLabel("Monday, span 1, to").fill("10:45");
  await page.getByRole("button", { name: "Copy to Tuesday to Friday" }).click();
  expect(await page.getByLabel("Friday, span 1, from").inputValue()).toBe("08:15");
  expect(await page.getByLabel("Friday, span 1, to").inputValue()).toBe("10:45");
  await page.getByRole("button", { name: "Remove span 2 of Saturday" }).click();
  expect(await page.getByLabel("Saturday, span 2, from").count()).toBe(0);
  await page.getByRole("button", { name: "Save weekly hours" }).click();
  await shows(page, UPDATED);
  await page.reload();
  expect(await page.getByLabel("Thursday, span 1, from").inputValue()).toBe("08:15");
});

long("hours that were taken away, added or copied and not saved are asked about before their page is left", async () => {
  const page = await aWindow();
  page.on("dialog", (question) => question.accept());
  await page.goto("/advisor-profile/availability");
  for (const press of ["Remove span 1 of Monday", "Add hours on Sunday", "Copy to Tuesday to Friday"]) {
    await page.reload();
    await page.getByRole("button", { name: press }).first().click();
    await tab(page, "Sessions").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await page.getByRole("heading", { name: "Weekly hours" }).waitFor();
  }
});

test("what the server refused in a field is no longer said once another value stands there", async () => {
  const page = await aWindow();
  await page.goto("/advisor-profile/availability");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await shows(page, "Please choose a date");
  await page.getByLabel("Date", { exact: true }).fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await page.getByText("Please choose a date").waitFor({ state: "detached" });
});

test("what is refused while another value stands in the field already is not said of that value", async () => {
  const page = await aWindow();
  await page.goto("/advisor-profile/availability");
  await whenHydrated(page);
  const date = page.getByLabel("Date", { exact: true });
  let letAnswer = () => {};
  const held = new Promise<void>((resolve) => (letAnswer = resolve));
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await date.fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await date.blur();
  letAnswer();
  // The answer moves the focus to the field that it refuses.
  await expect.poll(() => date.evaluate((field) => field === document.activeElement && field.getAttribute("aria-invalid"))).toBe(null);
  expect(await page.getByText("Please choose a date").count()).toBe(0);
});

long("days off for a holiday, and other hours on a day, are added and taken away", async () => {
  const page = await aWindow();
  await page.goto("/advisor-profile/availability");
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Date", { exact: true }).fill(day(20));
  await page.locator("main input[name=until]").fill(day(25));
  expect(await page.getByLabel("From", { exact: true }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: "Not available" }).waitFor();
  await page.getByLabel("Date", { exact: true }).fill(day(30));
  await page.getByRole("radio", { name: "Other hours than usual" }).check();
  await page.getByLabel("From", { exact: true }).fill("18:00");
  await page.getByLabel("To", { exact: true }).fill("20:00");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: "6:00" }).waitFor();
  for (let left = 3; left > 0; left -= 1) {
    await page
      .getByRole("button", { name: /^Remove .*(Not available|6:00)/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole("button", { name: /^Remove .*(Not available|6:00)/ }).count()).toBe(left - 1);
  }
  await shows(page, "No dates differ from your usual week.");
});

long("a calendar in a private network is refused in words, and the page says so by itself", async () => {
  const page = await aWindow();
  await page.goto("/advisor-profile/availability");
  await page.getByLabel("Calendar address").fill("webcal://127.0.0.1/mine.ics");
  await page.getByRole("button", { name: "Add calendar" }).click();
  await page.getByText("Its host cannot be reached on the public internet. Please check the address.").waitFor();
  await page.getByRole("button", { name: "Remove the calendar of 127.0.0.1" }).click();
  await shows(page, "No calendar is read yet.");
});

long("a secret address of one's own consultations is made, shown once, renewed and turned off", async () => {
  const page = await aWindow();
  await page.goto("/advisor-profile/platforms");
  await page.getByRole("button", { name: "Create an address" }).click();
  const address = await page.getByLabel("Your secret address").inputValue();
  const read = (url: string) => fetch(url).then(({ status }) => status);
  expect(await read(address)).toBe(200);
  await page.getByRole("button", { name: "Create a new address" }).click();
  await expect.poll(() => page.getByLabel("Your secret address").inputValue()).not.toBe(address);
  expect(await read(address)).toBe(404);
  const fresh = await page.getByLabel("Your secret address").inputValue();
  await page.reload();
  expect(await page.getByLabel("Your secret address").count()).toBe(0);
  await page.getByRole("button", { name: "Turn off" }).click();
  await shows(page, "There is no address yet, or it ended with your old password. Create one and connect your calendars to it.");
  expect(await read(fresh)).toBe(404);
});

long("the meeting link saves itself, and what is no link is told", async () => {
  const page = await aWindow();
  await page.goto("/advisor-profile/platforms");
  const link = page.getByLabel("Your own meeting link");
  await link.fill("http://zoom.us/j/1");
  await link.blur();
  await shows(page, "Please enter a link that begins with https://");
  await link.fill("zoom.us/j/1");
  await link.blur();
  await mark(page, "Your own meeting link");
  expect(await link.inputValue()).toBe("https://zoom.us/j/1");
});

long("the preview has the card and three tips that lead to what is missing", async () => {
  const page = await aWindow();
  await tab(page, "Profile Preview").click();
  await page.getByRole("article", { name: "Helena Brandt" }).waitFor();
  await page.getByRole("link", { name: "Add a photo" }).click();
  await page.waitForURL(/\/advisor-profile#profile-photo$/);
});

long("without JavaScript status, hours and days off are saved by their buttons", async () => {
  const page = await aWindow({ javaScript: false, width: 390 });
  await page.goto("/advisor-profile/availability");
  await page.getByLabel("Availability status").selectOption("busy");
  await page.getByRole("button", { name: "Save changes" }).first().click();
  await shows(page, UPDATED);
  await page.getByRole("heading", { level: 1, name: "Advisor Profile Busy" }).waitFor();
  await page.getByLabel("Sunday, span 1, from").fill("10:00");
  await page.getByLabel("Sunday, span 1, to").fill("11:00");
  await page.getByRole("button", { name: "Save weekly hours" }).click();
  await shows(page, UPDATED);
  expect(await page.getByLabel("Sunday, span 1, from").inputValue()).toBe("10:00");
});

long.each([
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)("every tab fits %i pixels in the %s theme and is open to everybody", async (width, scheme) => {
  const page = await aWindow({ width, scheme });
  for (const each of TABS) {
    await page.goto(`/advisor-profile${each}`);
    expect(await overflows(page), each).toBe(false);
    expect(await accessibilityProblems(page), each).toEqual([]);
  }
});

/** Returns the whole hours on the first day of next week, in the grid. */
async function nextWeek(page: Page) {
  await page.goto("/advisor-profile/availability");
  const monday = await page.getByRole("link", { name: "Next week" }).getAttribute("href");
  const date = /week=([\d-]+)/.exec(monday ?? "")![1]!;
  await page.goto(`/advisor-profile/availability?week=${date}`);
  const cell = (hour: number) => page.locator(`[data-at="${date}T${hour}:00"]`);
  await cell(15).waitFor();
  return { date, cell, blocked: page.getByRole("button", { name: /^Blocked: .* Open it again$/ }) };
}

test("hours are dragged over in the week to block them, opened again by a press, and what was done is undone", async () => {
  const page = await aWindow();
  const { cell, blocked } = await nextWeek(page);
  await cell(15).hover();
  await page.mouse.down();
  await cell(16).hover();
  await page.mouse.up();
  await blocked.waitFor();
  expect(await blocked.getAttribute("aria-label")).toContain("15:00 to 16:30");
  for (const hour of [15, 16]) expect(await cell(hour).getAttribute("aria-label")).toMatch(/, blocked by you$/);
  expect(await cell(14).getAttribute("aria-label")).toMatch(/, open$/);
  await blocked.click();
  await blocked.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await blocked.waitFor();
  await blocked.click();
  await blocked.waitFor({ state: "detached" });
});

long("the same is done with the keys: arrows go from half hour to half hour, Enter begins and ends, Escape gives it up", async () => {
  const page = await aWindow();
  const { cell, blocked } = await nextWeek(page);
  await cell(14).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Now choose the last half hour to block. Escape cancels.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Drag over half hours to block them").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => cell(15).getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Enter");
  await blocked.waitFor();
  expect(await blocked.getAttribute("aria-label")).toContain("14:00 to 15:30");
  await blocked.click();
  await blocked.waitFor({ state: "detached" });
});

long("on a phone one day of the week is shown at a time, and nothing stands over the edge", async () => {
  const page = await aWindow({ width: 390 });
  const { date } = await nextWeek(page);
  await page.locator(`[data-at="${date}T15:00"]`).waitFor({ state: "visible" });
  const tuesday = page.locator(".week-head").nth(1);
  await tuesday.click();
  await page.locator(`[data-at="${date}T15:00"]`).waitFor({ state: "hidden" });
  expect(await overflows(page)).toBe(false);
});
