import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const PHONE = { width: 390 };

/** Whether the whole element is visible, below the header. */
const isInView = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return top >= document.querySelector(".header-bar")!.getBoundingClientRect().bottom && bottom <= innerHeight;
  }, selector);

test.each([{}, PHONE])("a search for advisors is led to the title of its answer and its best match (%o)", async (size) => {
  const page = await browser.visit({ baseURL: server.url, ...size });
  await page.goto("/book-consultation?topic=Business%20Strategy");
  await whenHydrated(page);
  await page.getByRole("button", { name: "Find Adviser" }).click();
  await page.locator("#results-title").waitFor();
  await expect.poll(() => isInView(page, "#results-title")).toBe(true);
  await expect.poll(() => isInView(page, "#results li h3")).toBe(true);
  await keepToast(page);
  await expect.poll(() => covered(page, "h1, h2, button[type=submit]")).toEqual([]);
});

const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest("#site-menu")
      ? `menu: ${activeElement.ariaLabel ?? activeElement.textContent}`
      : activeElement?.className;
  });

test("what a category search finds on a phone comes into view with the focus, but not for who has scrolled", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await page.goto("/legal");
  await whenHydrated(page);
  const search = async (words: string) => {
    await page.getByRole("searchbox").fill(words);
    await page.getByRole("search").getByRole("button").click();
    await page.waitForURL(`**/legal?q=${words}`);
  };
  await search("contract");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("advisors");
  expect(await isInView(page, "#advisors")).toBe(true);
  const answer = Promise.withResolvers<void>();
  await page.route("**/legal.data?**", (route) => answer.promise.then(() => route.continue()));
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("searchbox").fill("visa");
  await page.getByRole("search").getByRole("button").click();
  await page.evaluate(() => scrollTo(0, 40));
  answer.resolve();
  await page.waitForURL("**/legal?q=visa");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await page.evaluate(() => scrollY)).toBe(40);
});

test("Tab stays in the menu of a phone while it lies over the page, and Escape leads back to its button", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await signIn(page, demoAccount(server.folder, "client"), "/pricing");
  await whenHydrated(page);
  await page.locator(".menu-button").press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => whereFocusIs(page)).toBe("menu: Close menu");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => whereFocusIs(page)).toBe("menu: Book");
  await page.keyboard.press("Tab");
  await expect.poll(() => whereFocusIs(page)).toBe("menu: Close menu");
  await page.keyboard.press("Escape");
  await expect.poll(() => whereFocusIs(page)).toBe("menu-button");
});

/** Returns which of these the toasts cover. */
const covered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const toasts = [...document.querySelectorAll(".toast")].map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll(wanted)]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return toasts.some((toast) => toast.left < box.right && box.left < toast.right && toast.top < box.bottom && box.top < toast.bottom);
      })
      .map((each) => each.textContent);
  }, selector);

/** Where the first toast is, from the corner of the window. */
const placeOfToast = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector(".toast")?.getBoundingClientRect();
    return box && `${box.left} ${box.top}`;
  });

/** A toast with the focus stays. */
const keepToast = (page: Page) => page.locator(".toast").first().getByRole("button").focus();

test("on a phone a toast that comes with the page to sign in covers nothing that is pressed, before anything is touched", async () => {
  const page = await browser.visit({ baseURL: server.url, width: 390 });
  await page.context().addCookies([{ name: "session", value: "a".repeat(43), url: server.url }]);
  await page.goto("/pricing");
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/profile/preferences" });
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL(/\/auth/);
  await expect.poll(() => placeOfToast(page)).toBe("8 8");
  await expect.poll(() => covered(page, "main button, main .button, main input, main summary")).toEqual([]);
});

