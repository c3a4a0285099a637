import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import type { AdvisorStory } from "#app/db/seed/advisor-story";
import { ROSTER } from "#app/db/seed/advisors/roster";
import { fullName, slugOf } from "#app/db/seed/names";

/** The demo's advisor: the first of its first category. */
export const DEMO_ADVISOR = advisorOf(ROSTER.business?.[0]);

function advisorOf(story: AdvisorStory | undefined) {
  if (!story) throw new Error("the demo has no advisor");
  return { name: fullName(story.name), slug: slugOf(story.name), topic: story.topics[0] ?? "" };
}

/** The address and the password of one of the demo's accounts, as the first start has written them down. */
export function demoAccount(dataDir: string, role: "client" | "advisor" | "admin") {
  const line = readFileSync(path.join(dataDir, "demo-accounts.txt"), "utf8")
    .split("\n")
    .find((each) => each.startsWith(role));
  const [, email = "", password = ""] = line?.split(/\s+/) ?? [];
  return { email, password };
}

/** Signs in by the form of /auth, and waits until it has led on. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/auth");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
  // The address is another just before React has drawn the page.
  await page.getByLabel("Password", { exact: true }).waitFor({ state: "hidden" });
}

/** Opens the account menu of the header, on a window that is wide enough for one. */
export async function openAccountMenu(page: Page) {
  await page.getByRole("button", { name: /^Account of / }).click();
  return page.getByRole("navigation", { name: "Account" });
}

/** Signs out by the account menu. */
export async function signOut(page: Page) {
  const menu = await openAccountMenu(page);
  await menu.getByRole("button", { name: "Sign Out" }).click();
}
