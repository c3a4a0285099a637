import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();
// Before the browser's, because these run in reverse: open pages would miss a server that is gone.
afterAll(() => server.remove());
const browser = useBrowser();

/** The advisor of the demo's account, and two others. */
const ADVISOR = "/advisors/helena-brandt";
const ASK_ANOTHER = "/messages?advisor=pau-ferrer";
const ASK_A_THIRD = "/messages?advisor=grace-liu";

beforeAll(() => server.start({ DEMO: "1" }));

type Account = "client" | "advisor" | "admin";
type Looks = { width?: number; scheme?: "light" | "dark"; javaScript?: boolean };

const visit = (looks: Looks = {}) => browser.visit({ ...looks, baseURL: server.url });

/** Returns the password of a demo account, as written by the first start. */
function accountOf(account: Account) {
  const lines = readFileSync(path.join(server.folder, "demo-accounts.txt"), "utf8").split("\n");
  const [, email = "", password = ""] = lines.map((line) => line.split(/\s+/)).find(([name]) => name === account) ?? [];
  return { email, password };
}

async function signIn(page: Page, account: Account) {
  const { email, password } = accountOf(account);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

async function enter(account: Account, looks: Looks = {}) {
  const page = await visit(looks);
  await page.goto("/auth");
  await signIn(page, account);
  return page;
}

const box = (page: Page) => page.getByLabel("Your message");
const log = (page: Page) => page.getByRole("log");
const said = (page: Page, text: string) => log(page).getByText(text, { exact: true });

/** Opens the client's thread with the advisor, once it exists. */
async function openThread(page: Page) {
  await page.goto("/messages?advisor=helena-brandt");
  await page.waitForURL(/\/messages\/[\da-f-]{36}/);
  await box(page).waitFor();
}

async function openFirst(page: Page) {
  await page.goto("/messages");
  await page.getByRole("list", { name: "Conversations" }).getByRole("link").first().click();
  await page.waitForURL(/\/messages\/[\da-f-]{36}/);
}

test("somebody asks, the advisor answers, and each sees the other's words and that they were read, without reloading", async () => {
  // The demo's admin, because its client and its advisor have exchanged messages before.
  const [asker, advisor] = [await enter("admin"), await enter("advisor")];
  await advisor.goto("/messages");
  const newest = advisor.getByRole("list", { name: "Conversations" }).getByRole("listitem").first();
  await newest.waitFor();
  await asker.goto(ADVISOR);
  await asker.getByRole("link", { name: "Ask a question" }).click();
  await asker.getByLabel("Your question").fill("Have you worked with family companies?");
  await asker.getByRole("button", { name: "Send" }).click();
  await asker.waitForURL(/\/messages\/[\da-f-]{36}/);
  await newest.getByText("Have you worked with family companies?").waitFor();
  await newest.getByText("1 new").waitFor();
  await openFirst(advisor);
  await asker.getByText("Read", { exact: true }).waitFor();
  await box(advisor).pressSequentially("Yes,");
  await box(advisor).press("Shift+Enter");
  await box(advisor).pressSequentially("four times.");
  await box(advisor).press("Enter");
  expect(await box(advisor).inputValue()).toBe("");
  await log(asker)
    .getByText(/Yes,\s*four times\./)
    .waitFor();
  await advisor.getByText("Read", { exact: true }).waitFor();
  await advisor.goto("/messages");
  await newest.getByText(/four times\./).waitFor();
  expect(await newest.getByText("1 new").count()).toBe(0);
});

test("what is written without a connection waits on the page, and is sent once and in its order when there is one", async () => {
  const client = await enter("client");
  await openThread(client);
  await client.context().setOffline(true);
  for (const text of ["First, offline", "Second, offline"]) {
    await box(client).fill(text);
    await box(client).press("Enter");
  }
  await client.getByText("Not sent: there is no connection.").waitFor();
  await said(client, "Second, offline").waitFor();
  await client.context().setOffline(false);
  await client.getByText("Not sent").waitFor({ state: "detached" });
  await client.getByText("Sending...").first().waitFor({ state: "detached" });
  await client.reload();
  const words = await log(client).locator("li > p:first-child").allTextContents();
  expect(words.slice(-2)).toEqual(["First, offline", "Second, offline"]);
  const unreachable = browser.complaints.splice(0);
  expect(unreachable.every((complaint) => /net::ERR_/.test(complaint))).toBe(true);
});

test("a first question that could not be sent says so after a reload, too, and is sent once there is a connection", async () => {
  const client = await enter("client");
  await client.goto("/messages?advisor=anneke-de-vries");
  await client.route("**/messages.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await client.getByLabel("Your question").fill("Sent by itself?");
  await client.getByRole("button", { name: "Send" }).click();
  const unsent = client.getByText("Not sent: there is no connection.");
  await unsent.waitFor();
  await client.reload();
  await unsent.waitFor();
  expect(await client.getByLabel("Your question").inputValue()).toBe("Sent by itself?");
  await client.unroute("**/messages.data*");
  await client.waitForURL(/\/messages\/[\da-f-]{36}/);
  await said(client, "Sent by itself?").waitFor();
  browser.complaints.splice(0);
});

test("a message that could not be sent outlives a reload, and can be taken back into the box", async () => {
  const client = await enter("client");
  await openThread(client);
  await client.route("**/messages/*.data?*stay*", (route) => route.abort());
  await box(client).fill("Think twice");
  await box(client).press("Enter");
  await client.getByRole("button", { name: "Take back" }).waitFor();
  await client.reload();
  await client.getByRole("button", { name: "Take back" }).click();
  expect(await box(client).inputValue()).toBe("Think twice");
  expect(await said(client, "Think twice").count()).toBe(0);
  await client.unroute("**/messages/*.data?*stay*");
  await client.reload();
  await expect.poll(() => box(client).inputValue()).toBe("Think twice");
  await box(client).press("Enter");
  await said(client, "Think twice").waitFor();
  await client.getByText("Sending...").waitFor({ state: "detached" });
  browser.complaints.splice(0);
});

test("a signed-out person writes, signs in, and finds the question in the box", async () => {
  const page = await visit();
  await page.goto(ASK_ANOTHER);
  await page.getByLabel("Your question").fill("How do you price a first look?");
  await page.getByRole("button", { name: "Sign in to send" }).click();
  await page.waitForURL(/\/auth\?/);
  await signIn(page, "client");
  await page.waitForURL(/\/messages\?advisor/);
  await expect.poll(() => page.getByLabel("Your question").inputValue()).toBe("How do you price a first look?");
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(/\/messages\/[\da-f-]{36}/);
  await said(page, "How do you price a first look?").waitFor();
});

test("without JavaScript a question is asked, answered to and marked as read", async () => {
  const client = await enter("client", { javaScript: false });
  await client.goto(ASK_A_THIRD);
  await client.getByLabel("Your question").fill("Plain question");
  await client.getByRole("button", { name: "Send" }).click();
  await said(client, "Plain question").waitFor();
  await box(client).fill("And another");
  await client.getByRole("button", { name: "Send" }).click();
  await said(client, "And another").waitFor();
  expect(await box(client).inputValue()).toBe("");
  const advisor = await enter("advisor", { javaScript: false });
  await openFirst(advisor);
  await advisor.getByRole("button", { name: "Mark as read" }).click();
  expect(await advisor.getByRole("button", { name: "Mark as read" }).count()).toBe(0);
});

/** Holds back all page reloads until released. */
async function holdPages(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "GET") await promise;
    await route.continue();
  });
  return resolve;
}