test("hours that were added, copied and taken out as the session ended are there again, and said not to be saved yet", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const account = demoAccount(server.folder, "advisor");
  await signIn(page, account, "/advisor-profile/availability");
  await whenHydrated(page);
  const hours = () =>
    page
      .locator("#hours input[type=time]")
      .evaluateAll((all) => all.map((each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value].join(" ")));
  await page.getByRole("button", { name: "Remove span 1 of Friday" }).click();
  for (const [name, value] of [
    ["from.6.0", "10:00"],
    ["to.6.0", "12:00"],
    ["from.6.1", "14:00"],
    ["to.6.1", "15:00"],
  ] as const) {
    if (name.startsWith("from")) await page.getByRole("button", { name: "Add hours on Saturday" }).click();
    await page.locator(`[name="${name}"]`).fill(value);
  }
  const typed = await hours();
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Save weekly hours" }).click();
  await page.getByLabel("Password", { exact: true }).waitFor();
  await page.getByLabel("Email", { exact: true }).first().fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await page.waitForURL("**/advisor-profile/availability");
  await expect.poll(hours).toEqual(typed);
  await page.getByText("Your hours are here again as you left them. They are not saved yet.").waitFor();
  await expect.poll(() => isInView(page, "#hours h2")).toBe(true);
  await page.getByRole("button", { name: "Save weekly hours" }).click();
  // Something may be agreed in the hours that are taken out.
  const saved = page.locator(".toast").filter({ hasText: "Success" });
  const anyway = page.getByRole("button", { name: "Save anyway" });
  await saved.or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await saved.waitFor();
  await page.reload();
  expect(await hours()).toEqual(typed);
});

test("filters offer the areas of the field that is chosen, no day that is over, and no list of nobody; their button is in view on a phone", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await page.goto("/advisors/all");
  await whenHydrated(page);
  await page.getByRole("button", { name: "Filters" }).click();
  const dialog = page.locator("dialog:modal");
  await dialog.waitFor();
  const show = dialog.locator("button[type=submit]");
  await expect.poll(() => isInView(page, "dialog:modal button[type=submit]")).toBe(true);
  const areas = dialog.locator('[name="expertise"] optgroup');
  expect(await areas.count()).toBeGreaterThan(1);
  await dialog.getByLabel("Field", { exact: true }).selectOption("legal");
  await expect.poll(() => areas.evaluateAll((all) => all.map((each) => (each as HTMLOptGroupElement).label))).toEqual(["Legal"]);
  await dialog.locator('[name="date"]').fill("2020-01-01");
  expect(await dialog.locator('[name="date"]').evaluate((field) => (field as HTMLInputElement).validity.rangeUnderflow)).toBe(true);
  await dialog.locator('[name="date"]').fill("");
  await dialog.locator('[name="price"]').fill("1");
  await dialog.getByText("Nobody fits").waitFor();
  expect(await show.isDisabled()).toBe(true);
  await dialog.locator('[name="price"]').fill("");
  await expect.poll(() => show.isEnabled()).toBe(true);
});

test("where nobody is left the filters say since which one, clear all of them, and a dialog on a phone is free of what was said before", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await signIn(page, demoAccount(server.folder, "client"), "/advisors/all");
  await whenHydrated(page);
  await page
    .locator("main")
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await page.locator(".toast").waitFor();
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("Price up to, per hour").waitFor();
  await expect.poll(() => page.locator(".toast").count()).toBe(0);
  await sheet.getByLabel("Price up to, per hour").fill("1");
  await sheet.getByText("Nobody is left since you set “Price up to, per hour”.").waitFor();
  await sheet.getByRole("link", { name: "Clear all" }).click();
  await page.getByRole("button", { name: "Filters" }).click();
  await sheet.getByRole("button", { name: /^Show \d+ advisors$/ }).waitFor();
  expect(await sheet.getByLabel("Price up to, per hour").inputValue()).toBe("");
});

