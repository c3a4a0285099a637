// Finds a Chromium for the journeys, printed as JSON when this file is run: the machine's, else the one in @sparticuz/chromium, else Debian's package.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

// The headless shell needs only three quarters of the time.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PACKAGE = "@sparticuz/chromium@153.0.0";

export async function findBrowser() {
  return fromMachine() ?? (await fromNpm()) ?? fromDebian() ?? none();
}

function fromMachine() {
  const given = process.env.BROWSER;
  if (given && existsSync(given)) return { path: given };
  for (const name of NAMES) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0 && works(stdout.trim())) return { path: stdout.trim() };
  }
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return existsSync(mac) ? { path: mac } : null;
}

async function fromNpm() {
  const folder = path.join(tmpdir(), "sagebridge-browser");
  try {
    if (!existsSync(path.join(folder, "node_modules/@sparticuz/chromium"))) {
      console.log("  browser    installing Chromium from npm");
      execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, PACKAGE], { stdio: "ignore" });
    }
    const root = path.join(folder, "node_modules/@sparticuz/chromium");
    const { default: chromium } = await import(pathToFileURL(path.join(root, "build/esm/index.js")).href);
    const executable = await chromium.executablePath();
    const libraries = path.join(tmpdir(), "al2023/lib");
    return works(executable, libraries) ? { path: executable, libraries } : null;
  } catch {
    return null;
  }
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("  browser    installing Debian's chromium-headless-shell");
  spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], { stdio: "ignore" });
  return fromMachine();
}

function none() {
  console.error("  No Chromium was found and none could be installed. Install Chromium or Chrome, or set BROWSER to its path.");
  process.exit(1);
}

function works(executable, libraries = "") {
  const env = { ...process.env, LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":") };
  return spawnSync(executable, ["--version", "--no-sandbox"], { env, stdio: "ignore" }).status === 0;
}

if (import.meta.main) console.log(JSON.stringify(await findBrowser()));
