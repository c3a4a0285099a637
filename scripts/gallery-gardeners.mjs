// Pictures of a site that is set up without a terminal: runs the gardeners' journey and takes a screenshot at each stage.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const JOURNEY = "tests/journeys/gardeners.test.ts";
const HEIGHT = 760;

/** The stages, by the names of their pictures. */
const STATIONS = [
  ["1-set-up", "Gardeners: set up", "The address that `npm start` prints: a name, a language, a currency and the first admin."],
  ["2-first-day", "Gardeners: first day", "What is left to do, and the site in its own colour."],
  ["3-catalog", "Gardeners: catalog", "Two categories of their own; the six that a site begins with are retired."],
  ["4-import", "Gardeners: import", "Ten advisors from a file, and the line that has a problem, before anybody is written to."],
  ["5-home", "Gardeners: home", "What visitors see."],
  ["6-category", "Gardeners: a category", "Found by a name."],
  ["7-hour", "Gardeners: an hour", "The whole price before the request is sent."],
  ["8-request", "Gardeners: a request", "A gardener answers it on a telephone."],
  ["9-paid", "Gardeners: paid", "Agreed, and marked as paid by the client."],
  ["10-consultations", "Gardeners: consultations", "The admin sees the hour that was booked and paid."],
];

/** Takes the pictures into a folder and returns their lines of the gallery. */
export async function drawGardeners(into, executablePath) {
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-gardeners-"));
  const env = { ...process.env, PICTURES: folder, BROWSER: executablePath };
  execFileSync("npx", ["vitest", "run", "--project", "journeys", JOURNEY], { env, stdio: ["ignore", "ignore", "inherit"] });
  const lines = [
    "## A marketplace of gardeners, in German",
    "",
    "Made without a terminal after `npm start`, by a journey that every run of the tests takes.",
    "",
  ];
  for (const [picture, name, text] of STATIONS) {
    const file = `gardeners-${picture.replace(/^\d+-/, "")}.webp`;
    await sharp(path.join(folder, `${picture}.png`))
      .resize({ height: HEIGHT })
      .webp({ quality: 72 })
      .toFile(path.join(into, file));
    lines.push(`### ${name}`, text, "", `![${name}](images/gallery/${file})`, "");
    console.log(`  ${name}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return lines;
}
