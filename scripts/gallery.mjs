// npm run gallery: redraws docs/gallery.md from the demo. Each page has a pair (light desktop, dark phone) and a sheet: four widths, light and dark; then the
// gardeners' site. `npm run gallery -- --whole FOLDER` writes each of the eight at its full length instead, for inspection.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { makeFolder, removeFolder, signIn, startOurs } from "../bench/servers.mjs";
import { findBrowser } from "./browser.mjs";
import { drawGardeners } from "./gallery-gardeners.mjs";
import { GALLERY } from "./gallery-pages.mjs";
import { pairOf, sheetOf } from "./gallery-sheets.mjs";

const PICTURES = "docs/images/gallery";
const PHONE = { name: 390, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const DESK = { name: 1280, viewport: { width: 1280, height: 1080 } };
const DEVICES = [
  PHONE,
  { name: 768, viewport: { width: 768, height: 1024 } },
  DESK,
  { name: 1920, viewport: { width: 1920, height: 1080 } },
];
const THEMES = ["light", "dark"];

const asked = process.argv.indexOf("--whole");
const wholeFolder = asked === -1 ? null : process.argv[asked + 1];
if (asked !== -1 && !wholeFolder) throw new Error("--whole needs a folder: npm run gallery -- --whole /tmp/pictures");

const { path: executablePath } = await findBrowser();
const folder = makeFolder();
const site = await startOurs(folder);
await untilEverybodyHasAFace(site.url);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
if (!wholeFolder) rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(wholeFolder ?? PICTURES, { recursive: true });

const lines = [
  "# Gallery",
  "",
  "Pages of the demo, as they were when `npm run gallery` last drew them. A click on one shows it on four widths, light and dark.",
  "",
];
for (const { title, who, pages } of GALLERY) {
  lines.push(`## ${title}`, "");
  const windows = await openWindows(who ? await signIn(site.url, folder, who) : null);
  for (const { name, address, follow } of pages) {
    const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const shots = [];
    for (const window of windows) shots.push(await shoot(window, address, follow));
    if (wholeFolder) writeWhole(file, shots);
    else {
      await pairOf(find(shots, DESK, "light"), find(shots, PHONE, "dark"), path.join(PICTURES, `${file}.webp`));
      await sheetOf(
        THEMES.map((theme) => shots.filter((shot) => shot.theme === theme).map(({ picture }) => picture)),
        path.join(PICTURES, `${file}-everywhere.webp`),
      );
    }
    lines.push(
      `### ${name}`,
      `\`${address}\``,
      "",
      `[![${name}](images/gallery/${file}.webp)](images/gallery/${file}-everywhere.webp)`,
      "",
    );
    console.log(`  ${name.padEnd(34)} ${address}`);
  }
  for (const { context } of windows) await context.close();
}
if (!wholeFolder) lines.push(...(await drawGardeners(PICTURES, executablePath)));
if (!wholeFolder) writeFileSync("docs/gallery.md", `${lines.join("\n").trimEnd()}\n`);

await browser.close();
await site.stop();
removeFolder(folder);

/** Waits for the demo's portraits, which are drawn after the site has started. */
async function untilEverybodyHasAFace(url) {
  for (;;) {
    const list = await (await fetch(`${url}/advisors/all?page=10`)).text();
    if (!/<span class="avatar/.test(list)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Opens a window per device and theme, for one person. */
async function openWindows(cookie) {
  const windows = [];
  for (const theme of THEMES)
    for (const device of DEVICES) {
      const { name, ...options } = device;
      const context = await browser.newContext({
        ...options,
        colorScheme: theme,
        reducedMotion: "reduce",
        locale: "en-GB",
        timezoneId: "Europe/London",
      });
      if (cookie) {
        const [key, ...value] = cookie.split("=");
        await context.addCookies([{ name: key, value: value.join("="), url: site.url }]);
      }
      windows.push({ width: name, theme, context });
    }
  return windows;
}

async function shoot({ width, theme, context }, address, follow) {
  const page = await context.newPage();
  const opened = async (where) => {
    await page.goto(new URL(where, site.url).href, { waitUntil: "load" });
    // The heading font is requested only after the page has rendered.
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === "Newsreader" && status === "loaded"));
  };
  await opened(address);
  if (follow) await opened(await page.locator(`main a[href^="${follow}"]`).first().getAttribute("href"));
  const picture = await page.screenshot({ fullPage: Boolean(wholeFolder) });
  await page.close();
  return { width, theme, picture };
}

function find(shots, device, theme) {
  return shots.find((shot) => shot.width === device.name && shot.theme === theme).picture;
}

function writeWhole(file, shots) {
  for (const { width, theme, picture } of shots) writeFileSync(path.join(wholeFolder, `${file}-${width}-${theme}.png`), picture);
}
