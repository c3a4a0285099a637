import { chromium } from "playwright-core";
import { SWITCH } from "./schemata.mjs";

/** Something that never arrives is a detected mutant: no need to wait as long as on a busy machine. */
const WAITS_MS = 10_000;

/**
 * Tells every browser window that a test opens which mutant is active, before any script runs, and reports which mutants its scripts reach.
 */
export function tellWindows({ active, hit }) {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (about) => {
      const context = await newContext(about);
      context.setDefaultTimeout(WAITS_MS);
      await context.exposeBinding("__hit", (_, id) => hit(id));
      await context.addInitScript(switchInPage, { name: SWITCH, active: active() });
      return context;
    };
    return browser;
  };
}

/** Runs in the page. */
function switchInPage({ name, active }) {
  const seen = new Set();
  globalThis[name] = (id) => {
    if (!seen.has(id)) globalThis.__hit(id);
    seen.add(id);
    return id === active;
  };
}
