import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";

interface VisitOptions {
  width?: number;
  scheme?: "light" | "dark";
  javaScript?: boolean;
  /** Emulates a touch screen without a mouse, as on a phone. */
  isTouched?: boolean;
  /** With the service worker that caches pages: a test's `route` does not see the worker's requests. */
  keepsPages?: boolean;
  /** Locale the browser requests; British English by default. */
  locale?: string;
  baseURL: string;
}

/**
 * One browser for all files of a worker, which ends with it: to launch one takes as long as several pages do. Each window has a profile of
 * its own, so that nothing of one file is there in the next.
 */
let launched: Promise<Browser> | undefined;

function launch() {
  const forget = () => {
    launched = undefined;
  };
  launched ??= launchBrowser().then(
    (browser) => browser.on("disconnected", forget),
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return launched;
}

/** A real browser for a test file. Call it after the server's own afterAll: its windows close first. A page error or `console.error` fails the file. */
export function useBrowser() {
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    await launch();
  });
  beforeEach(({ onTestFinished, task }) => {
    const before = contexts.length;
    // A window left open would go on listening, reloading and rendering during later tests.
    onTestFinished(async () => {
      if (task.result?.state === "fail") await describeWindows(contexts);
      await Promise.all(contexts.splice(before).map((context) => context.close()));
    });
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  });
  return {
    complaints,
    /** Opens a window of its own for a new person. */
    async visit({
      width = 1280,
      scheme = "light",
      javaScript = true,
      isTouched = false,
      keepsPages = false,
      locale = "en-GB",
      baseURL,
    }: VisitOptions): Promise<Page> {
      const context = await (await launch()).newContext({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme: scheme,
        javaScriptEnabled: javaScript,
        hasTouch: isTouched,
        isMobile: isTouched,
        serviceWorkers: keepsPages ? "allow" : "block",
        reducedMotion: "reduce",
        timezoneId: "Europe/London",
        locale,
        baseURL,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addInitScript(() => document.addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
      if (SLOWED > 1) context.on("page", (page) => void slowDown(page, SLOWED));
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
  };
}

/** As patient as `expect.poll` (vitest.config.ts): a busy machine takes longer than the half minute that is usual. */
const PATIENCE_MS = 60_000;

/** `SLOWED=6 npx vitest run --project journeys`: slows down scripts by that factor, which shows what a journey does not wait for. */
const SLOWED = Number(process.env.SLOWED ?? 1);

async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

export const isHydrated = (page: Page) => page.waitForFunction(() => "isHydrated" in window);

/** Waits until React responds: an earlier press loads a new document, as it does without JavaScript. React loads at the first sign of interaction. */
export async function whenHydrated(page: Page) {
  await page.keyboard.press("Shift");
  await isHydrated(page);
}

/** Describes each window when a test fails: where it failed says little about a page that never loaded. */
async function describeWindows(contexts: BrowserContext[]) {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    process.stdout.write(`\nA window at ${page.url()}:\n${text.replace(/\s*\n\s*/g, " | ").slice(0, MAX_SHOWN)}\n`);
  }
}

const MAX_SHOWN = 1500;

function launchBrowser() {
  const libraries = process.env.BROWSER_LIBRARIES;
  return chromium.launch({
    executablePath: process.env.BROWSER || "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // No page lives long enough to profit from optimised code: optimising costs more than it saves.
      "--js-flags=--no-opt --no-maglev --single-threaded",
    ],
    env: libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : undefined,
  });
}

// The browser reports every response of 400 and above in its console, but tests check those themselves. A page left open requests a server
// that ended with the file.
const isExpected = (text: string) =>
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_CONNECTION_REFUSED)/.test(text);

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Half as long as the source text that the package exposes, which every page would have to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns the accessibility problems axe finds on the current page, by rule and element. Runs inside the page, and returns only the problems. */
export async function accessibilityProblems(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly: { type: "tag", values }, resultTypes: ["violations"], preload: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.split("\n")[1]?.trim() ?? ""}`),
    );
  }, STANDARDS);
}

/** Whether anything overflows to the side. */
export const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
