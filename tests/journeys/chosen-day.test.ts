import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { whenHydrated } from "../support/browser";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { visit, windowOf } = useWindows();

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR_MS + hours) * HOUR_MS);
/** At noon: at night one is asked whether the hour is meant, and the fields come below that. */
const noonIn = (days: number) => new Date((Math.floor(Date.now() / DAY_MS) + days) * DAY_MS + 12 * HOUR_MS);
const note = (page: Page) => page.getByRole("textbox", { name: "What is it about?" });

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((each) => each.getBoundingClientRect().top >= 0 && each.getBoundingClientRect().bottom <= innerHeight);

test.each([
  390, 1280,
])("at a width of %i whoever has chosen a day and presses 'Book' is led to the times of that day, and to no hour that they did not choose", async (width) => {
  const grace = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const page = await visit({ width });
  await page.goto(`/advisors/${grace.slug}?minutes=60&day=${dayAhead(5)}`);
  await whenHydrated(page);
  await page
    .getByRole("link", { name: /^Book with / })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => isInView(page, "#day-times")).toBe(true);
  const shown = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" }).format(new Date(dayAhead(5)));
  expect(await page.locator("#day-times").textContent()).toContain(shown);
  expect(new URL(page.url()).pathname).toBe(`/advisors/${grace.slug}`);
});

/** The bottom of the first of these, as a share of what a window shows at once. */
const screensTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => (each.getBoundingClientRect().bottom + scrollY) / innerHeight);

test.each([
  { width: 390, toDays: 1, toHours: 1.5 },
  { width: 768, toDays: 1, toHours: 1 },
  { width: 1280, toDays: 1, toHours: 1 },
])("at a width of $width an advisor's free days and hours come right under their head, the lengths above them", async ({
  width,
  ...most
}) => {
  const grace = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace", bio: "I taught machines to read. ".repeat(20) });
  const page = await visit({ width });
  await page.goto(`/advisors/${grace.slug}`);
  await whenHydrated(page);
  const [lengths, days, hours] = [
    await screensTo(page, 'button[name="minutes"]'),
    await screensTo(page, 'button[name="day"]'),
    await screensTo(page, 'main button[name="time"]'),
  ];
  expect(lengths).toBeLessThan(days);
  expect(days).toBeLessThan(most.toDays);
  expect(hours).toBeLessThan(most.toHours);
});

/** Opens the hour that the search for an advisor of an area names first. */
async function bookAnother(page: Page, name: string) {
  await page.goto("/book-consultation?topic=Business%20Strategy&minutes=60&find=1");
  await whenHydrated(page);
  await page.getByRole("listitem").filter({ hasText: name }).getByRole("button", { name: "Book" }).first().click();
  await page.getByRole("heading", { name: `Book ${name}` }).waitFor();
  await whenHydrated(page);
}

test("a note for one advisor is in no form of another's: neither one that was sent, nor one that was left unsent", async () => {
  const ada = await aClient({ displayName: "Ada" });
  const grace = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  await anAdvisor({ displayName: "Alan Turing", firstName: "Alan" });
  const asked = await aConsultation({ client: ada, advisor: grace, at: inHours(48), status: "requested" });
  await db.update(consultations).set({ note: "For Grace alone" }).where(eq(consultations.id, asked.id));
  const page = await windowOf(ada);
  await page.goto(`/consultations/${asked.id}`);
  await whenHydrated(page);
  await page.getByRole("link", { name: "Change the request" }).click();
  await expect.poll(() => note(page).inputValue()).toBe("For Grace alone");
  await page.getByRole("link", { name: "Choose another time" }).click();
  await page.locator('button[name="time"]').last().waitFor();
  await bookAnother(page, "Alan Turing");
  expect(await note(page).inputValue()).toBe("");
  await page.goto(`/advisors/${grace.slug}/book?time=${inHours(52).toISOString()}&minutes=60`);
  await whenHydrated(page);
  // What was sent to her is no draft of another request to her, either.
  expect(await note(page).inputValue()).toBe("");
  await note(page).fill("Unsent, for Grace alone");
  await page.getByRole("link", { name: "Find Advisors" }).first().click();
  await page.waitForURL("**/find-advisor");
  await bookAnother(page, "Alan Turing");
  expect(await note(page).inputValue()).toBe("");
});

test("the first screen of an hour has its time, every field that must be filled in, and the button", async () => {
  const grace = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const page = await visit();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/advisors/${grace.slug}/book?time=${noonIn(3).toISOString()}&minutes=60`);
  await whenHydrated(page);
  for (const selector of ["[name=name]", "[name=email]", "[name=password]", "#price ~ button[type=submit]", 'section[aria-label="When"]'])
    expect([selector, await isInView(page, `main ${selector}`)]).toEqual([selector, true]);
});
