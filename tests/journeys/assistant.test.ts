import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true, environment: { PACE: "1" } });
const MATCHER = "/ai-assistant?room=business";

const browser = useBrowser();

const visit = (options: { width?: number; scheme?: "light" | "dark"; javaScript?: boolean } = {}) =>
  browser.visit({ ...options, baseURL: server.url });
const box = (page: Page) => page.getByLabel("Your message");
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Wakes the page up, as the first touch of a field does. */
async function wake(page: Page) {
  await box(page).focus();
  await page.locator("form[action*='stay']").first().waitFor();
}

/** Measures the milliseconds from a request until something is shown. */
async function timeUntil(ask: () => Promise<void>, shown: () => Promise<unknown>) {
  const began = performance.now();
  await ask();
  await shown();
  return performance.now() - began;
}

test("the chat's panel is 600 pixels high, with an initial assistant greeting and its time", async () => {
  const page = await visit();
  await page.goto("/ai-assistant");
  const panel = page.getByRole("region", { name: "AI Assistant" });
  expect((await panel.boundingBox())?.height).toBe(600);
  await shows(page, /^Hello! I know every advisor here/);
  expect(await panel.locator("time").first().textContent()).toMatch(/^\d{1,2}:\d{2}/);
});

long("what is typed before the page wakes up stays in the box", async () => {
  const page = await visit();
  await page.goto("/ai-assistant");
  await box(page).fill("I need a tax adviser");
  await page.locator("form[action*='stay']").first().waitFor();
  expect(await box(page).inputValue()).toBe("I need a tax adviser");
  expect(await send(page).isDisabled()).toBe(false);
});

