import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isHydrated, useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { firstOf, long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const { visit, complaints } = useBrowser();

/** Opens a page whose scripts are held back until released. */
async function slowPage(path: string, width?: number, by?: ReturnType<typeof demoAccount>) {
  const page = await visit({ baseURL: server.url, width });
  if (by) await signIn(page, by);
  const held: (() => void)[] = [];
  let isOpen = false;
  await page.route("**/assets/**", async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
  async function letThrough() {
    isOpen = true;
    for (const go of held.splice(0)) go();
    await isHydrated(page);
  }
  return { page, letThrough, isWaiting: () => held.length > 0 };
}

const searchDialog = (page: Page) => page.getByRole("dialog", { name: "Search Sagebridge" });
const wake = (page: Page) => page.locator("main a").first().hover();

test("nothing is loaded before the first intent", async () => {
  const { page, isWaiting } = await slowPage("/");
  await page.mouse.move(5, 400);
  expect(isWaiting()).toBe(false);
  await wake(page);
  await expect.poll(isWaiting).toBe(true);
});

test("what was said to the assistant goes with whoever follows an advisor's link before the scripts have come", async () => {
  const said = "I need help with a trademark, in the evening";
  const { page, letThrough } = await slowPage("/");
  await page.getByLabel("What do you need help with?").fill(said);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/ai-assistant/);
  const book = page.getByRole("link", { name: /^Book / }).first();
  await book.click();
  await Promise.all([page.waitForURL(/\/book\?time=/), letThrough()]);
  await expect.poll(() => page.getByLabel("What is it about?").inputValue()).toBe(said);
});

test.each([
  "/ai-assistant",
  "/business",
])("a message that is sent on %s before the scripts have come goes with the browser's time zone", async (path) => {
  const { page, letThrough } = await slowPage(path);
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.locator("main").getByLabel("Your message").fill("I need help with a trademark");
  await page.keyboard.press("Enter");
  await letThrough();
  const posted = (await sent).postData() ?? "";
  expect(posted).toContain("trademark");
  expect(decodeURIComponent(posted)).toContain(`time_zone=${zone}`);
});

test("what is typed into a box with a text in it stays when the scripts come, and so does what is typed on", async () => {
  const { page, letThrough } = await slowPage("/business/strategy?q=a+plan+for+growth");
  const box = page.getByLabel("What do you need help with?");
  expect(await box.inputValue()).toBe("a plan for growth");
  await box.fill("Typed before the scripts");
  await letThrough();
  await box.press("End");
  await box.pressSequentially(", and after");
  expect(await box.inputValue()).toBe("Typed before the scripts, and after");
});

test("before its scripts have come a page's links go, its searches answer, and its forms post", async () => {
  const { page } = await slowPage("/find-advisor");
  await page.locator("main").getByRole("link", { name: "Legal" }).click();
  await page.getByRole("heading", { level: 1, name: "Legal Advisors" }).waitFor();
  await page.getByPlaceholder("Name, specialty or expertise area").fill("employment");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/legal\?q=employment/);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("Language").selectOption("en");
  await sheet.getByRole("button", { name: /^Show \d+ advisors?$/ }).click();
  await page.waitForURL(/language=en/);
  await page.goto("/business/strategy");
  const search = page.locator("main").getByRole("button", { name: "Search" });
  expect(await search.isDisabled()).toBe(true);
  await page.getByLabel("What do you need help with?").fill("a plan for growth");
  await search.click();
  await page.getByRole("heading", { name: /^Top [1-3] Strategy Advisors Found$/ }).waitFor();
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await page.waitForURL(/\/auth\?next=/);
});

