import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { aClient } from "../support/people";
import { sayName } from "../support/say-name";
import { useWindows } from "../support/windows";

// Windows of the story: from here on, nobody reloads a page by hand.
const { site, windowOf } = useWindows();

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string | RegExp) => page.locator("main").getByRole("button", { name, exact: true }).click();
/** Opens a consultation's page: its buttons are on the list as well. */
async function open(page: Page, name: string) {
  await page.getByRole("link", { name, exact: true }).first().click();
  await page.waitForURL("**/consultations/*");
}

async function apply(page: Page) {
  await page.goto("/advisor-registration");
  await page.getByLabel("First Name", { exact: true }).fill("Grace");
  await page.getByLabel("Last Name", { exact: true }).fill("Hopper");
  await page.getByLabel("Location", { exact: true }).fill("London, United Kingdom");
  await press(page, "Next");
  await page.getByLabel("Primary Expertise", { exact: true }).selectOption("Business Strategy");
  await page.getByLabel("Years of Experience", { exact: true }).selectOption("20+");
  await page.getByLabel("Professional Bio", { exact: true }).fill("Compilers, and the people who wait for them.");
  await press(page, "Next");
  await page.getByLabel("Availability", { exact: true }).selectOption("limited");
  await page.getByLabel("Hourly Rate", { exact: true }).fill("100");
  await press(page, "Next");
  await page.getByLabel(/I agree/).check();
  await press(page, "Submit Application");
  await shows(page, "Application Submitted Successfully!");
  await page.keyboard.press("Escape");
  await shows(page, "Your application is being reviewed");
}

async function setHours(page: Page) {
  await page.getByRole("tab", { name: "Availability", exact: true }).click();
  for (const day of ["Monday", "Saturday", "Sunday"]) {
    await press(page, `Add hours on ${day}`);
    await page.getByLabel(`${day}, span 1, from`).fill("00:00");
    await page.getByLabel(`${day}, span 1, to`).fill("00:00");
  }
  await press(page, "Copy to Tuesday to Friday");
  await press(page, "Save weekly hours");
  await shows(page, "Advisor profile updated successfully");
}

async function book(page: Page) {
  await page.goto("/book-consultation");
  await page.getByLabel("Topic").fill("Business Strategy");
  await press(page, "Find Adviser");
  await shows(page, "Found 1 matching advisers!");
  await page.getByRole("button", { name: "Book" }).first().click();
  await page.getByText("Until then you can withdraw and owe nothing").waitFor();
  await sayName(page);
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByRole("heading", { name: "Request to Grace Hopper" }).waitFor();
}

/** Returns the start time on a consultation's page. */
async function startOn(page: Page) {
  const when = page
    .locator("dt", { hasText: /^When$/ })
    .locator("xpath=following-sibling::dd[1]//time")
    .first();
  return new Date((await when.getAttribute("datetime"))!);
}

test("applied, approved, hours set, booked, accepted, moved, held and reviewed: each side sees the other's step without reloading", async () => {
  const [ada, grace] = [await aClient({ displayName: "Ada" }), await aClient({ displayName: "Grace Hopper", firstName: "", lastName: "" })];
  await db.insert(userRoles).values({ userId: ada.userId, role: "admin" });
  const [hers, graces] = [await windowOf(ada), await windowOf(grace)];

  await hers.goto("/admin/applications");
  await shows(hers, "No applications");
  await apply(graces);
  await hers.getByLabel("Review notes (needed to reject)").fill("Please add your licence.");
  await press(hers, "Reject Grace Hopper");
  await hers.getByRole("alertdialog", { name: "The email before it goes" }).getByText("Please add your licence.").waitFor();
  await press(hers, "Send and reject");
  const line = hers.locator("form:focus", { hasText: "Grace Hopper: rejected." });
  await line.waitFor();
  expect(await line.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true);
  await press(hers, "Undo the decision about Grace Hopper");
  await hers.locator("textarea:focus").waitFor();
  expect(await hers.locator("textarea:focus").inputValue()).toBe("Please add your licence.");
  // The form to apply again, shown by the rejection, is not replaced by later events.
  await graces.reload();
  await shows(graces, "Your application is being reviewed");
  await hers.setViewportSize({ width: 390, height: 500 });
  await press(hers, "Approve Grace Hopper");
  const letter = hers.getByRole("alertdialog", { name: "The email before it goes" });
  await letter.getByText("Set my hours").waitFor();
  expect(await letter.getByRole("heading").evaluate((heading) => heading.getBoundingClientRect().top >= 0)).toBe(true);
  await press(hers, "Send and approve");
  await hers.setViewportSize({ width: 1280, height: 900 });
  await shows(hers, "Application approved successfully.");
  await shows(graces, "You are an advisor");
  await press(hers, "Undo the decision about Grace Hopper");
  await shows(hers, "The decision is undone. The applicant gets no email about it.");
  await shows(graces, "Your application is being reviewed");
  await press(hers, "Approve Grace Hopper");
  await press(hers, "Send and approve");
  await shows(graces, "You are an advisor");
  await graces.getByRole("link", { name: "Go to your dashboard", exact: true }).first().click();
  await setHours(graces);
  await graces.getByRole("tab", { name: "Sessions", exact: true }).click();
  await shows(graces, "No requests are waiting for you.");

  await book(hers);
  await shows(graces, "You receive $50: the platform keeps nothing.");
  await press(graces, "Accept");
  await shows(hers, "Grace Hopper accepted. The time is yours.");

  const agreed = await startOn(hers);
  await press(hers, "Move");
  const ask = hers.getByRole("dialog", { name: "Ask for another time" });
  await ask.getByRole("radio").first().check();
  await ask.getByRole("button", { name: "Ask Grace Hopper" }).click();
  await shows(graces, "New time proposed");
  await open(graces, "Ada");
  await press(graces, "Agree to the new time");
  await shows(hers, "It is agreed. The time is yours.");
  const moved = await startOn(hers);
  expect(moved.getTime()).not.toBe(agreed.getTime());

  site.moveClock(moved.getTime() + 31 * 60_000 - Date.now());
  await hers.getByRole("link", { name: "All consultations" }).click();
  await open(hers, "Grace Hopper");
  await press(hers, "It took place");
  await shows(graces, "This consultation took place.");
  await hers.getByRole("radio", { name: "5 stars" }).check();
  await hers.getByLabel("In your own words").fill("Clear, kind and quick.");
  await press(hers, "Send review");
  await graces.getByRole("radio", { name: "4 stars" }).check();
  await press(graces, "Send review");
  await shows(graces, "Clear, kind and quick.");
  await shows(hers, "What Grace Hopper says");
  await graces.getByLabel("Reply").fill("Thank you, Ada.");
  await press(graces, "Send reply");
  await shows(hers, "Thank you, Ada.");
});
