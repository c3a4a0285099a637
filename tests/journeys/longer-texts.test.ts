import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Page } from "playwright-core";
import { matchPath } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { CONTACT_SETTINGS } from "#app/features/site/contact.server";
import { LANGUAGES } from "#app/languages/languages";
import routes from "#app/routes";
import { useBrowser } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { firstOf, isLongRun } from "../support/long";
import { ALIKE, OTHERS, ownPages, PAGES } from "../support/phone-pages";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const { visit } = useBrowser();

// Without an operator and an address there is no legal notice.
beforeAll(async () => {
  await server.site.rows(
    "insert into site_settings (name, value) values ($1, 'Rosa Grün e. K.'), ($2, 'Beetweg 1') on conflict (name) do nothing",
    [CONTACT_SETTINGS.operator, CONTACT_SETTINGS.address],
  );
});

const [NARROWEST, USUAL] = [320, 390];

/** Measured elsewhere: the setup of a site without an admin in the gardeners journey; the developers' component page is not part of a site. */
const ELSEWHERE = ["setup", "dev-ui"];

/** Returns every address in the route table that has a page. */
const pathsOf = (entries: readonly RouteConfigEntry[], under = ""): string[] =>
  entries.flatMap(({ path: part, file, children }) => {
    const address = part ? `${under}/${part}`.replace("//", "/") : under;
    if (children) return pathsOf(children, address);
    const source = path.resolve("app", file);
    return existsSync(source) && readFileSync(source, "utf8").includes("export default") ? [address || "/"] : [];
  });

test("what is measured is every page that the route table lists", () => {
  const measured = [...Object.values(PAGES), ...Object.values(OTHERS)].flat().map((address) => address.split("?")[0]!);
  const numbered = [
    "/consultations/1",
    "/consultations/1/receipt",
    "/messages/1",
    "/advisors/somebody",
    "/an-added-one",
    "/an-added-one/below",
  ];
  const all = pathsOf(routes as RouteConfigEntry[]).filter((address) => !ELSEWHERE.includes(address.slice(1)));
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((address) => ![...measured, ...numbered].some((each) => matchPath(address, each)))).toEqual([]);
});

/** Makes every word on the page 40 % longer, like the longest translations. Addresses and the content of times have the same length in every language. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const longer = (text: string) =>
      text.replace(/\p{L}{2,}/gu, (word) =>
        [...word].map((letter, at) => (at % 5 === 1 || at % 5 === 3 ? letter + letter : letter)).join(""),
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue && !/@|:\/\//.test(node.nodeValue) && !node.parentElement?.closest("script, style, time, svg, textarea"))
        node.nodeValue = longer(node.nodeValue);
  });

/** Returns what overflows to the side, on server-rendered pages: React would find different words from those rendered. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && (getComputedStyle(parent).overflowX !== "visible" || isHeld(parent));
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && isWide(element) && !isHeld(element))
      .filter((element) => ![...element.children].some(isWide))
      .slice(0, 5)
      .map((element) => `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`);
  });

/** Checks at twice the text size, as set by people with poor eyesight (WCAG 1.4.4). */
async function sticksOutInLargeLetters(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const found = await sticksOut(page);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return found;
}

test.each(
  Object.keys(PAGES) as (keyof typeof PAGES)[],
)("on a phone, with letters twice as large or texts 40 percent longer, nothing sticks out of the pages of the %s", async (role) => {
  const page = await visit({ baseURL: server.url, width: 390, javaScript: false });
  const account = role === "visitor" ? null : demoAccount(server.folder, role);
  if (account) await signIn(page, account);
  const own = account ? await ownPages(server.site, account.email) : [];
  if (role === "client") expect(own).toHaveLength(3);
  const found: string[] = [];
  // Of the category pages, which are alike, every run has those in PAGES.
  const others = isLongRun ? OTHERS[role] : OTHERS[role].filter((address) => !ALIKE.includes(address));
  for (const address of [...PAGES[role], ...others, ...own]) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    for (const element of await sticksOutInLargeLetters(page)) found.push(`${address} 200% ${element}`);
    await lengthen(page);
    for (const element of await sticksOut(page)) found.push(`${address} ${element}`);
  }
  expect(found).toEqual([]);
});

test("on a phone, with letters twice as large, nothing sticks out of what scripts add to a page", async () => {
  const page = await visit({ baseURL: server.url, width: USUAL });
  for (const address of ["/", `/advisors/${DEMO_ADVISOR.slug}`]) {
    await page.goto(address);
    expect(await sticksOutInLargeLetters(page), address).toEqual([]);
  }
});

test.each([
  "de",
  "fr",
])("in %s the price of an advisor stands beside the button of the bar, or above it, also in letters twice as large", async (locale) => {
  const page = await visit({ baseURL: server.url, width: USUAL, locale, javaScript: false });
  await page.goto(`/advisors/${DEMO_ADVISOR.slug}`);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const isCovered = await page
    .locator(`a.button[href^="/advisors/${DEMO_ADVISOR.slug}/book"]`)
    .last()
    .evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button.parentElement!.querySelector("p")!);
      const [price, its] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      return price.right > its.left && price.left < its.right && price.bottom > its.top && price.top < its.bottom;
    });
  expect(isCovered).toBe(false);
});

/** Returns pairs of tabs that are not both visible: only a longer row may scroll. */
const cutTabs = (page: Page) =>
  page
    .locator(".tabs:has(> .tab:nth-child(2):last-child)")
    .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).map((row) => `cut: ${row.textContent}`));

/** German, which has the longest words, in every run. */
const GERMAN_FIRST = ["de", ...LANGUAGES.filter((each) => each !== "de")] as const;

test.each(
  firstOf(GERMAN_FIRST),
)("in %s nothing sticks out of the pages of a visitor and a client on a phone, the narrowest one included", async (language) => {
  const found: string[] = [];
  for (const role of ["visitor", "client"] as const) {
    const page = await visit({ baseURL: server.url, width: NARROWEST, javaScript: false, ...(role === "visitor" && { locale: language }) });
    const account = role === "visitor" ? null : demoAccount(server.folder, role);
    if (account) await signIn(page, account);
    if (account)
      await server.site.rows("update profiles set language = $2 where user_id = (select id from users where email = $1)", [
        account.email,
        language,
      ]);
    const own = account ? await ownPages(server.site, account.email) : [];
    // The others are of the same kinds, and contained in the pages of longer texts.
    for (const address of [...PAGES[role], ...(isLongRun ? OTHERS[role] : []), ...own]) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      expect(await page.locator("html").getAttribute("lang"), address).toBe(language);
      for (const width of isLongRun ? [NARROWEST, USUAL] : [NARROWEST]) {
        await page.setViewportSize({ width, height: 844 });
        for (const element of [...(await sticksOut(page)), ...(await cutTabs(page))]) found.push(`${address} ${width} ${element}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("on a wide screen all tabs of an advisor are seen at once, however long their names are", async () => {
  const page = await visit({ baseURL: server.url, width: 1280, javaScript: false });
  await signIn(page, demoAccount(server.folder, "advisor"), "/advisor-profile/platforms");
  const tabs = page.locator('[role="tab"]');
  await tabs.first().waitFor();
  await tabs.evaluateAll((all) => {
    for (const each of all) each.append(" del asesor");
  });
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    expect(places).toHaveLength(8);
    expect([width, places.filter(([left = 0, right = 0]) => left < 0 || right > width)]).toEqual([width, []]);
  }
});
