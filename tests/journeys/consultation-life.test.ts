import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows } from "../support/browser";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { site, windowOf } = useWindows();

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();

async function expectSound(page: Page) {
  expect(await accessibilityProblems(page), page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

/** The start that the page of a consultation shows. */
async function startOn(page: Page) {
  const when = page
    .locator("dt", { hasText: /^When$/ })
    .locator("xpath=following-sibling::dd[1]//time")
    .first();
  return new Date((await when.getAttribute("datetime"))!);
}

async function book(page: Page) {
  await page.goto("/book-consultation");
  await page.getByLabel("Topic").fill("Business Strategy");
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.getByRole("button", { name: "Book" }).first().click();
  const look = page.getByRole("dialog", { name: "A last look" });
  await look.getByText("Until 24 hours before the start you get back 100%.").waitFor();
  await look.getByRole("button", { name: "Confirm request" }).click();
  await page.getByRole("link", { name: "See your request" }).click();
  await page.getByRole("heading", { name: "Consultation with Grace Hopper" }).waitFor();
}

test("booked, accepted, moved, held and reviewed: each side sees the other's step without reloading", async () => {
  const [ada, grace] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" })];
  const [client, advisor] = [await windowOf(ada), await windowOf(grace, { width: 390 })];
  await advisor.goto("/advisor-profile/sessions");
  await shows(advisor, "No requests wait for you.");
  await book(client);
  await shows(advisor, "You receive $50: nothing is kept by the platform.");
  await expectSound(advisor);
  await press(advisor, "Accept");
  await shows(advisor, "You accepted the consultation with Ada.");
  await shows(client, "Grace Hopper accepted. The time is yours.");
  await expectSound(client);

  const agreed = await startOn(client);
  await press(client, "Move");
  const ask = client.getByRole("dialog", { name: "Ask for another time" });
  await ask.getByRole("radio").nth(1).check();
  await ask.getByRole("button", { name: "Ask Grace Hopper" }).click();
  await shows(client, /You asked to move it to/);
  await shows(advisor, "New time proposed");
  await advisor.getByRole("link", { name: "Ada" }).first().click();
  await shows(advisor, /Ada asks to move it to/);
  await expectSound(advisor);
  await press(advisor, "Agree to the new time");
  await shows(client, "Grace Hopper accepted. The time is yours.");
  const moved = await startOn(client);
  expect(moved.getTime()).not.toBe(agreed.getTime());

  site.moveClock(moved.getTime() + 31 * 60_000 - Date.now());
  for (const page of [client, advisor]) await page.reload();
  await shows(client, "Its time is over. Did it take place?");
  await press(client, "It took place");
  await shows(advisor, "This consultation took place.");

  await client.getByRole("radio", { name: "5 stars" }).check();
  await client.getByLabel("In your own words").fill("Clear, kind and quick.");
  await expectSound(client);
  await press(client, "Send review");
  await shows(client, "Thank you. Your review of Grace Hopper is kept.");
  await shows(client, /It is shown together with that of Grace Hopper/);
  expect(await advisor.getByText("Clear, kind and quick.").count()).toBe(0);
  await advisor.getByRole("radio", { name: "4 stars" }).check();
  await press(advisor, "Send review");
  await shows(advisor, "Clear, kind and quick.");
  await shows(client, "What Grace Hopper says");
  await advisor.getByLabel("Reply").fill("Thank you, Ada.");
  await press(advisor, "Send reply");
  await shows(client, "Thank you, Ada.");
  await expectSound(advisor);
  await client.goto(`/advisors/${grace.slug}`);
  await shows(client, "Clear, kind and quick.");
  await shows(client, "Thank you, Ada.");
  site.moveClock(0);
});

test("without JavaScript an advisor proposes another time, the client agrees, and cancels after it is accepted", async () => {
  const [ada, grace] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const noon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000);
  const { id } = await aConsultation({ client: ada, advisor: grace, at: noon, expiresAt: new Date(Date.now() + 40 * 3_600_000) });
  const [client, advisor] = [await windowOf(ada, { javaScript: false }), await windowOf(grace, { javaScript: false })];
  for (const page of [client, advisor]) await page.goto(`/consultations/${id}`);
  await press(advisor, "Propose another time");
  await press(advisor, "Propose");
  await shows(advisor, "Please choose a time.");
  await press(advisor, "Propose another time");
  await advisor.getByRole("radio").last().check();
  await press(advisor, "Propose");
  await shows(advisor, "You proposed another time to Ada.");
  await client.reload();
  await shows(client, /Grace Hopper proposes/);
  await press(client, "Agree to the new time");
  await shows(client, "You agreed to the time. Grace Hopper accepts it next.");
  await advisor.reload();
  await press(advisor, "Accept");
  await shows(advisor, "You accepted the consultation with Ada.");
  await client.reload();
  await press(client, "Cancel consultation");
  await client.getByText(/You have not paid yet, and nothing is due then/).waitFor();
  await client.getByRole("alertdialog").getByRole("button", { name: "Cancel consultation" }).click();
  await shows(client, "Your consultation with Grace Hopper is cancelled.");
  expect(await client.getByText("goes back to you").count()).toBe(0);
  await advisor.reload();
  await shows(advisor, "Ada cancelled this consultation.");
});
