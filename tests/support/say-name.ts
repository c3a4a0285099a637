import type { Page } from "playwright-core";

/** Says who asks, where the page of an hour asks for it: whoever has no name in their profile yet. */
export async function sayName(page: Page, label = "Your name"): Promise<void> {
  const box = page.getByLabel(label);
  if ((await box.count()) > 0) await box.fill("Ada Lane");
}
