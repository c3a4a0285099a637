import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../../scripts/browser.mjs";
import { makeFolder, removeFolder, startFloor, startOurs } from "../servers.mjs";
import { median } from "../table.mjs";

const PACKAGE = "lighthouse@13.5.0";
const ROUNDS = 3;
const PAGES = ["/", "/find-advisor", "/business", "/business/strategy", "/advisors/helena-brandt"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const run = promisify(execFile);

/** Lighthouse's scores, LCP, CLS and TBT of the visitor's pages, mobile and desktop, in turn with the floor page; medians of three rounds. */
export async function measure() {
  const tool = installLighthouse();
  const { path: browser } = await findBrowser();
  const folder = makeFolder();
  const ours = await startOurs(folder);
  const floor = await startFloor();
  const rows = [];
  for (const device of ["mobile", "desktop"]) {
    const results = new Map(["floor", ...PAGES].map((page) => [page, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [page, found] of results)
        found.push(await audit(tool, browser, page === "floor" ? floor.url : ours.url + page, device, folder));
    }
    const floorPaint = median(results.get("floor").map(({ paint }) => paint));
    for (const page of PAGES) rows.push(...rowsOf(page, device, results.get(page), floorPaint));
  }
  await ours.stop();
  await floor.stop();
  removeFolder(folder);
  return rows;
}

function rowsOf(page, device, found, floorPaint) {
  const name = (what) => `${page} ${device}: ${what}`;
  const of = (key) => median(found.map((result) => result[key]));
  const lowest = Math.min(...CATEGORIES.map(of));
  const scores = CATEGORIES.map(of).join(" / ");
  const paint = of("paint");
  return [
    { name: name(`scores ${scores}`), ours: lowest, unit: "lowest", goal: "100", isMet: lowest === 100 },
    {
      name: name("LCP"),
      ours: paint,
      unit: "ms",
      against: floorPaint,
      againstName: "floor page",
      goal: "≤ 1.3",
      isMet: paint / floorPaint <= 1.3,
    },
    { name: name("CLS"), ours: of("shift"), unit: "", goal: "0", isMet: of("shift") === 0 },
    { name: name("TBT"), ours: of("blocking"), unit: "ms", goal: "≤ 50 ms", isMet: of("blocking") <= 50 },
  ];
}

async function audit(tool, browser, url, device, folder) {
  const output = path.join(folder, "report.json");
  const flags =
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";
  const args = [
    tool,
    url,
    "--output=json",
    `--output-path=${output}`,
    "--quiet",
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${flags}`,
  ];
  if (device === "desktop") args.push("--preset=desktop");
  await again(() => run(process.execPath, args, { env: { ...process.env, CHROME_PATH: browser } }));
  const { categories, audits } = JSON.parse(readFileSync(output, "utf8"));
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, Math.round(categories[category].score * 100)])),
    paint: audits["largest-contentful-paint"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    blocking: audits["total-blocking-time"].numericValue,
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === "binary")
      .map(({ id }) => id),
  };
}

/** Lighthouse itself asks for a retry when a trace did not begin (NO_NAVSTART). */
async function again(act) {
  for (let left = 2; ; left--) {
    try {
      return await act();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** Lighthouse weighs 90 MB and only this row needs it, so it is installed when the row runs. */
function installLighthouse() {
  const folder = path.join(tmpdir(), "sagebridge-lighthouse");
  const tool = path.join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(tool)) return tool;
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, PACKAGE], { stdio: "ignore" });
  return tool;
}
