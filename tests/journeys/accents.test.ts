import fc from "fast-check";
import { expect, test } from "vitest";
import { SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import { derivePalette } from "#app/platform/brand/palette";
import { accessibilityProblems, useBrowser } from "../support/browser";
import { demoAccount, signIn } from "../support/demo";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const SEED = 16;
/** Pages with buttons, cards, charts, states and fields, by whose they are. */
const PAGES = ["/", "/find-advisor", "/pricing", "/auth"];
const OWN_PAGES = {
  client: ["/consultations", "/profile"],
  advisor: ["/advisor-profile", "/advisor-profile/availability"],
  admin: ["/admin", "/admin?view=people", "/admin?view=payments"],
} as const;

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** Random accent colours that a site may have: the others are rejected when chosen. */
const someAccents = (count: number, seed: number) =>
  fc.sample(
    anyColor.filter((color) => derivePalette(color).ok),
    { numRuns: count, seed },
  );

const setBrand = (part: "accent" | "drawings" | "name", value: string) =>
  server.site.rows(
    `insert into site_settings (name, value, updated_at) values ('brand_${part}', '${value}', now())
     on conflict (name) do update set value = excluded.value, updated_at = now(); notify brand`,
  );

async function wearAccent(accent: string) {
  await setBrand("accent", accent);
  const derived = derivePalette(accent);
  await expect.poll(async () => (await fetch(server.url)).text()).toContain(`--color-sage:light-dark(${derived.ok && derived.shown},`);
}

type Role = keyof typeof OWN_PAGES;

async function expectLegible(accents: readonly string[], pages: readonly string[], role?: Role) {
  const page = await browser.visit({ baseURL: server.url });
  if (role) await signIn(page, demoAccount(server.folder, role));
  for (const accent of accents) {
    await wearAccent(accent);
    for (const path of pages) {
      await page.goto(path);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect([accent, path, colorScheme, ...(await accessibilityProblems(page))]).toEqual([accent, path, colorScheme]);
      }
    }
  }
}

test("the longest name stays within the header, and without drawings the places of the home page have a ground", async () => {
  const name = "The Worshipful Company of Grünwerk Gartenbauberaterinnen und Freunde".slice(0, SITE_NAME_MAX_CHARACTERS).trim();
  await setBrand("name", name);
  await setBrand("drawings", "off");
  await expect.poll(async () => (await fetch(server.url)).text()).not.toContain('class="scene"');
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/");
  const header = (await page.locator(".site-header").boundingBox())!;
  const brand = (await page.locator(".site-header .brand-long").boundingBox())!;
  expect(brand.y).toBeGreaterThanOrEqual(header.y);
  expect(brand.y + brand.height).toBeLessThanOrEqual(header.y + header.height);
  expect(await page.locator(".site-header .brand-link").getAttribute("aria-label")).toContain(name);
  const grounds = page.locator(".hero-tile");
  expect(await grounds.evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).backgroundColor))).not.toContain(
    "rgba(0, 0, 0, 0)",
  );
  await setBrand("name", "");
  await setBrand("drawings", "on");
});

test("of two accents at random the first pages can be read in both themes", () => expectLegible(someAccents(2, SEED), PAGES.slice(0, 2)));

test("of one accent at random what signed-in people see first can be read in both themes", async () => {
  await expectLegible(someAccents(1, SEED), OWN_PAGES.advisor.slice(0, 1), "advisor");
  await expectLegible(someAccents(1, SEED), OWN_PAGES.admin.slice(0, 1), "admin");
});

long("of thirty accents at random pages can be read in both themes", () => expectLegible(someAccents(30, SEED + 1), PAGES), 500_000);

long.each(Object.keys(OWN_PAGES) as Role[])(
  "of thirty accents at random the pages of a signed-in %s can be read in both themes",
  (role) => expectLegible(someAccents(30, SEED + 1), OWN_PAGES[role], role),
  500_000,
);