test.each(
  firstOf([
    ["/business", "Your message"],
    ["/ai-assistant", "Your message"],
    [`/messages?advisor=${DEMO_ADVISOR.slug}`, "Your question"],
  ] as const),
)("a draft that is typed on %s and reloaded before the scripts have come is there, and gone once it is sent", async (path, label) => {
  const { page } = await slowPage(path);
  const words = "We are two founders and need to split our shares";
  const box = page.locator("main").getByLabel(label);
  const kept = () => page.evaluate(() => Object.values(sessionStorage));
  await box.fill(words);
  await expect.poll(kept).toContain(words);
  await page.goto("/pricing");
  await page.goto(path);
  await expect.poll(() => box.inputValue()).toBe(words);
  const send = box.locator("xpath=ancestor::form").locator("[type=submit]");
  await expect.poll(() => send.isDisabled()).toBe(false);
  // Enter that confirms an input method's word is left to the input method.
  const composing = { key: "Enter", isComposing: true, bubbles: true, cancelable: true };
  expect(await box.evaluate((area, press) => area.dispatchEvent(new KeyboardEvent("keydown", press)), composing)).toBe(true);
  await box.evaluate((area: HTMLTextAreaElement) => area.form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true })));
  expect(await kept()).not.toContain(words);
});

test("notes about an applicant that are typed before the scripts have come are there after a reload, with that applicant alone, and when they come", async () => {
  const { page, letThrough } = await slowPage("/admin/applications", undefined, demoAccount(server.folder, "admin"));
  const notes = page.locator("textarea[name=reviewNotes]");
  const said = () => notes.evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));
  const words = "Her licence has run out.\nAsk for the new one.";
  await notes.nth(1).evaluate((box: HTMLTextAreaElement, text) => {
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }, words);
  await page.reload();
  const kept = (await said()).map((_, place) => (place === 1 ? words : ""));
  await expect.poll(said).toEqual(kept);
  await letThrough();
  await expect.poll(said).toEqual(kept);
  await page.reload();
  await expect.poll(said).toEqual(kept);
});

test.each(
  firstOf(["/", "Control+k", "Meta+k"]),
)("the key %s opens the search before the scripts have come, and what is typed there is found by them", async (key) => {
  const { page, letThrough } = await slowPage("/pricing");
  await page.keyboard.press(key);
  const dialog = searchDialog(page);
  await dialog.waitFor();
  expect(await dialog.getByRole("searchbox").evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type("patent");
  await letThrough();
  expect(await dialog.isVisible()).toBe(true);
  expect(await dialog.getByRole("searchbox").inputValue()).toBe("patent");
  await dialog.getByText("Areas of expertise").or(dialog.getByText("No results found")).or(dialog.getByText("Advisors")).first().waitFor();
});

long("Enter in the search before the scripts have come goes where it goes with them", async () => {
  const { page } = await slowPage("/");
  await page.getByRole("button", { name: "Search" }).first().click();
  await searchDialog(page).getByRole("searchbox").fill("legal");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Legal Advisors" }).waitFor();
  await page.getByRole("button", { name: "Search" }).first().click();
  await searchDialog(page).getByRole("searchbox").fill("Falconry");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Request a New Category" }).waitFor();
  expect(await page.getByLabel("Category Name").inputValue()).toBe("Falconry");
});

test("a press that only React understands is held, and done once when it is there", async () => {
  const { page, letThrough } = await slowPage("/");
  await page.getByRole("button", { name: "Dark" }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  await letThrough();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("what is chosen in one's profile before the scripts have come is saved when they have", async () => {
  const { page, letThrough } = await slowPage("/profile/preferences", 1280, demoAccount(server.folder, "client"));
  await page.getByLabel("Clock").selectOption("h23");
  await letThrough();
  await page.getByText(/^Now it is \d{1,2}:\d\d on/).waitFor();
});

test("a switch that saves at once, pressed by key before the scripts have come, is switched and saved when they have", async () => {
  const { page, letThrough } = await slowPage("/admin", 1280, demoAccount(server.folder, "admin"));
  const toggle = page.getByRole("switch", { name: "How it works is visible on the home page" });
  await toggle.press("Space");
  expect(await toggle.isChecked()).toBe(true);
  await letThrough();
  await page.getByText("Section updated successfully.").waitFor();
  expect(await toggle.isChecked()).toBe(false);
});

test("what is typed into a form with a preview before the scripts have come is in the preview when they have", async () => {
  const { page, letThrough } = await slowPage("/admin/banner", 1280, demoAccount(server.folder, "admin"));
  await page.getByLabel("Banner Text").fill("Closed on Monday");
  await page.getByLabel("Background Color").fill("#14362e");
  await letThrough();
  await page.locator(".banner-text").filter({ hasText: "Closed on Monday" }).waitFor();
  await page.getByText(/easy to read/).waitFor();
});

test("the rows of a list stay where they are when the scripts have come, so that a press hits what was meant", async () => {
  const { page, letThrough } = await slowPage("/admin?view=people", 1280, demoAccount(server.folder, "admin"));
  const tops = () => page.locator("main tbody tr").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top + scrollY));
  const before = await tops();
  expect(before.length).toBeGreaterThan(5);
  await letThrough();
  await page.getByLabel("All on this page").waitFor();
  expect(await tops()).toEqual(before);
});

test.each([
  ["/advisor-profile/availability", "advisor"],
  ["/profile", "client"],
] as const)("nothing of %s moves when the scripts have come, so that a press under way hits what was meant", async (path, role) => {
  const { page, letThrough } = await slowPage(path, 390, demoAccount(server.folder, role));
  const parts = page.locator("main section, main fieldset, main form");
  const tops = () => parts.evaluateAll((each) => each.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
  const before = await tops();
  expect(before.length).toBeGreaterThan(5);
  await letThrough();
  expect(await tops()).toEqual(before);
});

test("times are in the zone that was chosen before the scripts had come", async () => {
  const { page, letThrough } = await slowPage(`/advisors/${DEMO_ADVISOR.slug}`);
  await page.getByLabel("Times are in").selectOption("America/Chicago");
  await letThrough();
  await page.waitForURL(/zone=America%2FChicago/);
});

test("a file that is chosen and sent before the scripts have come gets the words that it gets with them", async () => {
  const { page, letThrough } = await slowPage("/business");
  await page.getByLabel("Document").setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) });
  await page.getByRole("button", { name: "Analyze document" }).click();
  await letThrough();
  await page.getByText("This document has no text in it.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/business");
});

