import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import type { DataRouter } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { waivePayment } from "#app/features/money/outside/confirm-payment.server";
import { anAdmin } from "../support/applicants";
import { accessibilityProblems, overflows, whenHydrated } from "../support/browser";
import { long } from "../support/long";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { site, visit, windowOf } = useWindows();

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();

async function expectSound(page: Page) {
  expect(await accessibilityProblems(page), page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

/** Returns the start time on a consultation's page. */
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
  await page.getByText("Until then you can withdraw and owe nothing").waitFor();
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByRole("heading", { name: "Request to Grace Hopper" }).waitFor();
}

test("booked, accepted, moved, held and reviewed: each side sees the other's step without reloading", async () => {
  const [ada, grace] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" })];
  const [client, advisor] = [await windowOf(ada), await windowOf(grace, { width: 390 })];
  await advisor.goto("/advisor-profile/sessions");
  await shows(advisor, "No requests are waiting for you.");
  await book(client);
  await shows(advisor, "You receive $50: the platform keeps nothing.");
  await expectSound(advisor);
  await press(advisor, "Accept");
  await shows(advisor, "You accepted the consultation with Ada.");
  await shows(client, "Grace Hopper accepted. The time is yours.");
  await expectSound(client);

  const agreed = await startOn(client);
  await press(client, "Move");
  const ask = client.getByRole("dialog", { name: "Ask for another time" });
  // The previous time is named, and its day marked.
  await ask.getByText(/^So far: /).waitFor();
  await ask.locator('[aria-label$="the day so far"], .sr-only:text("the day so far")').first().waitFor();
  // The advisor's days as on their page, weeks ahead; all times of a day are offered.
  await ask.getByRole("button", { name: "Month after" }).click();
  expect(await ask.locator('button[name="day"]').count()).toBeGreaterThan(4);
  await ask.locator('button[name="day"]').nth(1).click();
  expect(await ask.getByRole("radio").count()).toBeGreaterThan(3);
  expect(await ask.locator("[name=proposed_time]").count()).toBe(0);
  // Sessions end before that day: choose one of the first days.
  await ask.getByRole("button", { name: "Month before" }).click();
  await ask.getByRole("radio").first().check();
  await ask.getByRole("button", { name: "Ask Grace Hopper" }).click();
  await shows(client, /You asked to move it to/);
  await shows(advisor, "New time proposed");
  await advisor.getByRole("link", { name: "Ada" }).first().click();
  await shows(advisor, /Ada asks to move it to/);
  await expectSound(advisor);
  await press(advisor, "Agree to the new time");
  await shows(client, "It is agreed. The time is yours.");
  const moved = await startOn(client);
  expect(moved.getTime()).not.toBe(agreed.getTime());

  site.moveClock(moved.getTime() + 31 * 60_000 - Date.now());
  for (const page of [client, advisor]) await page.reload();
  await shows(client, "The time is over. Did it take place?");
  await press(client, "It took place");
  await shows(advisor, "This consultation took place.");

  await client.getByRole("radio", { name: "5 stars" }).check();
  await client.getByLabel("In your own words").fill("Clear, kind and quick.");
  await expectSound(client);
  await press(client, "Send review");
  await shows(client, "Thank you. Your review of Grace Hopper is saved.");
  await shows(client, /It is shown together with the one by Grace Hopper/);
  expect(await advisor.getByText("Clear, kind and quick.").count()).toBe(0);
  await advisor.getByRole("radio", { name: "4 stars" }).check();
  await press(advisor, "Send review");
  await shows(advisor, "Clear, kind and quick.");
  await shows(client, "What Grace Hopper says");
  await advisor.getByLabel("Reply").fill("Thank you, Ada.");
  await press(advisor, "Send reply");
  await shows(client, "Thank you, Ada.");
  await expectSound(advisor);
  const consultationId = new URL(client.url()).pathname.split("/").at(-1)!;
  await client.goto(`/advisors/${grace.slug}`);
  await shows(client, "Grace Hopper");
  expect(await client.getByText("Clear, kind and quick.").count()).toBe(0);
  // Reviews of an hour count once it is paid for, or need not be.
  const free = { consultationId, key: randomUUID(), reason: "The first one is free" };
  expect(await waivePayment(await anAdmin(), free, new Date(moved.getTime() + 32 * 60_000))).toMatchObject({ ok: true });
  await client.reload();
  await shows(client, "Clear, kind and quick.");
  await shows(client, "Thank you, Ada.");
  site.moveClock(0);
});

long("without JavaScript an advisor proposes another time, the client agrees, which fixes it, and cancels", async () => {
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
  await shows(client, "You agreed to the time that Grace Hopper proposed.");
  await shows(client, "It is agreed. The time is yours.");
  await advisor.reload();
  await shows(advisor, "The time is confirmed.");
  await press(client, "Cancel consultation");
  await client.getByText(/You have not paid yet, and you will owe nothing/).waitFor();
  await client.getByRole("alertdialog").getByRole("button", { name: "Cancel consultation" }).click();
  await shows(client, "Your consultation with Grace Hopper is cancelled.");
  expect(await client.getByText("goes back to you").count()).toBe(0);
  await advisor.reload();
  await shows(advisor, "Ada cancelled this consultation.");
});

test("a note that is half written is there again after a reload", async () => {
  const [ada, grace] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const held = { at: new Date(Date.now() - 5 * 3_600_000), minutes: 30, status: "completed", completedAt: new Date() } as const;
  const { id } = await aConsultation({ client: ada, advisor: grace, ...held });
  const page = await windowOf(ada);
  await page.goto(`/consultations/${id}`);
  await whenHydrated(page);
  await page.locator("textarea[name=note]").fill("Ask about");
  await page.reload();
  await expect.poll(() => page.locator("textarea[name=note]").inputValue()).toBe("Ask about");
});

long("who is said not to have come says otherwise, and an admin decides with both words before them", async () => {
  const [ida, grace, root] = [await aClient({ displayName: "Ida" }), await anAdvisor({ displayName: "Grace Hopper" }), await aClient()];
  await db.insert(userRoles).values({ userId: root.userId, role: "admin" });
  const begun = new Date(Date.now() - 20 * 60_000);
  const { id } = await aConsultation({ client: ida, advisor: grace, at: begun, minutes: 15, status: "accepted" });
  const [client, advisor, admin] = [await windowOf(ida, { width: 390 }), await windowOf(grace), await windowOf(root)];
  await client.goto(`/consultations/${id}`);
  await press(client, "They did not come");
  const report = client.getByRole("alertdialog");
  await report.getByLabel("What happened").fill("I waited for a quarter of an hour");
  await expectSound(client);
  await report.getByRole("button", { name: "Report" }).click();
  await shows(client, /You said that Grace Hopper did not come/);
  await advisor.goto(`/consultations/${id}`);
  await shows(advisor, "I waited for a quarter of an hour");
  await press(advisor, "I was there");
  const denial = advisor.getByRole("alertdialog");
  await denial.getByLabel("What happened").fill("I was in the room, and so was a colleague");
  await denial.getByRole("button", { name: "Send" }).click();
  await shows(client, /We look at both and decide/);
  await expectSound(advisor);
  await admin.goto("/admin?view=consultations");
  await shows(admin, /I was in the room, and so was a colleague/);
  await expectSound(admin);
  await press(admin, "Actions for Ida with Grace Hopper");
  await press(admin, "It took place: the consultation of Ida with Grace Hopper");
  const decision = admin.getByRole("alertdialog");
  await decision.getByLabel("Reason").fill("Both calls are in the records");
  await decision.getByRole("button", { name: "It took place" }).click();
  await shows(client, "We have decided: it took place.");
  await shows(client, "Both calls are in the records");
});

test("from the list an advisor comes to the free times of a request, proposes one of them and takes it back", async () => {
  const ada = await aClient({ displayName: "Ada", timezone: "America/New_York" });
  const grace = await anAdvisor({ displayName: "Grace Hopper" });
  const noon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000);
  await aConsultation({ client: ada, advisor: grace, at: noon, expiresAt: new Date(Date.now() + 40 * 3_600_000) });
  const advisor = await windowOf(grace, { width: 390 });
  await advisor.goto("/advisor-profile/sessions");
  await advisor.getByRole("link", { name: "Propose another time" }).click();
  const dialog = advisor.getByRole("dialog", { name: "Propose another time" });
  await dialog.locator('button[name="day"]').nth(1).click();
  // As on the advisor's page several stand in a row, each large enough for a finger, with both clocks.
  const chips = await dialog
    .locator("label:has([name=chosen_time])")
    .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().y, each.getBoundingClientRect().height]));
  const [first] = chips;
  expect(chips.filter(([y]) => y === first?.[0]).length).toBeGreaterThan(1);
  expect(chips.every(([, height = 0]) => height >= 44 && height < 60)).toBe(true);
  expect(await dialog.getByRole("radio", { name: /^\d.* For Ada: \d/ }).count()).toBeGreaterThan(3);
  await dialog.getByRole("radio").first().check();
  expect(await dialog.getByLabel("Another time").isVisible()).toBe(false);
  await dialog.getByRole("button", { name: "Propose" }).click();
  await shows(advisor, "You proposed another time to Ada.");
  await press(advisor, "Take it back");
  await shows(advisor, "The time asked for first stands.");
  await advisor.locator("main").getByRole("button", { name: "Accept", exact: true }).first().waitFor();
});

