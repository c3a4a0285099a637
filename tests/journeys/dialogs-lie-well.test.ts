import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { whenHydrated } from "../support/browser";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { windowOf, complaints } = useWindows();

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Creates a consultation that was accepted a day before it begins. */
async function agreed(hours: number) {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: inHours(hours), createdAt: inHours(hours - 40) });
  expect(await acceptConsultation(advisor, id, inHours(hours - 30))).toMatchObject({ ok: true });
}

const width = (page: Page) => page.locator("main").evaluate((main) => main.getBoundingClientRect().width);

test("the fields of an admin's question stand apart from each other, and the page behind keeps its width", async () => {
  await agreed(-5);
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const desk = await windowOf(admin);
  await desk.goto("/admin?view=consultations");
  const before = await width(desk);
  await desk.getByRole("button", { name: /^Actions for/ }).click();
  await desk.getByRole("button", { name: /^Record a no-show/ }).click();
  const asked = desk.getByRole("alertdialog", { name: "Who did not come?" });
  const boxes = await asked.locator("select, label").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const [, select, reason] = boxes;
  expect(reason.top - select.bottom).toBeGreaterThanOrEqual(16);
  expect(await width(desk)).toBe(before);
});

test("on a phone a time that is chosen with the keys is never under the buttons that stay in sight", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const noon = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS);
  const { id } = await aConsultation({ client, advisor, at: noon, expiresAt: inHours(40) });
  const page = await windowOf(advisor, { width: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/consultations/${id}#other-time`);
  await whenHydrated(page);
  const dialog = page.getByRole("dialog", { name: "Propose another time" });
  await dialog.locator("input[name=chosen_time]").first().focus();
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press("ArrowDown");
    const isCovered = await dialog.evaluate((box) => {
      const bar = box.querySelector(".dialog-actions")?.getBoundingClientRect().top ?? 0;
      return (document.activeElement?.getBoundingClientRect().bottom ?? 0) > bar;
    });
    expect(isCovered).toBe(false);
  }
});

/** Presses Tab so often, and returns what had the focus under a bar that stays at the lower edge. */
async function tabbedUnder(page: Page, bar: string, times: number) {
  const covered: string[] = [];
  for (let step = 0; step < times; step++) {
    await page.keyboard.press("Tab");
    const under = await page.evaluate((selector) => {
      const [edge, focused] = [document.querySelector(selector), document.activeElement];
      if (!edge || !focused || edge.contains(focused)) return null;
      const [box, { top, bottom }] = [focused.getBoundingClientRect(), edge.getBoundingClientRect()];
      return box.bottom > top + 1 && box.top < bottom - 1 && box.height < innerHeight / 2 ? focused.outerHTML.slice(0, 120) : null;
    }, bar);
    if (under) covered.push(under);
  }
  return covered;
}

test("on a phone nothing that the keyboard reaches is under the bar of an advisor's page, or of the filters", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper" });
  const page = await windowOf(await aClient({ displayName: "Ada" }), { width: 390 });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/advisors/${advisor.slug}`);
  await whenHydrated(page);
  expect(await tabbedUnder(page, "main .sticky.bottom-0", 40)).toEqual([]);
  await page.goto("/advisors/all");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
  expect(await tabbedUnder(page, "dialog[open] .dialog-actions", 40)).toEqual([]);
});

test("without a connection the question for another time stays open with what was chosen, and goes once there is one", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const noon = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS);
  const { id } = await aConsultation({ client, advisor, at: noon, expiresAt: inHours(40) });
  const page = await windowOf(advisor, { width: 390 });
  await page.goto(`/consultations/${id}#other-time`);
  await whenHydrated(page);
  const dialog = page.getByRole("dialog", { name: "Propose another time" });
  const time = dialog.locator("input[name=chosen_time]").first();
  await time.check();
  await page.context().setOffline(true);
  await dialog.locator("button[value=counter]").click();
  await page.locator(".toast").waitFor();
  await page.waitForTimeout(500);
  expect([await dialog.isVisible(), await time.isChecked()]).toEqual([true, true]);
  await page.context().setOffline(false);
  await dialog.locator("button[value=counter]").click();
  await page
    .getByText(/You propose|You proposed/)
    .first()
    .waitFor();
  expect(await dialog.isVisible()).toBe(false);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
