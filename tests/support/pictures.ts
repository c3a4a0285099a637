import path from "node:path";
import type { Page } from "playwright-core";

/** Saves a screenshot of a page, to the folder that `npm run gallery` sets. */
export async function keepPicture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  // The headings' font loads last; a page that listens for changes is never idle.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
