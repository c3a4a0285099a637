import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const DAY_MS = 86_400_000;
const PHONE = { width: 390 };
const NOTE = "A new market, and how to enter it";

/** Opens the page of a free hour some days ahead: the first free one may be within the lead time. */
async function openHour(page: Page, advisor = `/advisors/${DEMO_ADVISOR.slug}`) {
  const from = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const later = new Date(Date.parse(`${from.slice(0, 7)}-15`) + 31 * DAY_MS).toISOString().slice(0, 7);
  const days = [];
  for (const month of [from.slice(0, 7), later]) {
    await page.goto(`${advisor}?month=${month}`);
    const shown = await page.locator('main button[name="day"]').evaluateAll((all) => all.map((day) => (day as HTMLButtonElement).value));
    days.push(...shown.filter((day) => day >= from));
  }
  await page.goto(`${advisor}?day=${days[0]}`);
  const time = await page.locator('main button[name="time"]').first().getAttribute("value");
  await page.goto(`${advisor}/book?${new URLSearchParams({ time: time!, minutes: "60" })}`);
  await whenHydrated(page);
}

/** Returns the focused element, and whether it is visible below the header. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const header = document.querySelector("header")!.getBoundingClientRect().bottom;
    const label = (element as HTMLInputElement).labels?.[0] ?? element;
    const { top } = label.getBoundingClientRect();
    return { name: element.id === "account" ? "account" : element.getAttribute("name"), isSeen: top >= header && top < innerHeight };
  });

test("who signs up within the page of an hour is led to what is next, and a refusal to its field, with its label below the header", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await openHour(page);
  await page.getByLabel("What is it about?").fill(NOTE);
  await page.getByLabel("Your name").fill("Ada Lovelace");
  await page.getByLabel("Email", { exact: true }).fill("stranger@example.com");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Sign up and request" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await expect.poll(() => focused(page)).toEqual({ name: "password", isSeen: true });
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  await page.getByRole("button", { name: "Sign up and request" }).click();
  await page.locator("main").getByRole("status").filter({ hasText: "stranger@example.com" }).waitFor();
  await expect.poll(() => focused(page)).toEqual({ name: "account", isSeen: true });
});

/** Returns the text of the focused element. */
const focusedWords = (page: Page) =>
  page.evaluate(() => {
    const { tagName, ariaLabel, textContent } = document.activeElement as HTMLElement;
    return `${tagName} ${ariaLabel ?? textContent?.trim()}`;
  });

test("by keyboard alone the focus goes along: to a row that comes, to what is near one that went, and back to the button that saved", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "advisor"), "/advisor-profile/availability");
  await whenHydrated(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  const toast = page.locator(".toast").filter({ hasText: "Success" });
  await press("Add hours on Saturday");
  await expect.poll(focusedField).toBe("from.6.0");
  await page.locator('[name="from.6.0"]').fill("09:00");
  await page.locator('[name="to.6.0"]').fill("12:00");
  await press("Save weekly hours");
  await toast.waitFor();
  await expect.poll(() => focusedWords(page)).toBe("BUTTON Save weekly hours");
  // The next press has its own response: the previous result is not shown beside it.
  await press("Add hours on Saturday");
  await expect.poll(focusedField).toBe("from.6.1");
  await page.locator('[name="from.6.1"]').fill("13:00");
  await press("Save weekly hours");
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await toast.count()).toBe(0);
  await press("Remove span 2 of Saturday");
  await expect.poll(() => focusedWords(page)).toMatch(/^BUTTON .*Saturday$/);
  await press("Remove span 1 of Saturday");
  await expect.poll(() => focusedWords(page)).toBe("BUTTON Add hours on Saturday");
  await press("Remove span 1 of Monday");
  await expect.poll(() => focusedWords(page)).not.toMatch(/^BODY/);
  browser.complaints.splice(0, browser.complaints.length, ...browser.complaints.filter((each) => !each.includes("400")));
});

