import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();

beforeAll(() => server.start({ DEMO: "1" }));
afterAll(() => server.remove());
const browser = useBrowser();

const unsent = (page: Page) =>
  page.getByText("That could not be sent. What you typed is still here: send it again once you are connected.");

/** Returns what the toasts cover of what is read and pressed next: the price, the submit button, and that there is no connection. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll(".toast")].map((toast) => toast.getBoundingClientRect());
    const read = [...document.querySelectorAll("main :is(button[type=submit], [data-read]), #offline")].filter((each) =>
      each.checkVisibility(),
    );
    const isCovered = (box: DOMRect) =>
      toasts.some((toast) => toast.left < box.right && box.left < toast.right && toast.top < box.bottom && box.top < toast.bottom);
    return read.filter((each) => isCovered(each.getBoundingClientRect())).map((each) => each.textContent);
  });

/** Does something while offline, and checks what is shown then. */
async function without(page: Page, act: () => Promise<void>, look: () => Promise<void>) {
  await page.context().setOffline(true);
  await act();
  await look();
  await page.context().setOffline(false);
  const others = browser.complaints.splice(0).filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"));
  expect(others).toEqual([]);
}

test("a search and a request that cannot be sent leave all that was typed, and go once there is a connection", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(`/book-consultation?advisor=${DEMO_ADVISOR.slug}`);
  const topic = page.getByLabel("Topic");
  const urgency = page.getByLabel("Urgency");
  const find = page.getByRole("button", { name: "Find Adviser" });
  await page.locator("input[name=requested_topic]:not([list])").waitFor();
  await urgency.selectOption("rush");
  const chosen = await topic.inputValue();
  await without(
    page,
    () => find.click(),
    async () => {
      await unsent(page).waitFor();
      expect([await topic.inputValue(), await urgency.inputValue()]).toEqual([chosen, "rush"]);
    },
  );
  await find.click();
  await page.getByText(/^Found \d+ matching advisers!$/).waitFor();
  expect(await unsent(page).count()).toBe(0);
  await page.getByRole("button", { name: "Book" }).first().click();
  const about = page.getByLabel("What is it about?");
  const confirm = page.getByRole("button", { name: /^Request for / });
  await about.fill("A new market, and how to enter it");
  await without(
    page,
    () => confirm.click(),
    async () => {
      await unsent(page).waitFor();
      expect(await about.inputValue()).toBe("A new market, and how to enter it");
      for (const [width, height] of [
        [390, 664],
        [390, 844],
        [1024, 700],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const seen of [about, confirm]) {
          await seen.scrollIntoViewIfNeeded();
          // On a phone the toasts stand above the page, and what is scrolled passes below them.
          const isCovered = () => (width < 640 ? seen.evaluate(isBelowToast) : coveredByToasts(page).then((all) => all.length > 0));
          await expect.poll(isCovered, { message: `${width} ${height}` }).toBe(false);
        }
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  );
  await confirm.click();
  await page.getByText("Consultation Requested!").first().waitFor();
  expect(await unsent(page).count()).toBe(0);
});

/** Whether a toast lies over a control that was scrolled into view. */
function isBelowToast(control: Element) {
  const { top, bottom } = control.getBoundingClientRect();
  return [...document.querySelectorAll(".toast")].some((toast) => {
    const over = toast.getBoundingClientRect();
    return over.bottom > top && over.top < bottom;
  });
}

test("an advisor that cannot be saved stays unsaved, and the page stays", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}`);
  const save = page.getByRole("button", { name: `Save ${DEMO_ADVISOR.name}` }).first();
  await save.hover();
  await whenHydrated(page);
  await without(
    page,
    () => save.click(),
    async () => {
      await unsent(page).waitFor();
      await page.getByRole("heading", { level: 1, name: DEMO_ADVISOR.name }).waitFor();
    },
  );
  await save.click();
  await page
    .getByRole("button", { name: `Saved: ${DEMO_ADVISOR.name}` })
    .first()
    .waitFor();
});

test("a word that cannot be searched for shows nothing that was found for the one before, says why, and is searched for once there is a connection", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/");
  await whenHydrated(page);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search Sagebridge" });
  const people = dialog.locator('a[href^="/advisors/"]');
  await dialog.getByRole("searchbox").fill("helena");
  await people.first().waitFor();
  const helena = await people.first().textContent();
  const lost = dialog.getByText("We cannot be reached to search for this");
  await without(
    page,
    () => dialog.getByRole("searchbox").fill("tax"),
    async () => {
      await lost.waitFor();
      expect(await people.count()).toBe(0);
    },
  );
  await people.first().waitFor();
  expect(await lost.count()).toBe(0);
  expect(await people.first().textContent()).not.toBe(helena);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});
