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

/** Returns the email and password of one of the demo's accounts, as written by the first start. */
export function demoAccount(dataDir: string, role: "client" | "advisor" | "admin") {
  const line = readFileSync(path.join(dataDir, "demo-accounts.txt"), "utf8")
    .split("\n")
    .find((each) => each.startsWith(role));
  const [, email = "", password = ""] = line?.split(/\s+/) ?? [];
  return { email, password };
}

/**
 * Signs a window in by posting the fields of the /auth form, and opens the next page, if given. Saves two page loads compared to the form,
 * which the account journeys use.
 */
export async function signIn(page: Page, { email, password }: { email: string; password: string }, next?: string) {
  const answer = await page.request.post("/auth", {
    form: { intent: "sign-in", email, password },
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`${email} was not signed in: ${answer.status()}`);
  if (next) await page.goto(next);
}

/** Opens the header's account menu, in a window wide enough for one. */
export async function openAccountMenu(page: Page) {
  await page.getByRole("button", { name: /^Account of / }).click();
  return page.getByRole("navigation", { name: "Account" });
}

/** Signs out through the account menu. */
export async function signOut(page: Page) {
  const menu = await openAccountMenu(page);
  await menu.getByRole("button", { name: "Sign Out" }).click();
}
