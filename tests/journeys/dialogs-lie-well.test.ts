import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { whenHydrated } from "../support/browser";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { windowOf } = useWindows();

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
