import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { withdrawConsultation } from "#app/features/booking/life/consultations.server";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { windowOf } = useWindows();

const HOUR_MS = 3_600_000;

async function aCompletedHour() {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() - 3 * HOUR_MS), status: "completed" });
  await db.update(consultations).set({ agreedAt: new Date(), closedAt: new Date(), closedBy: "client" }).where(eq(consultations.id, id));
  return { client, advisor, id };
}

test("a review that is being written is there again after a reload and after another page, and is forgotten once it is sent", async () => {
  const { client, id } = await aCompletedHour();
  const page = await windowOf(client);
  await page.goto(`/consultations/${id}`);
  const box = page.locator("main [name=text]");
  await box.fill("She asked the one question that mattered.");
  await page.getByLabel(/^4 /).check();
  const typed = async () => [await box.inputValue(), await page.getByLabel(/^4 /).isChecked()];
  await page.reload();
  await expect.poll(typed).toEqual(["She asked the one question that mattered.", true]);
  await page.goto("/consultations");
  await page.goto(`/consultations/${id}`);
  await expect.poll(typed).toEqual(["She asked the one question that mattered.", true]);
  await page.getByRole("button", { name: "Send review" }).click();
  await page.getByText("Until both have written").or(page.getByText("Your review")).first().waitFor();
  expect(await page.evaluate((name) => sessionStorage.getItem(name), `review ${id}`)).toBeNull();
  expect(await page.evaluate((name) => sessionStorage.getItem(name), `rating ${id}`)).toBeNull();
});

test("a question stays open with what is written in it when the other side ends the request meanwhile, says so, and offers a message", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + 72 * HOUR_MS) });
  const page = await windowOf(advisor);
  await page.goto(`/consultations/${id}`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  const question = page.locator("dialog:modal");
  await question.locator("[name=reason]").fill("I am at a conference that week, and would gladly do it in the one after.");
  await withdrawConsultation(client, id, new Date());
  await question.getByText("Ada withdrew this request.").waitFor();
  expect(await question.locator("[name=reason]").inputValue()).toMatch(/^I am at a conference/);
  expect(await question.getByRole("button", { name: "Decline", exact: true }).count()).toBe(0);
  await question.getByRole("link", { name: "Send it as a message" }).click();
  await page.waitForURL(/\/messages/);
  await expect.poll(() => page.locator("main textarea").first().inputValue()).toMatch(/^I am at a conference/);
  await page.goto(`/consultations/${id}`);
  expect(await page.getByRole("button", { name: "Decline", exact: true }).count()).toBe(0);
});

test("a question in which nothing is written says what has happened, without a box or a message to send", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + 72 * HOUR_MS) });
  const page = await windowOf(advisor);
  await page.goto(`/consultations/${id}`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  const question = page.locator("dialog:modal");
  await withdrawConsultation(client, id, new Date());
  await question.getByText("Ada withdrew this request.").waitFor();
  await question.getByText("This is no longer possible: the consultation has changed in the meantime.").waitFor();
  expect(await question.locator("[name=reason]").count()).toBe(0);
  expect(await question.getByRole("link").count()).toBe(0);
});

test("a row of the list stays while its question is open, and goes once that is closed", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + 72 * HOUR_MS) });
  const page = await windowOf(advisor);
  await page.goto("/advisor-profile/sessions");
  await page.waitForLoadState("networkidle");
  const decline = page.getByRole("button", { name: "Decline", exact: true }).first();
  await decline.click();
  const words = page.locator("dialog:modal [name=reason]");
  await words.fill("I am at a conference that week.");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const told = page.waitForResponse(/\/notifications\/unread/);
  await withdrawConsultation(client, id, new Date());
  await told;
  expect(asked).toEqual(["/notifications/unread"]);
  expect(await words.inputValue()).toBe("I am at a conference that week.");
  await page.keyboard.press("Escape");
  await decline.waitFor({ state: "detached" });
});
