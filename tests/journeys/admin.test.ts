import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, makeAdmin, visitAdmin } from "../support/admin-browser";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { openAccountMenu } from "../support/demo";
import { firstOf, long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ environment: { ADMIN_EMAILS: ADMIN_EMAIL } });

const browser = useBrowser();
beforeAll(() => makeAdmin(server));

/** A person may have at most six open pages: close those of a test with it. */
const opened: Page[] = [];
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

async function admin(options?: Parameters<typeof visitAdmin>[2]) {
  const page = await visitAdmin(server, browser, options);
  opened.push(page);
  return page;
}

const shows = (page: Page, text: string | RegExp) =>
  page
    .getByText(text, { exact: typeof text === "string" })
    .first()
    .waitFor();
/** Whether the focused element, or a field, is visible without scrolling. */
const isSeen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
const names = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.getByRole("switch") })
    .getByRole("heading")
    .allTextContents();

/** Waits for a change to appear on the cached home page within a second. */
async function homeComesToShow(text: string, isShown: boolean) {
  const visitor = await browser.visit({ baseURL: server.url, javaScript: false });
  await expect
    .poll(async () => {
      await visitor.goto("/");
      return visitor.locator("main, .banner").getByText(text).first().isVisible();
    })
    .toBe(isShown);
}

test("on the way into the area it says 'Checking admin permissions...'", async () => {
  const page = await admin();
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Pricing", exact: true }).first().hover();
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/admin\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await (await openAccountMenu(page)).getByRole("link", { name: "Admin", exact: true }).click();
  await shows(page, "Checking admin permissions...");
  go();
  await shows(page, "Home page sections");
});

long.each([true, false])("an admin writes a section and takes it back (JavaScript: %s)", async (javaScript) => {
  const page = await admin({ javaScript });
  await page.getByRole("link", { name: "Edit How it works" }).click();
  const title = `A way of our own, ${javaScript}`;
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByText("Formatting: Title").click();
  await page.getByLabel("Font size").first().selectOption("5xl");
  await page.getByRole("group", { name: "Colour" }).first().getByLabel("Honey").check({ force: true });
  if (javaScript) {
    await shows(page, /Title: contrast 1\.\d to 1 in the light theme/);
    expect(await page.locator("figure").getByText(title).count()).toBe(2);
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page, "Section updated successfully.");
  await shows(page, /Title: contrast/);
  await homeComesToShow(title, true);
  await page.getByRole("button", { name: "Undo the last save" }).click();
  await shows(page, "The last save of this section was undone.");
  expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("How It Works");
  await homeComesToShow(title, false);
});

long.each([true, false])("steps are added, put into order and removed (JavaScript: %s)", async (javaScript) => {
  const page = await admin({ javaScript });
  await page.goto("/admin?section=how_it_works");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Title 4").fill("Come again");
  await page.getByRole("button", { name: "Move entry 4 up" }).click();
  await page.getByRole("button", { name: "Remove entry 1" }).click();
  expect(await page.getByLabel("Title 2").inputValue()).toBe("Come again");
  await page.getByLabel("Title 1").fill("");
  await page.getByRole("button", { name: "Save content" }).click();
  await shows(page, "Please enter a title.");
  await page.getByLabel("Title 1").fill("Meet them");
  await page.getByRole("button", { name: "Save content" }).click();
  await shows(page, "Content updated successfully.");
  await homeComesToShow("Meet them", true);
  await homeComesToShow("Find an expert", false);
  await page.getByRole("button", { name: "Undo the last save" }).click();
  await shows(page, "The last save of this section was undone.");
  expect(await page.getByLabel("Title 1").inputValue()).toBe("Find an expert");
});

