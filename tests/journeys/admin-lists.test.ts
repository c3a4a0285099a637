import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { anApplicant } from "../support/applicants";
import { accessibilityProblems, overflows, whenHydrated } from "../support/browser";
import { long } from "../support/long";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { windowOf } = useWindows();

/** Opens a window in which an admin has just signed in. */
async function admin(address: string, looks: Parameters<typeof windowOf>[1] = {}) {
  const viewer = await aClient();
  await db.insert(userRoles).values({ userId: viewer.userId, role: "admin" });
  const page = await windowOf(viewer, looks);
  await page.goto(address);
  return page;
}

/** Focuses an element as if reached with the Tab key, and presses a key there. */
async function pressOn(page: Page, target: ReturnType<Page["locator"]>, key: string) {
  await target.focus();
  await page.keyboard.press(key);
}

const expectSound = async (page: Page) => expect([await overflows(page), await accessibilityProblems(page)]).toEqual([false, []]);

test("a list is sorted, narrowed down, changed several rows at once and changed back by keyboard", async () => {
  for (const displayName of ["Ada Adviser", "Bo Builder"]) await anAdvisor({ displayName });
  const page = await admin("/admin?view=people");
  await pressOn(page, page.getByRole("columnheader").getByRole("link", { name: "Email" }), "Enter");
  await page.locator("th[aria-sort=ascending]").waitFor();
  await page.getByLabel("Show", { exact: true }).focus();
  await page.getByLabel("Show", { exact: true }).selectOption("advisors");
  await pressOn(page, page.getByRole("button", { name: "Search", exact: true }).last(), "Enter");
  await page.waitForURL(/state=advisors&sort=email/);
  await page.getByText("1 to 2 of 2").waitFor();
  const [first, second] = [
    page.getByRole("checkbox", { name: /^Choose / }).nth(0),
    page.getByRole("checkbox", { name: /^Choose / }).nth(1),
  ];
  await pressOn(page, first, "Space");
  await pressOn(page, second, "Space");
  await page.getByText("2 chosen").first().waitFor();
  await pressOn(page, page.locator(".bulk-bar").getByRole("button", { name: "Suspend" }), "Enter");
  const question = page.getByRole("alertdialog");
  await question.getByText("2 chosen").waitFor();
  expect(await question.getByRole("button", { name: "Suspend" }).isDisabled()).toBe(true);
  await question.getByLabel("Reason").fill("On leave");
  // It presses the button of its own dialog, and not of another one in the same form.
  await pressOn(page, question.getByLabel("Reason"), "Enter");
  await page.getByText("2 people suspended.").waitFor();
  await expectSound(page);
  const suspended = page.locator(".list-table .badge", { hasText: "Suspended" });
  expect(await suspended.count()).toBe(2);
  await pressOn(page, page.getByRole("button", { name: /^Undo: 2 people/ }), "Enter");
  await page.getByText("Undone for 2 rows.").first().waitFor();
  await expect.poll(() => suspended.count()).toBe(0);
});

test("category requests are ticked and unticked all at once, and what is decided is about each that is ticked", async () => {
  const names = ["Beekeeping at night", "Maps of caves", "Old clocks"];
  await db.execute(
    sql`insert into category_requests (name, name_key) select name, lower(name) from unnest(${sql.param(names)}::text[]) name`,
  );
  const page = await admin("/admin/applications?view=requests");
  await whenHydrated(page);
  const all = page.getByRole("checkbox", { name: "All on this page" });
  const bar = page.getByRole("form", { name: "Decide several at once" });
  const ticked = page.getByRole("checkbox", { name: /^Choose /, checked: true });
  await pressOn(page, all, "Space");
  await bar.getByText("3 chosen").waitFor();
  expect(await ticked.count()).toBe(3);
  await expectSound(page);
  await pressOn(page, all, "Space");
  await expect.poll(() => bar.isVisible()).toBe(false);
  expect(await ticked.count()).toBe(0);
  await pressOn(page, all, "Space");
  await pressOn(page, page.getByRole("checkbox", { name: "Choose Old clocks" }), "Space");
  await bar.getByText("2 chosen").waitFor();
  await pressOn(page, bar.getByRole("button", { name: "Decline", exact: true }), "Enter");
  const open = async () => (await db.execute<{ name: string }>(sql`select name from category_requests where status = 'open'`)).rows;
  await expect.poll(open).toEqual([{ name: "Old clocks" }]);
});

