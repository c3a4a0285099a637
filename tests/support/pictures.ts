import path from "node:path";
import type { Page } from "playwright-core";

/** Keeps a picture of a page as it stands, where `npm run gallery` says to which folder. */
export async function keepPicture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  // The font of the headings comes last; a page that listens for changes is never idle.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