test("sections are switched by keyboard, moved by arrows that keep the focus, and dragged", async () => {
  const page = await admin();
  const toggle = page.getByRole("switch", { name: "How it works is visible on the home page" });
  await toggle.focus();
  await page.keyboard.press("Space");
  await shows(page, "Section updated successfully.");
  await homeComesToShow("Three steps from a question", false);
  await toggle.focus();
  await page.keyboard.press("Space");
  await homeComesToShow("Three steps from a question", true);
  const down = page.getByRole("button", { name: "Move How it works down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["Hero", "Become an advisor", "How it works"]);
  expect(await down.evaluate((button) => document.activeElement === button)).toBe(true);
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByTitle("Drag How it works").dragTo(page.getByTitle("Drag Become an advisor"));
  await saved;
  await expect.poll(() => names(page)).toEqual(["Hero", "How it works", "Become an advisor"]);
  await page.reload();
  expect(await names(page)).toEqual(["Hero", "How it works", "Become an advisor"]);
});

long("of two admins at once the later one sees what the first one wrote, and takes it", async () => {
  const [ann, bob] = [await admin(), await admin()];
  for (const page of [ann, bob]) await page.goto("/admin?section=become_advisor");
  await ann.getByLabel("Title", { exact: true }).fill("Ann's words");
  await ann.getByRole("button", { name: "Save", exact: true }).click();
  await shows(ann, "Section updated successfully.");
  await bob.getByLabel("Title", { exact: true }).fill("Bob's words");
  await bob.getByRole("button", { name: "Save", exact: true }).click();
  await shows(bob, /changed this section after you opened it\. Nothing was overwritten\./);
  expect(await bob.getByLabel("Title", { exact: true }).inputValue()).toBe("Bob's words");
  await bob.getByRole("link", { name: "Take theirs" }).click();
  await expect.poll(() => bob.getByLabel("Title", { exact: true }).inputValue()).toBe("Ann's words");
  await bob.getByRole("button", { name: "Undo the last save" }).click();
  await shows(bob, "The last save of this section was undone.");
});

test.each(
  firstOf([true, false]),
)("a banner is written, shown, changed and deleted after a question (JavaScript: %s)", async (javaScript) => {
  const page = await admin({ javaScript });
  await page.getByRole("tab", { name: "Banner" }).click();
  await page.getByLabel("Banner Text").fill("Closed on Monday");
  await page.getByLabel("Background Color").fill("#14362e");
  if (javaScript) await shows(page, /easy to read/);
  await page.getByRole("button", { name: "Create banner" }).click();
  await shows(page, "Banner created successfully!");
  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await shows(page, "Banner activated successfully!");
  await homeComesToShow("Closed on Monday", true);
  await page.getByRole("link", { name: "Edit: Closed on Monday" }).click();
  await page.getByRole("button", { name: "Update banner" }).waitFor();
  await page.getByLabel("Banner Text").fill("Open on Monday");
  await page.getByRole("button", { name: "Update banner" }).click();
  await shows(page, "Banner updated successfully!");
  await homeComesToShow("Open on Monday", true);
  await page.getByRole("button", { name: "Delete: Open on Monday" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Are you sure you want to delete this banner?").waitFor();
  await question.getByRole("button", { name: "Delete" }).click();
  await shows(page, "Banner deleted successfully!");
  await homeComesToShow("Open on Monday", false);
});

long("a banner comes and goes on a page that is open somewhere, without anybody loading it anew", async () => {
  const [open, visitor, page] = [await admin(), await browser.visit({ baseURL: server.url }), await admin()];
  await open.goto("/profile");
  await open.getByRole("heading", { level: 1 }).waitFor();
  await visitor.goto("/pricing");
  const listens = visitor.waitForResponse(/\/notifications\/live\?of=site$/);
  await visitor.getByRole("link", { name: "Pricing", exact: true }).first().hover();
  await listens;
  await page.goto("/admin/banner");
  await page.getByLabel("Banner Text").fill("Back in an hour");
  await page.getByRole("button", { name: "Create banner" }).click();
  await shows(page, "Banner created successfully!");
  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await visitor.locator(".banner", { hasText: "Back in an hour" }).waitFor();
  await open.locator(".banner", { hasText: "Back in an hour" }).waitFor();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  for (const window of [open, visitor]) await window.locator(".banner").waitFor({ state: "detached" });
});

long.each([true, false])("on a telephone the pages of the area are in a drawer, by keyboard too (JavaScript: %s)", async (javaScript) => {
  const page = await admin({ javaScript, width: 390 });
  await page.goto("/admin?view=people");
  const drawer = page.getByRole("navigation", { name: "Admin menu" });
  expect(await drawer.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Open the admin menu" }).press("Enter");
  await drawer.getByRole("link", { name: "Settings" }).waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Open the admin menu" }).click();
  await drawer.getByRole("link", { name: "Audit log" }).click();
  await page.getByRole("heading", { name: "Audit log", exact: true }).waitFor();
  expect(await drawer.isVisible()).toBe(false);
});

long("every screen of the area is accessible and fits, narrow and light, wide and dark", async () => {
  const paths = [
    "/admin",
    "/admin?section=hero",
    "/admin?section=become_advisor",
    "/admin/applications",
    "/admin/applications?view=reports",
    "/admin/videos",
    "/admin/logos",
    "/admin/banner",
    "/admin?view=people",
    "/admin?view=consultations",
    "/admin?view=topics",
    "/admin?view=mail",
    "/admin?view=audit",
    "/admin?view=settings",
  ];
  for (const { scheme, width } of [
    { scheme: "light", width: 320 },
    { scheme: "dark", width: 1280 },
  ] as const) {
    const page = await admin({ scheme, width });
    for (const path of paths) {
      await page.goto(path);
      for (const formatting of await page.getByText(/^Formatting:/).all()) await formatting.click();
      expect([path, width, await overflows(page), await accessibilityProblems(page)]).toEqual([path, width, false, []]);
    }
  }
});

long("a question is gone once it is answered, so that the answer can be read", async () => {
  const page = await admin();
  await page.goto("/admin?view=people");
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("button", { name: /^Revoke admin/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke admin" }).click();
  await page.getByText("This is the last admin.").waitFor();
  await page.getByRole("alertdialog").waitFor({ state: "hidden" });
});

long(
  "a rush fee that an admin sets is refused beyond its bounds, and a visitor who has read the old one reads the new one on the next page",
  async () => {
    const visitor = await browser.visit({ baseURL: server.url });
    opened.push(visitor);
    await visitor.goto("/pricing?rate=100&minutes=60&urgency=rush");
    await shows(visitor, "Rush fee (15%)");
    const page = await admin();
    await page.goto("/admin?view=settings");
    await page.getByLabel("Rush fee in percent of the base price").fill("101");
    await page.getByRole("button", { name: "Save rules" }).click();
    await shows(page, "Please enter a whole number from 0 to 100.");
    await page.getByLabel("Rush fee in percent of the base price").fill("25");
    await page.getByRole("button", { name: "Save rules" }).click();
    await shows(page, "The rules are saved and apply from now on.");
    await page.getByText("Changes to the rules").click();
    await shows(page, "Rush fee: 15 % → 25 %");
    await visitor.locator("footer").getByRole("link", { name: "How it Works" }).first().click();
    await visitor.getByRole("heading", { level: 1, name: "How it works" }).waitFor();
    await visitor.locator("footer").getByRole("link", { name: "Pricing" }).first().click();
    await shows(visitor, /^Rush fee, 25%: /);
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

long("whoever saves after their session has ended sees the fields to sign in with, however far down the form stood", async () => {
  const page = await admin();
  await page.goto("/admin?view=settings");
  const save = page.getByRole("button", { name: "Save contact" });
  await save.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.context().clearCookies();
  await save.click();
  await page.getByLabel("Email").first().waitFor();
  await page.waitForFunction(() => scrollY === 0);
  expect(await isSeen(page, "input[name=email]")).toBe(true);
});
