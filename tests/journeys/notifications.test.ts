import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { demoAccount, signIn } from "../support/demo";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

async function enter(
  who: "client" | "advisor",
  at: string,
  looks: { width?: number; scheme?: "light" | "dark"; javaScript?: boolean } = {},
) {
  const page = await browser.visit({ ...looks, baseURL: server.url });
  await signIn(page, demoAccount(server.folder, who), at);
  return page;
}

async function write(page: Page, text: string) {
  await page.goto("/messages?advisor=helena-brandt");
  await page.getByLabel(/^Your (question|message)$/).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("log").getByText(text).waitFor();
}

const inHeader = (page: Page, name: string | RegExp) => page.getByRole("banner").getByRole("link", { name, exact: true });

test("what happens elsewhere appears in the header without reloading, and is gone once it was opened", async () => {
  const advisor = await enter("advisor", "/notifications");
  await advisor.getByRole("button", { name: "Mark all as read" }).click();
  await inHeader(advisor, "Notifications").waitFor();
  const client = await enter("client", "/consultations");
  await write(client, "Is Thursday free?");
  // Another person has written to the demo's advisor before.
  await inHeader(advisor, "Messages, 2 unread conversations").waitFor();
  const notification = advisor.getByRole("button", { name: /has written to you$/ }).first();
  await notification.click();
  await advisor.waitForURL(/\/messages\/[\da-f-]{36}/);
  await advisor.getByRole("log").getByText("Is Thursday free?").waitFor();
  await inHeader(advisor, "Messages, 1 unread conversation").waitFor();
  await advisor.close();
});

long("a kind that is turned off in the preferences is not told any more", async () => {
  const advisor = await enter("advisor", "/profile/preferences");
  const ofMessages = advisor.getByRole("group", { name: "Messages", exact: true });
  await ofMessages.getByRole("switch", { name: "In the app" }).uncheck();
  await ofMessages.locator("[data-save=saved]").waitFor({ state: "attached" });
  await write(await enter("client", "/consultations"), "And Friday?");
  await inHeader(advisor, "Messages, 2 unread conversations").waitFor();
  await advisor.goto("/notifications");
  await advisor.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
  expect(await advisor.getByText("New", { exact: true }).count()).toBe(0);
});

long("without JavaScript notices are opened and marked by their buttons", async () => {
  const page = await enter("client", "/notifications", { javaScript: false });
  const unread = await page.getByText("New", { exact: true }).count();
  expect(unread).toBeGreaterThan(0);
  await page
    .getByRole("button", { name: /^Mark as read/ })
    .first()
    .click();
  expect(await page.getByText("New", { exact: true }).count()).toBe(unread - 1);
});

long.each([
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)("the list fits %i pixels in the %s theme and is open to everybody", async (width, scheme) => {
  const page = await enter("client", "/notifications", { width, scheme });
  expect(await overflows(page)).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
});