test.each([
  [390, 664],
  [1280, 720],
] as const)("that a proposed hour is at night for the other side is asked where the button is, at %i x %i pixels", async (width, height) => {
  const ada = await aClient({ displayName: "Ada", timezone: "America/Los_Angeles" });
  const grace = await anAdvisor({ displayName: "Grace Hopper" });
  const noon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000);
  const asked = await aConsultation({ client: ada, advisor: grace, at: noon, expiresAt: new Date(Date.now() + 40 * 3_600_000) });
  const advisor = await windowOf(grace, { width });
  await advisor.setViewportSize({ width, height });
  await advisor.goto(`/consultations/${asked.id}#other-time`);
  await whenHydrated(advisor);
  const dialog = advisor.getByRole("dialog", { name: "Propose another time" });
  // Four or five in the morning in Los Angeles.
  await dialog.locator("input[name=chosen_time][value*='T12:']").first().check();
  const question = dialog.getByText(/^For Ada this is before/);
  await question.waitFor();
  const { y, height: tall } = (await question.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y + tall).toBeLessThan(height);
});

test("a dialog closes with the response, also where React draws the submission and its response at once", async () => {
  const [ada, grace] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const noon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000);
  const asked = await aConsultation({ client: ada, advisor: grace, at: noon, expiresAt: new Date(Date.now() + 40 * 3_600_000) });
  const advisor = await windowOf(grace, { width: 390 });
  await advisor.addInitScript(holdDrawing);
  await advisor.goto(`/consultations/${asked.id}#other-time`);
  const dialog = advisor.getByRole("dialog", { name: "Propose another time" });
  await whenHydrated(advisor);
  await dialog.getByRole("radio").first().check();
  const isProposed = await advisor.evaluate(() => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as { __reactRouterDataRouter: DataRouter };
    const before = router.state.location.key;
    dispatchEvent(new Event("hold"));
    document.querySelector<HTMLButtonElement>("#other-time-dialog button[value=counter]")?.click();
    return new Promise((resolve) => {
      router.subscribe(({ location, navigation }) => location.key !== before && navigation.state === "idle" && resolve(true));
    });
  });
  expect(isProposed).toBe(true);
  await advisor.evaluate(() => dispatchEvent(new Event("draw")));
  await shows(advisor, "You proposed another time to Ada.");
  await dialog.waitFor({ state: "hidden" });
});

