import type { Page } from "playwright-core";

/** Fills in the name on an hour's page, which asks for it when the profile has none. */
export async function sayName(page: Page, label = "Your name"): Promise<void> {
  const box = page.getByLabel(label);
  if ((await box.count()) > 0) await box.fill("Ada Lane");
}