test("send is disabled while the box is empty; Enter sends, Shift+Enter begins a new line", async () => {
  const page = await visit();
  await page.goto("/ai-assistant");
  expect(await send(page).isDisabled()).toBe(true);
  await wake(page);
  await box(page).pressSequentially("I need help");
  expect(await send(page).isDisabled()).toBe(false);
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("with my taxes");
  expect(await box(page).inputValue()).toBe("I need help\nwith my taxes");
  await box(page).press("Enter");
  await shows(page, /Tax and Accounting/);
  expect(await box(page).inputValue()).toBe("");
  expect(await send(page).isDisabled()).toBe(true);
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("who comes back to a conversation, or reloads it, sees its last question at the top of the box, and the box below the header", async () => {
  const page = await visit({ width: 390 });
  await page.goto("/ai-assistant");
  await wake(page);
  await box(page).fill("I need an employment lawyer on Thursday morning for an hour");
  await send(page).click();
  await page.locator('#answer a[href*="/book?"]').first().waitFor();
  const place = () =>
    page.evaluate(() => {
      const [panel, answer] = ["[role=log]", "#answer"].map((each) => document.querySelector(each)!);
      const [top, begins] = [panel!.getBoundingClientRect().top, answer!.previousElementSibling!.getBoundingClientRect().top];
      return begins - top > -4 && begins - top < 40 && top > 40 && begins < innerHeight / 2;
    });
  await page.goto("/pricing");
  await page.goto("/ai-assistant");
  await expect.poll(place).toBe(true);
  await page.reload();
  await expect.poll(place).toBe(true);
});

test("a starter sends itself, and its answer is read from its top with the best match in view, the keyboard at it", async () => {
  const page = await visit({ width: 390 });
  await page.goto("/ai-assistant");
  await wake(page);
  await page.getByRole("log").getByRole("button").first().press("Enter");
  await page.locator("#answer").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("answer");
  const panel = await page.getByRole("log").boundingBox();
  const isBelowTop = async () => {
    const answer = await page.locator("#answer").boundingBox();
    return answer!.y >= panel!.y - 1 && answer!.y < panel!.y + panel!.height / 3;
  };
  await expect.poll(isBelowTop).toBe(true);
  const best = await page.locator("#answer li").first().boundingBox();
  expect(best!.y).toBeLessThan(panel!.y + panel!.height);
});

test("Back from an advisor's page returns to the place in the conversation that was left", async () => {
  const page = await visit({ width: 390 });
  await page.goto("/ai-assistant");
  await wake(page);
  for (const [count, words] of ["I need a tax adviser in Dublin", "And somebody for a trade mark"].entries()) {
    await box(page).fill(words);
    await box(page).press("Enter");
    await expect.poll(() => page.locator("main a[href^='/advisors/'].group").count()).toBeGreaterThan(3 * count + 1);
    await page.getByRole("button", { name: "Delete conversation" }).waitFor();
  }
  const log = page.getByRole("log");
  const first = log.locator("a.group").first();
  await first.scrollIntoViewIfNeeded();
  const place = () => first.evaluate((link) => link.getBoundingClientRect().top - link.closest("[role=log]")!.getBoundingClientRect().top);
  const [left, fromEnd] = [await place(), await log.evaluate(({ scrollTop }) => scrollTop)];
  const name = await first.locator(".font-semibold").textContent();
  await first.click();
  await page.getByRole("heading", { level: 1, name: name! }).waitFor();
  await page.goBack();
  await log.locator("a.group").first().waitFor();
  expect(fromEnd).toBeLessThan(-100);
  expect(await place()).toBeCloseTo(left, -1);
  expect(await first.evaluate((link) => link.getBoundingClientRect().top > 0)).toBe(true);
});

test("a reply takes 1.5 seconds at least, with a typing spinner, nothing more to send and a name to follow", async () => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/ai-assistant");
  await wake(page);
  await box(page).fill("Who can help us register a trade mark?");
  const time = await timeUntil(
    async () => {
      await box(page).press("Enter");
      await shows(page, "The assistant is typing...");
      expect(await send(page).isDisabled()).toBe(true);
    },
    () => shows(page, /Intellectual Property/),
  );
  expect(time).toBeGreaterThanOrEqual(1500);
  const name = page.getByRole("log").locator("a[href^='/advisors/']").first();
  await name.click();
  await page.waitForURL(/\/advisors\//);
});

long("for those who prefer less motion an answer is not held back", async () => {
  const page = await visit();
  await page.goto("/ai-assistant");
  await wake(page);
  await box(page).fill("Who can help us register a trade mark?");
  expect(
    await timeUntil(
      () => box(page).press("Enter"),
      () => shows(page, /Intellectual Property/),
    ),
  ).toBeLessThan(1400);
});

test("a failure says 'Failed to get response. Please try again.' and gives the words back", async () => {
  const page = await visit();
  await page.goto("/ai-assistant");
  await wake(page);
  await page.route("**/ai-assistant**", (route) => route.abort());
  await box(page).fill("Who can help us register a trade mark?");
  await box(page).press("Enter");
  await shows(page, "Failed to get response. Please try again.");
  expect(await box(page).inputValue()).toBe("Who can help us register a trade mark?");
  await page.unroute("**/ai-assistant**");
  await box(page).press("Enter");
  await shows(page, /Intellectual Property/);
  const unreachable = browser.complaints.splice(0);
  expect(unreachable.every((complaint) => complaint.endsWith("net::ERR_FAILED"))).toBe(true);
});

long.each([true, false])("10,000 characters get their sentence and stay in the box (JavaScript: %s)", async (javaScript) => {
  const page = await visit({ javaScript });
  await page.goto("/ai-assistant");
  if (javaScript) await wake(page);
  const long = "word ".repeat(2000);
  await box(page).fill(long);
  await send(page).click();
  await shows(page, /Please keep a message under 4,000 characters/);
  expect((await box(page).inputValue()).trim()).toBe(long.trim());
});

long.each([true, false])("a conversation survives a reload and can be deleted (JavaScript: %s)", async (javaScript) => {
  const page = await visit({ javaScript });
  await page.goto("/ai-assistant");
  await box(page).fill("I need a tax adviser");
  await send(page).click();
  await shows(page, /Tax and Accounting/);
  await page.reload();
  await shows(page, "I need a tax adviser");
  await page.getByRole("button", { name: "Delete conversation" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete conversation" }).click();
  await shows(page, "The conversation is deleted.");
  expect(await page.getByText("I need a tax adviser").count()).toBe(0);
});

test("the matcher is labelled Beta and starts with the quick-start categories of /business", async () => {
  const page = await visit();
  await page.goto(MATCHER);
  await shows(page, "Beta");
  const starts = await page.getByRole("navigation", { name: "Quick start" }).getByRole("link").all();
  expect(await Promise.all(starts.map((link) => link.getAttribute("href")))).toEqual([
    "/business/strategy",
    "/business/operations",
    "/business/growth-scaling",
    "/business/other",
  ]);
});

test("a message takes 1.5 seconds at least to the five guided prompts, and Connect a second to the category", async () => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(MATCHER);
  await wake(page);
  await box(page).fill("We want to enter the German market. How should we begin?");
  const asked = await timeUntil(
    async () => {
      await box(page).press("Enter");
      await shows(page, "Finding the perfect advisor for you...");
    },
    () => page.getByRole("group", { name: "Select Geography" }).waitFor(),
  );
  expect(asked).toBeGreaterThanOrEqual(1500);
  for (const answer of ["Europe", "Retail", "Small 11-50", "Market Entry", "Immediate within 1 week"])
    await page.locator("#matcher").getByText(answer, { exact: true }).click();
  await page.getByRole("button", { name: "Find my advisor" }).click();
  for (const heading of ["Key issues", "Recommended advisor", "Questions to ask"])
    await page.getByRole("heading", { name: heading }).waitFor();
  await shows(page, "High urgency");
  await shows(page, /\d+% match/);
  const connected = await timeUntil(
    () =>
      page
        .getByRole("link", { name: /^Connect/ })
        .first()
        .click(),
    () => page.waitForURL(/\/business\?need=/),
  );
  expect(connected).toBeGreaterThanOrEqual(1000);
  // The conversation is carried along to the hour of the advisor it led to.
  const chosen = new URL(page.url()).searchParams.get("advisor");
  await page.goto(`/advisors/${chosen}/book`);
  await expect.poll(() => page.getByLabel("What is it about?").inputValue()).toContain("We want to enter the German market.");
});

test("a document takes two seconds at least to the recommendation", async () => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/ai-assistant?room=legal");
  await wake(page);
  const chooser = page.getByLabel("Document");
  expect(await chooser.getAttribute("accept")).toBe("image/*,.pdf,.txt,.doc,.docx,.xlsx");
  await chooser.setInputFiles({
    name: "brief.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("A competitor copies our trade mark. What should we do?"),
  });
  const time = await timeUntil(
    async () => {
      await page.getByRole("button", { name: "Analyze document" }).click();
      await shows(page, "Analyzing your document...");
    },
    () => page.getByRole("heading", { name: "Key issues" }).waitFor(),
  );
  expect(time).toBeGreaterThanOrEqual(2000);
  await shows(page, /A competitor copies our trade mark/);
});

long.each([true, false])("a document that is too big gets its sentence (JavaScript: %s)", async (javaScript) => {
  const page = await visit({ javaScript });
  await page.goto(MATCHER);
  if (javaScript) await wake(page);
  await page
    .getByLabel("Document")
    .setInputFiles({ name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "a") });
  await page.getByRole("button", { name: "Analyze document" }).click();
  await shows(page, /larger than 10 MB/);
});

long("the chat and the matcher in every stage are accessible and fit, narrow and light, wide and dark", async () => {
  for (const { scheme, width } of [
    { scheme: "light", width: 320 },
    { scheme: "dark", width: 1280 },
  ] as const) {
    const page = await visit({ scheme, width });
    const check = async (stage: string) => {
      expect(await accessibilityProblems(page), `${stage} ${scheme}`).toEqual([]);
      expect(await overflows(page), `${stage} ${width}`).toBe(false);
    };
    await page.goto("/ai-assistant");
    await wake(page);
    await box(page).fill("I need a tax adviser who speaks German");
    await send(page).click();
    await shows(page, /Tax and Accounting/);
    await check("chat");
    await page.goto(MATCHER);
    await check("welcome");
    await wake(page);
    await box(page).fill("We want to enter the German market");
    await send(page).click();
    await page.getByRole("group", { name: "Select Geography" }).waitFor();
    await check("questioning");
    await page.locator("#matcher").getByText("Market Entry", { exact: true }).click();
    await page.getByRole("button", { name: "Find my advisor" }).click();
    await page.getByRole("heading", { name: "Key issues" }).waitFor();
    await check("recommendation");
  }
});