/** Between the events `hold` and `draw` React draws nothing: its scheduler posts to itself. */
function holdDrawing() {
  const post = MessagePort.prototype.postMessage;
  let held: (() => void)[] | null = null;
  addEventListener("hold", () => (held = []));
  addEventListener("draw", () => {
    const all = held ?? [];
    held = null;
    for (const each of all) each();
  });
  MessagePort.prototype.postMessage = function (this: MessagePort, ...all: Parameters<typeof post>) {
    const send = () => post.apply(this, all);
    if (held) held.push(send);
    else send();
  } as typeof post;
}

long(
  "whose session ends over a dialog of times comes back to the hour that was chosen or to none, and to notes that were not saved",
  async () => {
    const [ada, grace] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
    const noon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000);
    const asked = await aConsultation({ client: ada, advisor: grace, at: noon, expiresAt: new Date(Date.now() + 40 * 3_600_000) });
    const page = await windowOf(grace);
    await page.goto(`/consultations/${asked.id}`);
    await whenHydrated(page);
    const notes = page.getByRole("textbox", { name: "Your notes" });
    await notes.fill("Speaks softly");
    await page.locator('main a[href^="/"]').first().click();
    await notes.waitFor({ state: "detached" });
    await page.goBack();
    await expect.poll(() => notes.inputValue()).toBe("Speaks softly");
    await page.getByRole("button", { name: "Save notes" }).click();
    await shows(page, "Your notes are saved.");
    await page.getByRole("button", { name: "Propose another time" }).click();
    const dialog = page.getByRole("dialog", { name: "Propose another time" });
    await dialog.locator('button[name="day"]:not(:disabled)').last().click();
    const radio = dialog.getByRole("radio").nth(3);
    const chosen = await radio.getAttribute("value");
    await radio.check();
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: "session" });
    await dialog.getByRole("button", { name: "Propose" }).click();
    await page.waitForURL("**/auth?*");
    await page.context().addCookies(cookies);
    await page.goto(`/consultations/${asked.id}`);
    await dialog.waitFor();
    await whenHydrated(page);
    for (const value of await dialog.locator("input:checked").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
      expect(value).toBe(chosen);
  },
);