test("what is offered for the rows that are ticked is what can be done about them, with how many of them it is about", async () => {
  for (const displayName of ["Picked One", "Picked Two"]) await aClient({ displayName });
  await db
    .update(users)
    .set({ suspendedAt: new Date() })
    .where(eq(users.id, (await aClient({ displayName: "Picked Out" })).userId));
  const page = await admin("/admin?view=people&q=picked&sort=name");
  // While React begins, a tick is set back to what the page was sent with.
  await whenHydrated(page);
  await page.clock.install();
  const bar = page.locator(".bulk-bar");
  const offered = async () => (await bar.locator("> div > button").allTextContents()).map((each) => each.trim());
  await page.getByRole("checkbox", { name: "All on this page" }).check();
  await expect.poll(offered).toEqual(["Suspend: 2 of 3", "Let in again: 1 of 3"]);
  await bar.getByRole("button", { name: "Suspend: 2 of 3" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("2 chosen").waitFor();
  await question.getByLabel("Reason").fill("On leave");
  await question.getByRole("button", { name: "Suspend: 2 of 3" }).click();
  await page.getByText("2 people suspended.").waitFor();
  expect(await page.getByText("The others were not").count()).toBe(0);
  // The remaining seconds to undo are counted down beside it, and then it disappears.
  const secondsLeft = async () => Number.parseInt((await page.getByRole("timer").textContent()) ?? "", 10);
  const first = await secondsLeft();
  expect(first).toBeGreaterThan(30);
  await page.clock.fastForward(20_000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(first - 20);
  await page.clock.fastForward(60_000);
  await page.getByText("2 people suspended.").waitFor({ state: "detached" });
  await page.getByRole("checkbox", { name: "Choose Picked One" }).check();
  await expect.poll(offered).toEqual(["Let in again"]);
});

test("before its scripts have come nothing covers a list in which nothing is ticked, and a tick brings what can be done", async () => {
  await anAdvisor({ displayName: "Ada Adviser" });
  const page = await admin("/admin?view=mail");
  await page.route("**/assets/**", () => undefined);
  await page.goto("/admin?view=people", { waitUntil: "commit" });
  const [bar, box] = [page.locator(".bulk-bar"), page.getByRole("checkbox", { name: /^Choose / }).first()];
  await bar.waitFor({ state: "attached" });
  expect(await bar.isVisible()).toBe(false);
  await box.check();
  expect(await bar.isVisible()).toBe(true);
});

/** Returns the words in a page's lists that wrap onto another line. */
const brokenWords = (page: Page) =>
  page.locator(".list-table").evaluate((table) => {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest("dialog, [popover], .sr-only")) continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test("no column of a list is narrower than a word, and where the heads do not sort a field does", async () => {
  const [client, advisor] = [await aClient({ displayName: "Sanne Kuipers" }), await anAdvisor({ displayName: "Ada Adviser" })];
  const topics = ["Cybersecurity", "Risk Management"];
  for (const [day, topic] of topics.entries())
    await aConsultation({ client, advisor, topic, at: new Date(Date.UTC(2026, 11, 3 + day, 10)), status: "completed" });
  const page = await admin("/admin?view=consultations");
  for (const width of [768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await brokenWords(page), await overflows(page)]).toEqual([width, [], false]);
    const [heads, field] = [page.locator(".list-table thead"), page.locator(".list-sort")];
    expect([width, await field.isVisible()]).toEqual([width, !(await heads.isVisible())]);
  }
});

long("the figures follow the range that is chosen, and each leads to the list concerned", async () => {
  const page = await admin("/admin");
  await page.getByLabel("By", { exact: true }).selectOption("month");
  await page.getByLabel("From", { exact: true }).fill("");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL(/by=month/);
  const chart = page.getByRole("img", { name: /^Consultations requested: bars from / });
  await chart.waitFor();
  await page.locator("details").filter({ hasText: "As a table" }).first().locator("summary").click();
  expect(await page.getByRole("table", { name: "Consultations requested, by Month" }).getByRole("row").count()).toBe(13);
  await expectSound(page);
  await page.getByRole("link", { name: "See completed consultations by value" }).click();
  await page.waitForURL(/view=consultations&state=completed&sort=-value/);
  await page.getByRole("heading", { name: "Consultations", exact: true }).waitFor();
});

long.each([
  ["light", 390],
  ["dark", 768],
  ["dark", 1280],
] as const)("the overview, payments and payouts are accessible and fit, %s at %i px", async (scheme, width) => {
  const page = await admin("/admin", { scheme, width });
  for (const path of ["/admin?by=day", "/admin?view=payments", "/admin?view=payouts"]) {
    await page.goto(path);
    expect([path, await overflows(page), await accessibilityProblems(page)]).toEqual([path, false, []]);
  }
});

test("every page of the area is seen in its menu at once on a low screen", async () => {
  const page = await admin("/admin");
  for (const height of [720, 800, 1080]) {
    await page.setViewportSize({ width: 1280, height });
    const links = page.locator(".admin-menu a");
    expect(await links.count()).toBeGreaterThan(15);
    expect(await links.last().evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(await links.evaluateAll((all) => all.every((each) => each.getBoundingClientRect().height >= 28))).toBe(true);
  }
});

test("who reads the mail of a decision keeps it through other changes, and is told who was first when another admin decides", async () => {
  await anApplicant({ lastName: "Byron" });
  const [one, other] = [await admin("/admin/applications"), await admin("/admin/applications")];
  for (const page of [one, other]) {
    await page.getByRole("button", { name: "Approve Ada Byron" }).click();
    await page.getByRole("alertdialog").waitFor();
  }
  await anApplicant({ lastName: "Lovelace" });
  await one.getByText("Ada Lovelace").first().waitFor({ state: "attached" });
  expect(await one.getByRole("alertdialog").count()).toBe(1);
  await other.getByRole("button", { name: "Send and approve" }).click();
  await one.getByText(/has dealt with this in the meantime/).waitFor();
  expect(await one.getByRole("alertdialog").count()).toBe(0);
});