test("whoever is blocked sees it without reloading, and can write again once unblocked", async () => {
  const [client, advisor] = [await enter("client"), await enter("advisor")];
  await openThread(client);
  await openFirst(advisor);
  const goOn = await holdPages(advisor);
  await advisor.getByRole("button", { name: "Block" }).click();
  await advisor.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  // The dialog closes with the response, before the page behind has reloaded, and does not reopen meanwhile.
  await advisor.getByRole("alertdialog").waitFor({ state: "hidden" });
  const block = advisor.getByRole("button", { name: "Block" });
  expect(await block.getAttribute("aria-busy")).toBe("true");
  await block.dispatchEvent("click");
  expect(await advisor.getByRole("alertdialog").count()).toBe(0);
  goOn();
  await client.getByText("Helena Brandt is not taking messages from you.").waitFor();
  expect(await box(client).count()).toBe(0);
  await advisor.getByRole("button", { name: "Unblock" }).click();
  await box(client).waitFor();
});

test("a message is reported by the keyboard alone", async () => {
  const advisor = await enter("advisor");
  await openFirst(advisor);
  await advisor
    .getByRole("link", { name: /^Report the message/ })
    .last()
    .focus();
  await advisor.keyboard.press("Enter");
  const reason = advisor.getByLabel("What is wrong with it?");
  await expect.poll(() => reason.evaluate((element) => element === document.activeElement)).toBe(true);
  await advisor.keyboard.type("Only a test");
  await advisor.keyboard.press("Tab");
  await advisor.keyboard.press("Enter");
  await advisor.getByText("Thank you. The message was reported.").first().waitFor();
  await advisor.getByText("Reported", { exact: true }).waitFor();
});

test("nothing that is said runs (V17)", async () => {
  const [client, advisor] = [await enter("client"), await enter("advisor")];
  await openThread(client);
  for (const text of ["<img src=x onerror='window.__xss=1'>", "</script><script>window.__xss=1</script>", "<svg/onload=window.__xss=1>"]) {
    await box(client).fill(text);
    await box(client).press("Enter");
    await said(client, text).waitFor();
  }
  await openFirst(advisor);
  await said(advisor, "<svg/onload=window.__xss=1>").waitFor();
  for (const page of [client, advisor]) expect(await page.evaluate(() => "__xss" in window)).toBe(false);
});

test.each([
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)("at %i px, %s, every state is in order for axe and nothing sticks out", async (width, scheme) => {
  const client = await enter("client", { width, scheme });
  const look = async () => {
    expect(await accessibilityProblems(client)).toEqual([]);
    expect(await overflows(client)).toBe(false);
  };
  await client.goto("/messages");
  await look();
  await openThread(client);
  await look();
  await client
    .getByRole("link", { name: /^Report the message/ })
    .first()
    .click();
  await client.getByRole("heading", { name: "Report this message" }).waitFor();
  await look();
  await client.goto("/messages?advisor=katarzyna-zielinska");
  await look();
});
