// npm run gallery: draws docs/gallery.md anew, a picture a page from the demo: wide and light, beside it a telephone in the dark.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { makeFolder, removeFolder, signIn, startOurs } from "../bench/servers.mjs";
import { findBrowser } from "./browser.mjs";
import { GALLERY } from "./gallery-pages.mjs";

const PICTURES = "docs/images/gallery";
const WIDE = { viewport: { width: 1280, height: 1080 }, colorScheme: "light" };
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, colorScheme: "dark" };
const HEIGHT = 760;
const GAP = 24;
const BACKGROUND = "#e9e6df";

const { path: executablePath } = await findBrowser();
const folder = makeFolder();
const site = await startOurs(folder);
await untilEverybodyHasAFace(site.url);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });

const lines = ["# Gallery", "", "Pages of the demo, as they were when `npm run gallery` last drew them.", ""];
for (const { title, who, pages } of GALLERY) {
  lines.push(`## ${title}`, "");
  const cookie = who ? await signIn(site.url, folder, who) : null;
  for (const { name, address } of pages) {
    const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.webp`;
    await drawPair(address, cookie, path.join(PICTURES, file));
    lines.push(`### ${name}`, `\`${address}\``, "", `![${name}](images/gallery/${file})`, "");
    console.log(`  ${name.padEnd(34)} ${address}`);
  }
}
writeFileSync("docs/gallery.md", `${lines.join("\n").trimEnd()}\n`);

await browser.close();
await site.stop();
removeFolder(folder);

/** The demo's portraits are drawn after the site has begun to answer. */
async function untilEverybodyHasAFace(url) {
  for (;;) {
    const list = await (await fetch(`${url}/advisors/all?page=10`)).text();
    if (!/<span class="avatar/.test(list)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function drawPair(address, cookie, file) {
  const wide = await scaled(await shoot(address, cookie, WIDE));
  const narrow = await scaled(await shoot(address, cookie, NARROW));
  await sharp({
    create: { width: wide.info.width + narrow.info.width + 3 * GAP, height: HEIGHT + 2 * GAP, channels: 3, background: BACKGROUND },
  })
    .composite([
      { input: wide.data, left: GAP, top: GAP },
      { input: narrow.data, left: wide.info.width + 2 * GAP, top: GAP },
    ])
    .webp({ quality: 72 })
    .toFile(file);
}

function scaled(picture) {
  return sharp(picture).resize({ height: HEIGHT }).png().toBuffer({ resolveWithObject: true });
}

async function shoot(address, cookie, device) {
  const context = await browser.newContext({ ...device, reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/London" });
  if (cookie) {
    const [name, ...value] = cookie.split("=");
    await context.addCookies([{ name, value: value.join("="), url: site.url }]);
  }
  const page = await context.newPage();
  await page.goto(site.url + address, { waitUntil: "networkidle" }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