test("a dialog of many times begins at its title; the focus stays on a tab, and goes to a refusal that the page is led to", async () => {
  // On a phone the refusal is far above its button.
  const phone = await browser.visit({ baseURL: server.url, ...PHONE });
  await openHour(phone);
  const tab = phone.getByRole("tab", { name: "I have an account" });
  // Before React it would load a new document.
  await whenHydrated(phone);
  await tab.press("Enter");
  await phone.getByRole("button", { name: "Sign in and request" }).waitFor();
  await expect.poll(() => focusedWords(phone)).toBe("A I have an account");
  await phone.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await phone.getByLabel("Password", { exact: true }).fill("Wrong-horse-7");
  await phone.getByRole("button", { name: "Sign in and request" }).press("Enter");
  await expect.poll(() => focusedWords(phone)).toBe("DIV Invalid email or password.");
  const page = await browser.visit({ baseURL: server.url });
  browser.complaints.splice(0, browser.complaints.length, ...browser.complaints.filter((each) => !each.includes("400")));
  await signIn(page, demoAccount(server.folder, "advisor"), "/advisor-profile/sessions");
  const paths = await page.locator("main a[href^='/consultations/']").evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  const other = page.locator("#other-time");
  for (const path of paths) {
    await page.goto(path);
    if ((await other.count()) > 0) break;
  }
  await whenHydrated(page);
  await other.press("Enter");
  await expect.poll(() => focusedWords(page)).toMatch(/^H2 /);
  await page.goto("/messages");
  await page.locator("main a[href^='/messages/']").first().click();
  const box = page.locator("textarea[name=text]");
  await box.fill("Until Monday, then.");
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  await expect.poll(() => box.inputValue()).toBe("");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("text");
});

long("a refused sign-in of the page of an hour keeps note and email through a reload", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await openHour(page);
  await page.getByRole("tab", { name: "I have an account" }).click();
  await page.getByRole("button", { name: "Sign in and request" }).waitFor();
  await page.getByLabel("What is it about?").fill(NOTE);
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Wrong-horse-7");
  await page.getByRole("button", { name: "Sign in and request" }).click();
  const refusal = page.locator("main").getByRole("alert").filter({ hasText: "Invalid email or password" });
  await refusal.waitFor();
  await expect
    .poll(() =>
      refusal.evaluate((element) => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().bottom < innerHeight),
    )
    .toBe(true);
  await page.reload();
  await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe("nobody@example.com");
  expect(await page.getByLabel("What is it about?").inputValue()).toBe(NOTE);
  browser.complaints.splice(0, browser.complaints.length, ...browser.complaints.filter((each) => !each.includes("400")));
});

test("who was signed out meanwhile is told so, and led to where they sign in", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await signIn(page, demoAccount(server.folder, "client"));
  await openHour(page);
  await page.getByLabel("What is it about?").fill(NOTE);
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByText("You have been signed out.").first().waitFor();
  await expect.poll(() => focused(page)).toEqual({ name: "account", isSeen: true });
});

test("a reason that was typed into a question stays in it when the server fails at it", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "admin"), "/admin?view=people");
  await whenHydrated(page);
  await page.route(
    () => true,
    (route) => (route.request().method() === "POST" ? route.fulfill({ status: 500, body: "Internal Server Error" }) : route.fallback()),
  );
  const question = page.locator("dialog:has(form[method=post] :is(textarea, input[type=text]))").first();
  const reason = question.locator("textarea, input[type=text]").first();
  await question.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await reason.fill("Asked three times, in vain");
  await question.locator("button[type=submit]").click();
  await page.getByText("Something went wrong on our side.").first().waitFor();
  await expect.poll(() => question.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
  expect(await reason.inputValue()).toBe("Asked three times, in vain");
  browser.complaints.splice(0, browser.complaints.length, ...browser.complaints.filter((each) => !each.includes("500")));
});

long("a first question that was sent without a connection says that it goes by itself, and does", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto("/messages?advisor=pau-ferrer");
  await whenHydrated(page);
  await page.getByLabel("Your question").fill("Asked on a train");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Not sent: there is no connection. It will be sent as soon as there is one.").waitFor();
  expect(await page.getByLabel("Your question").inputValue()).toBe("Asked on a train");
  await page.context().setOffline(false);
  await page.getByRole("log").getByText("Asked on a train", { exact: true }).waitFor();
  const others = browser.complaints.splice(0).filter((complaint) => !/ERR_INTERNET_DISCONNECTED|503/.test(complaint));
  expect(others).toEqual([]);
});

