import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { overflows, whenHydrated } from "../support/browser";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { site, windowOf } = useWindows();

const PHONE = { width: 390 };
const NOTE = "We have two weeks to decide whether to open a second shop.";
const PASSWORD = "Correct-horse-7";

/** Tomorrow noon, and the page on which that hour is requested. */
const noon = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`);
const hourOf = ({ slug }: TestAdvisor) => `/advisors/${slug}/book?time=${noon.toISOString()}&minutes=30`;

const note = (page: Page) => page.locator("textarea[name=note]");
const press = (page: Page) => page.getByRole("button", { name: /^Request for / }).click();

async function writeNote(page: Page, advisor: TestAdvisor) {
  await page.goto(hourOf(advisor));
  await whenHydrated(page);
  await note(page).fill(NOTE);
}

/** After a refusal: the reason is in view, below the header, and the page is sound. */
async function readsRefusal(page: Page, text: string) {
  const said = page.getByText(text).first();
  await said.waitFor();
  await expect
    .poll(() =>
      said.evaluate((each) => each.getBoundingClientRect().top >= document.querySelector(".header-bar")!.getBoundingClientRect().bottom),
    )
    .toBe(true);
  await expect.poll(() => said.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await expect.poll(() => note(page).inputValue()).toBe(NOTE);
  expect(await overflows(page)).toBe(false);
}

/** The request was sent, with the note. */
async function isRequested(page: Page) {
  await page.waitForURL("**/consultations/*");
  await page.getByText(NOTE).first().waitFor();
}

test("whoever finds the hour taken by somebody else keeps the note, across a reload too, and sends it with another hour", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const page = await windowOf(await aClient({ displayName: "Ada" }), PHONE);
  await writeNote(page, advisor);
  await aConsultation({ client: await aClient(), advisor, at: noon });
  await press(page);
  await readsRefusal(page, "This time is no longer free. Please choose another.");
  await page.reload();
  await expect.poll(() => note(page).inputValue()).toBe(NOTE);
  await page.locator("#others + ul a").first().click();
  await page.getByRole("button", { name: /^Request for / }).waitFor();
  await expect.poll(() => note(page).inputValue()).toBe(NOTE);
  await press(page);
  await isRequested(page);
});

test("whoever is shown another price than before reads that and the new price, keeps the note, and sends it with the next press", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace", hourlyRate: 100_00 });
  const page = await windowOf(await aClient({ displayName: "Ada" }), PHONE);
  await writeNote(page, advisor);
  await db.update(advisors).set({ hourlyRate: 160_00 }).where(eq(advisors.id, advisor.advisorId));
  site.moveClock(11 * 60_000);
  await press(page);
  await readsRefusal(page, "The price is no longer the one you were shown. Please check it again.");
  await page.getByRole("button", { name: "Request for $80" }).waitFor();
  await press(page);
  await isRequested(page);
  site.moveClock(0);
});

test("whoever's session has ended signs in on the same page, with the hour and the note, and sends it", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const email = "ada-of-the-ended-session@example.com";
  await site.person(email, PASSWORD);
  const [ada] = await db.select().from(users).where(eq(users.email, email));
  const page = await windowOf({ userId: ada!.id }, PHONE);
  await writeNote(page, advisor);
  const name = page.getByLabel("Your name");
  await name.fill("Ada");
  await page.context().clearCookies({ name: "session" });
  await press(page);
  await page.getByText("You have been signed out. Sign in below: everything you wrote is still here.").waitFor();
  expect(await note(page).inputValue()).toBe(NOTE);
  const password = page.getByLabel("Password", { exact: true });
  await password.waitFor();
  const address = page.getByLabel("Email", { exact: true }).first();
  if ((await address.inputValue()) === "") await address.fill(email);
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in and request" }).click();
  // Who has no name yet is asked for it once more, with what was typed.
  await expect.poll(() => name.inputValue()).toBe("Ada");
  expect(await note(page).inputValue()).toBe(NOTE);
  await press(page);
  await isRequested(page);
});