test("who was absent, as it was chosen when the session ended, is chosen again", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const account = demoAccount(server.folder, "admin");
  await signIn(page, account);
  await server.site.rows(`update consultations set status = 'accepted', closed_at = null, closed_by = null, no_show_of = null,
    scheduled_time = now() - interval '2 hours', ends_at = now() - interval '1 hour', blocked_until = now() - interval '1 hour'
    where id = (select id from consultations where status = 'completed' order by id limit 1)`);
  await page.goto("/admin?view=consultations&state=accepted&sort=time");
  await whenHydrated(page);
  const choice = page.locator("dialog:modal select");
  const ask = page.getByRole("button", { name: /^Record a no-show/, includeHidden: true }).first();
  if (!(await ask.isVisible()))
    await page
      .getByRole("button", { name: /^Actions for / })
      .first()
      .click();
  await ask.click();
  await choice.selectOption("advisor");
  await page.locator("dialog:modal").getByRole("textbox").fill("The client waited alone");
  await page.context().clearCookies({ name: "session" });
  await page
    .locator("dialog:modal")
    .getByRole("button", { name: /no-show/i })
    .click();
  await page.getByLabel("Password", { exact: true }).waitFor();
  await page.getByLabel("Email", { exact: true }).first().fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await page.locator("dialog:modal").waitFor();
  await expect.poll(() => page.locator("dialog:modal").getByRole("textbox").inputValue()).toBe("The client waited alone");
  await expect.poll(() => choice.inputValue()).toBe("advisor");
});

/** Height of a phone's viewport. */
const OF_PHONE = 844;

/** Opens a page on a phone as one of the demo's accounts. */
async function phone(who: "advisor" | "admin", path: string) {
  const page = await browser.visit({ ...PHONE, baseURL: server.url });
  await signIn(page, demoAccount(server.folder, who), path);
  return page;
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test("an advisor on a phone sees the request that waits without scrolling, and the figures behind one line", async () => {
  const page = await phone("advisor", "/advisor-profile");
  expect(await topOf(page, "#today ~ ul > li")).toBeLessThan(OF_PHONE / 2);
  expect(await page.getByText("Hourly rate", { exact: true }).isVisible()).toBe(false);
  await page.getByText("Your figures").click();
  await page.getByText("Hourly rate", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Switch to User Account" }).waitFor();
});

test("an admin on a phone sees the rows of a list without scrolling, and its filters behind one button", async () => {
  const page = await phone("admin", "/admin?view=people");
  expect(await topOf(page, ".list-table tbody tr")).toBeLessThan(OF_PHONE / 2);
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Show", { exact: true }).selectOption("advisors");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText("Filters 1", { exact: true }).waitFor();
  await page.goto(`${server.url}/admin/applications`);
  expect(await topOf(page, ".list-table tbody tr")).toBeLessThan(OF_PHONE * 0.65);
});

const ANYTHING = "a, button, .button, input, textarea, summary, h1, h2, [data-bar]";

/** Marks what can be seen and pressed now: what lies below the header or outside the window is nothing that toasts could cover. */
function markSeen(selector: string) {
  for (const each of document.querySelectorAll<HTMLElement>(selector)) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (hit === each || each.contains(hit))) each.dataset.seen = "";
  }
}

test("on a phone a toast is above the page, on every page, which makes room: it covers nothing that was in view, wherever it was scrolled to", async () => {
  const page = await browser.visit({ baseURL: server.url, ...PHONE });
  await signIn(page, demoAccount(server.folder, "client"), "/profile/preferences");
  const acts = {
    [`/advisors/${DEMO_ADVISOR.slug}`]: async () => {
      await page.context().setOffline(true);
      await page.evaluate(() => document.querySelector<HTMLFormElement>("main form[method=post]")?.requestSubmit());
    },
    "/profile/preferences": async () => {
      // Another theme or language would load the page anew.
      const select = page.locator("main select[name=hourCycle]");
      const [now, others] = [
        await select.inputValue(),
        await select.locator("option").evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
      ];
      await select.evaluate(
        (field: HTMLSelectElement, value) => {
          field.value = value;
          field.dispatchEvent(new Event("change", { bubbles: true }));
        },
        others.find((value) => value !== now) ?? "",
      );
    },
  };
  for (const [address, act] of Object.entries(acts))
    for (const part of [0, 0.5]) {
      await page.goto(address);
      await whenHydrated(page);
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part);
      await page.evaluate(markSeen, ANYTHING);
      await act();
      await expect.poll(() => placeOfToast(page), { message: `${address} ${part}` }).toBe("8 8");
      await expect.poll(() => covered(page, "[data-seen]")).toEqual([]);
      await page.context().setOffline(false);
    }
  expect(browser.complaints.splice(0).filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