long("what was said to the assistant begins the note of an hour with whom it names, and Back after the request leads to it", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  const need = "We want to sell our machines in Germany and need a plan for the market";
  await page.goto("/ai-assistant");
  await page.getByLabel("Your message").fill(need);
  await page.keyboard.press("Enter");
  const best = page.locator("#answer li").first();
  await best.locator("a").first().click();
  await page
    .getByRole("link", { name: /^Book with / })
    .first()
    .waitFor();
  await openHour(page, new URL(page.url()).pathname);
  const note = page.getByLabel("What is it about?");
  await expect.poll(() => note.inputValue()).toBe(need);
  expect(page.url()).not.toContain("machines");
  const hour = page.url();
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByText("Consultation Requested!").first().waitFor();
  const request = new URL(page.url()).pathname;
  await page.goto(hour);
  await page.getByText("You have already asked for this time.").waitFor();
  await page.getByRole("link", { name: "Open your request" }).click();
  await page.waitForURL((url) => url.pathname === request);
});

long(
  "saving settings leaves an admin where they are, with the focus on the button, also where the whole page changes with it",
  async () => {
    const page = await browser.visit({ baseURL: server.url });
    await signIn(page, demoAccount(server.folder, "admin"));
    for (const [address, label, said] of [
      ["/admin?view=settings", "Save brand", "The brand is saved."],
      ["/admin?view=settings", "Save rules", "The rules are saved"],
      ["/admin?view=settings", "Save contact details", "Contact details updated."],
    ] as const) {
      await page.goto(address);
      await whenHydrated(page);
      const button = page.locator("main").getByRole("button", { name: label, exact: true });
      await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(300);
      await button.click();
      await page.getByText(said).first().waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(label);
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
    }
  },
);

long("what was said to the assistant goes along from a card of /book-consultation too, until an hour is asked for", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "advisor"));
  const need = "Our margins shrink and we need a strategy";
  await page.goto("/ai-assistant");
  await page.getByLabel("Your message").fill(need);
  await page.keyboard.press("Enter");
  await page.locator("#answer li").first().waitFor();
  const note = page.getByLabel("What is it about?");
  const book = async () => {
    await page.goto("/book-consultation?topic=Business%20Strategy&minutes=60&find=1");
    await whenHydrated(page);
    await page.getByRole("button", { name: "Book" }).last().click();
    await page.getByRole("button", { name: /^Request for / }).waitFor();
  };
  await book();
  await expect.poll(() => note.inputValue()).toBe(need);
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByText("Consultation Requested!").first().waitFor();
  await book();
  await whenHydrated(page);
  expect(await note.inputValue()).toBe("");
});

test("whoever asks for an hour in a second window is led to the request that they have made", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await openHour(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await whenHydrated(second);
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByText("Consultation Requested!").first().waitFor();
  await second.getByRole("button", { name: /^Request for / }).click();
  await second.getByText("You have already asked for this time.").first().waitFor();
  expect(new URL(second.url()).pathname).toBe(new URL(page.url()).pathname);
});

test("a toast goes after six seconds, but not while it is reached for by key or pointer", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.clock.install();
  await signIn(page, demoAccount(server.folder, "client"), `/advisors/${DEMO_ADVISOR.slug}`);
  await whenHydrated(page);
  const toast = page.locator(".toast");
  const close = toast.getByRole("button", { name: "Dismiss" });
  const sixSeconds = () => page.clock.fastForward(6000);
  const say = async () => {
    const save = page.getByRole("button", { name: /^(Save|Saved:) / }).first();
    // The response arrives before the page has reloaded, and until then a press counts as the same one.
    await expect.poll(() => save.getAttribute("aria-busy")).not.toBe("true");
    await save.press("Enter");
    await close.waitFor();
  };
  const stays = async () => {
    for (let times = 1; times <= 3; times += 1) await sixSeconds();
    expect(await toast.count()).toBe(1);
  };
  const goes = async () => {
    await sixSeconds();
    await toast.waitFor({ state: "detached" });
  };
  await say();
  await goes();
  await say();
  await close.focus();
  await stays();
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  await close.blur();
  await goes();
  await say();
  await toast.hover();
  await stays();
  await page.mouse.move(0, 0);
  await goes();
  await say();
  await close.press("Enter");
  await toast.waitFor({ state: "detached" });
});