test("the menu of a phone opens before the scripts have come, and stays open when they have", async () => {
  const { page, letThrough } = await slowPage("/", 390);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.waitFor();
  for (const name of ["Home", "Find Advisors", "How It Works", "Pricing", "Legal", "AI Assistant", "Sign In", "Become an Advisor"])
    expect(await menu.getByRole("link", { name, exact: true }).count(), name).toBe(1);
  expect(await menu.getByRole("button", { name: "Search" }).count()).toBe(1);
  await letThrough();
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole("link", { name: "Pricing" }).click();
  await page.waitForURL(/\/pricing/);
  await menu.waitFor({ state: "hidden" });
});

long("a page whose scripts are gone still goes everywhere", async () => {
  const page = await visit({ baseURL: server.url });
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/");
  await wake(page);
  await page.getByRole("link", { name: "Find an advisor" }).click();
  await page.getByRole("heading", { level: 1, name: "Find Your Perfect Advisor" }).waitFor();
  const unreachable = complaints.splice(0);
  expect(unreachable.every((complaint) => complaint.endsWith("net::ERR_FAILED"))).toBe(true);
});

test("no visitor sees a time before it is on their own clock", async () => {
  const page = await visit({ baseURL: server.url, width: 390 });
  await page.goto("/cookies");
  await page.evaluate(() => localStorage.setItem("zone", "Asia/Tokyo"));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const time of document.querySelectorAll("main time[data-local]"))
        if (getComputedStyle(time).visibility === "visible") seen.add(time.textContent ?? "");
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/advisors/all");
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  expect((await seen()).filter((text) => !text.endsWith("(Tokyo)"))).toEqual([]);
});

test("signing out before the scripts have come leaves nothing that was typed in the window", async () => {
  const { page, isWaiting } = await slowPage("/profile", undefined, demoAccount(server.folder, "client"));
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.evaluate(() => sessionStorage.setItem("message 1", "half a sentence"));
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByText("Signed out successfully").waitFor();
  expect([isWaiting(), await page.evaluate(() => sessionStorage.getItem("message 1"))]).toEqual([true, null]);
});

test("what was refused before the scripts came is not said of another value that stands there when they come", async () => {
  const { page, letThrough } = await slowPage("/advisor-profile/availability", undefined, demoAccount(server.folder, "advisor"));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("Please choose a date", { exact: true }).waitFor();
  await page.getByLabel("Date", { exact: true }).fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await letThrough();
  await page.getByText("Please choose a date", { exact: true }).waitFor({ state: "detached" });
});
