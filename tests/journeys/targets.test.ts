import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { overflows, useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { OTHERS, ownPages, PAGES } from "../support/phone-pages";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const { visit } = useBrowser();

const WIDTH = 390;
const LEAST = 44;
/** Height of a page on a phone; the policies are for reading, not scanned for targets. */
const MAX_PAGE_LENGTH = 6000;
const POLICIES = ["/terms", "/privacy", "/cookies"];

/** Returns standalone controls smaller than a fingertip. A link in running text is as high as its line. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const isInText = (element: Element) => {
      if (!element.matches("a, summary") || getComputedStyle(element).display !== "inline") return false;
      const line = element.closest("p, li, dd, dt, td, label, h1, h2, h3, h4, figcaption, small, span:not(:empty)");
      return line !== null && line.textContent.trim().length > element.textContent.trim().length + 2;
    };
    const boxOf = (element: Element) => {
      const label = element.matches("input:is([type=checkbox], [type=radio])") ? element.closest("label") : null;
      const { width, height, right } = (label ?? element).getBoundingClientRect();
      // A small control may have a larger tap area, but a button is seen as large as it is pressed.
      const edge = getComputedStyle(element, "::after");
      const isWider = !element.matches("button, .button") && edge.content !== "none" && edge.position === "absolute";
      const [across, down] = isWider ? [Number.parseFloat(edge.width), Number.parseFloat(edge.height)] : [0, 0];
      return { width: Math.max(width, across || 0), height: Math.max(height, down || 0), right };
    };
    const targets = document.querySelectorAll(
      "a[href], button, input:not([type=hidden]), label:has(> input.sr-only), select, textarea, summary",
    );
    return [...targets]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]"))
      .filter((element) => !isInText(element) && !element.matches(".card-cover, .sr-only, .skip-link, [tabindex='-1']"))
      .flatMap((element) => {
        const { width, height, right } = boxOf(element);
        const isSmall = width > 0 && right > 0 && (height < least - 0.5 || width < least - 0.5);
        const name = element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent.trim().slice(0, 40);
        return isSmall ? [`${element.localName}.${element.className} "${name}" ${Math.round(width)}x${Math.round(height)}`] : [];
      });
  }, LEAST);

async function isTooLong(page: Page) {
  const isPolicy = POLICIES.includes(new URL(page.url()).pathname);
  return !isPolicy && (await page.evaluate(() => document.documentElement.scrollHeight)) > MAX_PAGE_LENGTH;
}

test.each(
  Object.keys(PAGES) as (keyof typeof PAGES)[],
)("on a phone every target of the pages of the %s has 44 pixels, nothing sticks out, and none is too long", async (role) => {
  const page = await visit({ baseURL: server.url, width: WIDTH });
  const account = role === "visitor" ? null : demoAccount(server.folder, role);
  if (account) await signIn(page, account);
  const found: string[] = [];
  for (const address of [...PAGES[role], ...OTHERS[role], ...(account ? await ownPages(server.site, account.email) : [])]) {
    await page.goto(address);
    if (await isTooLong(page)) found.push(`${address} is too long`);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("main details")) (fold as HTMLDetailsElement).open = true;
    });
    for (const target of new Set(await smallTargets(page))) found.push(`${address} ${target}`);
    if (await overflows(page)) found.push(`${address} sticks out`);
  }
  expect(found).toEqual([]);
});

test("no page of the sitemap is longer on a phone than somebody looks through, nor an advisor's with all reviews or another month", async () => {
  const page = await visit({ baseURL: server.url, width: WIDTH });
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const advisor = `/advisors/${DEMO_ADVISOR.slug}`;
  const long: string[] = [];
  for (const address of [...addresses, `${advisor}?reviews=1`, `${advisor}?month=2026-12`]) {
    await page.goto(address);
    if (await isTooLong(page)) long.push(address);
  }
  expect(addresses.length).toBeGreaterThan(100);
  expect(long).toEqual([]);
});

test("the hours of an advisor fit a screen of 320 pixels", async () => {
  const page = await visit({ baseURL: server.url, width: 320 });
  await signIn(page, demoAccount(server.folder, "advisor"));
  await page.goto("/advisor-profile/availability");
  expect(await overflows(page)).toBe(false);
});

test("on a phone a setting that an address or a refusal leads to is open, and the others are folded under their titles", async () => {
  const page = await visit({ baseURL: server.url, width: WIDTH });
  await signIn(page, demoAccount(server.folder, "admin"), "/admin?view=settings#contact");
  const save = (name: string) => page.getByRole("button", { name, exact: true });
  await save("Save contact details").waitFor();
  expect(await page.getByRole("button", { name: /^Save / }).count()).toBe(1);
  await page.goto("/admin?view=settings");
  expect(await page.getByRole("button", { name: /^Save / }).count()).toBe(0);
  const form = page.locator("form", { has: page.locator("#contact") });
  await form.locator("summary").click();
  await form.getByLabel("Email").fill("not-an-email");
  await save("Save contact details").click();
  await form.locator("[aria-invalid=true]").waitFor();
  expect(await form.locator("details").getAttribute("open")).not.toBeNull();
});