test("an hour that is taken while one writes gives way to another, chosen beside it or in the calendar, with the note and what is replaced", async () => {
  const [ada, grace] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" })];
  const at = (hours: number) => new Date(Math.ceil(Date.now() / 3_600_000 + 48 + hours) * 3_600_000);
  const asked = await aConsultation({ client: ada, advisor: grace, at: at(0), status: "requested" });
  await db.update(consultations).set({ note: "As it was" }).where(eq(consultations.id, asked.id));
  const page = await windowOf(ada);
  const note = page.getByRole("textbox", { name: "What is it about?" });
  await page.goto(`/advisors/${grace.slug}/book?time=${encodeURIComponent(at(3).toISOString())}&minutes=60&replaces=${asked.id}`);
  await whenHydrated(page);
  await expect.poll(() => note.inputValue()).toBe("As it was");
  await note.fill("Another plan");
  await aConsultation({ client: await aClient(), advisor: grace, at: at(3), status: "accepted" });
  const change = page.getByRole("button", { name: /^Change the request/ });
  await change.click();
  await shows(page, "This time is no longer free.");
  await change.waitFor({ state: "detached" });
  expect(await note.inputValue()).toBe("Another plan");
  await page.getByRole("region", { name: "These times are free" }).getByRole("link").last().click();
  await change.waitFor();
  expect(await note.inputValue()).toBe("Another plan");
  await note.fill("A third plan");
  await page.getByRole("link", { name: "Choose another time" }).click();
  await page.locator('button[name="time"]').last().click();
  await change.waitFor();
  expect(await note.inputValue()).toBe("A third plan");
  await change.click();
  await shows(page, "Request changed");
  const rows = await db.select().from(consultations).where(eq(consultations.clientId, ada.userId));
  expect(rows.map(({ status, note: said }) => [status, said]).toSorted()).toEqual([
    ["requested", "A third plan"],
    ["withdrawn", "As it was"],
  ]);
});

test("whoever is signed out takes their words and their address along to another time", async () => {
  const grace = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const page = await visit();
  await page.goto(`/advisors/${grace.slug}/book?minutes=60`);
  await whenHydrated(page);
  await page.getByRole("textbox", { name: "What is it about?" }).fill("A plan");
  await page.getByLabel("Email").fill("stranger@example.com");
  await page.getByRole("link", { name: "Choose another time" }).click();
  await page.locator('button[name="time"]').last().click();
  await page.getByRole("button", { name: "Sign up and request" }).waitFor();
  expect(await page.getByRole("textbox", { name: "What is it about?" }).inputValue()).toBe("A plan");
  expect(await page.getByLabel("Email").inputValue()).toBe("stranger@example.com");
  const carried = () =>
    Object.keys(sessionStorage).filter((name) => name.startsWith("hour") && sessionStorage[name] === "stranger@example.com");
  expect(await page.evaluate(carried)).toEqual([]);
  await page.getByLabel("Email").fill("other@example.com");
  await page.goBack();
  await page.locator('button[name="time"]').last().waitFor();
  await page.goForward();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("other@example.com");
});
