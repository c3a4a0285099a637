import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { sayName } from "../support/say-name";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

/** Discards the browser's reports of failed requests, which these journeys cause on purpose. */
function forgetLostRequests() {
  const others = browser.complaints
    .splice(0)
    .filter((complaint) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module|ERR_FAILED|503/.test(complaint));
  expect(others).toEqual([]);
}

/** Waits until the worker is active and has cached the page. */
async function isKept(page: Page, path: string) {
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        const worker = await navigator.serviceWorker.getRegistration();
        const kept = await caches.match(address);
        return [worker?.active?.state, Boolean(kept)];
      }, path),
    )
    .toEqual(["activated", true]);
}

test("a visitor's last pages are there without a connection, and a page never seen says so and comes by itself", async () => {
  const page = await browser.visit({ baseURL: server.url, keepsPages: true });
  await page.goto("/pricing");
  await page.locator("main a").first().hover();
  await whenHydrated(page);
  await isKept(page, "/pricing");
  await page.goto("/how-it-works");
  await isKept(page, "/how-it-works");
  await page.context().setOffline(true);
  await page.goto("/pricing");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(page.url()).toContain("/pricing");
  await page.goto("/finance");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  // There was nothing to submit, so nothing is said about it.
  await page.getByText("It opens automatically as soon as you are connected.").waitFor();
  expect(await page.locator("form").count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Finance Advisors" }).waitFor();
  forgetLostRequests();
});

test("who has only looked at a page and touched nothing is told that there is no connection, by the site and not by the browser", async () => {
  const page = await browser.visit({ baseURL: server.url, keepsPages: true });
  await page.goto("/pricing");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto("/finance");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  forgetLostRequests();
});

test("nothing is kept of who is signed in, and nothing is left of what was kept before", async () => {
  const page = await browser.visit({ baseURL: server.url, keepsPages: true });
  await page.goto("/pricing");
  await page.locator("main a").first().hover();
  await whenHydrated(page);
  await isKept(page, "/pricing");
  await signIn(page, demoAccount(server.folder, "client"));
  await page.goto("/profile");
  await whenHydrated(page);
  await page.goto("/pricing");
  const kept = () =>
    page.evaluate(async () => {
      const lists = (await caches.keys()).filter((name) => name.startsWith("pages")).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(lists)).flat().map(({ url }) => url);
    });
  await expect.poll(kept).toEqual([]);
  forgetLostRequests();
});

test("whoever loses the connection on the way to a page stays where they are, is told, and gets there by itself", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/find-advisor");
  const link = page.locator("main").getByRole("link", { name: "Legal" });
  await link.hover();
  await whenHydrated(page);
  await page.mouse.move(0, 0);
  await page.context().setOffline(true);
  // The router brings a link's script once it is pointed at, and would reload the page when it does not come.
  const failed = page.waitForEvent("console", (message) => message.text().startsWith("Error loading route module"));
  await link.hover();
  await failed;
  await link.click();
  await page.getByText("The page could not be reached. It opens automatically as soon as you are connected.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Find Your Perfect Advisor" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Legal Advisors" }).waitFor();
  await page.getByText("The page could not be reached.").waitFor({ state: "detached" });
  forgetLostRequests();
});

test("the first message of the matcher, sent without a connection before the scripts have come, waits on its page and then goes", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.route("**/assets/**", (route) => new Promise(() => void route));
  await page.goto("/business");
  const words = "We want to sell in France and need a plan";
  await page.getByLabel("Your message").fill(words);
  await page.context().setOffline(true);
  await page.locator("#matcher").getByRole("button", { name: "Send" }).click();
  await page.getByText("You are offline.").waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe(words);
  await page.context().setOffline(false);
  await page.locator("main").getByText(words).waitFor();
  forgetLostRequests();
});

test("a line that is dead without the browser's knowing it takes no page and no words away, and what was sent goes once it is back", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/");
  await page.context().route("**/*", (route) => route.abort("internetdisconnected"));
  const words = "Our supplier wants to end a contract";
  const box = page.locator("main textarea, main input[type=text]").first();
  await box.fill(words);
  await page.waitForTimeout(300);
  await box.press("Enter");
  await page.getByText("You are offline.").waitFor();
  expect([new URL(page.url()).pathname, await box.inputValue()]).toEqual(["/", words]);
  await page.context().unroute("**/*");
  await page.waitForURL((url) => url.pathname !== "/");
  forgetLostRequests();
});

test("sent once the page is React's, whose other pages have not come yet, it waits on its page as well and then goes", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/business");
  const words = "We want to sell in Portugal and need a plan";
  const box = page.getByLabel("Your message");
  await box.click();
  await whenHydrated(page);
  await page.context().setOffline(true);
  await box.fill(words);
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText(words).waitFor();
  await page.getByText("You are offline.").waitFor();
  const draft = () => page.evaluate(() => sessionStorage.getItem("question business"));
  expect(await draft()).toBe(words);
  await page.context().setOffline(false);
  await page.getByText("Select Geography").first().waitFor();
  await expect.poll(draft).toBeNull();
  expect(await box.inputValue()).toBe("");
  forgetLostRequests();
});

test("sent on the assistant's own page, whose scripts are there, it waits as well and goes once", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.goto("/ai-assistant");
  const words = "We need a trademark for our tea shop";
  const box = page.getByLabel("Your message");
  await box.click();
  await whenHydrated(page);
  await page.context().setOffline(true);
  await box.fill(words);
  await page.keyboard.press("Enter");
  const log = page.getByRole("log");
  await log.getByText(words).waitFor();
  await page.getByText("You are offline.").waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("question assistant"))).toBe(words);
  await page.context().setOffline(false);
  await log.getByRole("link", { name: "Book" }).first().waitFor();
  expect([await log.getByText(words).count(), await box.inputValue()]).toEqual([1, ""]);
  forgetLostRequests();
});

test("Enter on a slow line says at once that it was heard", async () => {
  const page = await browser.visit({ baseURL: server.url });
  await page.route("**/assets/**", (route) => new Promise(() => void route));
  await page.goto("/business");
  await page.getByLabel("Your message").fill("A plan for growth");
  await page.keyboard.press("Enter");
  await page.getByText("One moment, this is on its way.").waitFor();
});

test("a session that ended while they wrote is signed in to again on the page of the hour, with all that was written", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const client = demoAccount(server.folder, "client");
  await signIn(page, client);
  await page.goto(`/book-consultation?topic=${encodeURIComponent(DEMO_ADVISOR.topic)}&minutes=45&find=1`);
  await whenHydrated(page);
  await page.getByRole("button", { name: "Book", exact: true }).nth(1).click();
  const note = page.getByLabel("What is it about?");
  await note.fill("A new market, and how to enter it");
  const when = page.getByRole("region", { name: "When" });
  const shown = await when.innerText();
  await page.context().clearCookies({ name: "session" });
  await sayName(page);
  await page.getByRole("button", { name: /^Request for / }).click();
  await page.getByLabel("Email", { exact: true }).fill(client.email);
  await page.getByLabel("Password", { exact: true }).fill(client.password);
  expect(await note.inputValue()).toBe("A new market, and how to enter it");
  expect(await when.innerText()).toBe(shown);
  await page.getByRole("button", { name: "Sign in and request" }).click();
  await page.getByText("Consultation Requested!").first().waitFor();
});

test("what an admin typed as their session ended they have back when they sign in, and it is forgotten when somebody else does", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const isReadable = (name: string) => page.evaluate((each) => sessionStorage.getItem(each) !== null, name);
  const phone = page.locator("main [name=phone]");
  const leave = async () => {
    await signIn(page, demoAccount(server.folder, "admin"), "/admin?view=settings");
    await phone.click();
    await whenHydrated(page);
    await phone.fill("+44 20 7946 0000");
    await page.evaluate(() => sessionStorage.setItem("message 1", "half a sentence"));
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Save contact" }).click();
    await page.getByLabel("Email", { exact: true }).waitFor();
    await expect.poll(() => isReadable("left page")).toBe(false);
    expect(await isReadable("message 1")).toBe(false);
    expect(await stored()).toContain("+44 20 7946 0000");
  };
  const { email, password } = demoAccount(server.folder, "admin");
  await leave();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect.poll(() => phone.inputValue()).toBe("+44 20 7946 0000");
  expect(await stored()).not.toContain("+44 20 7946 0000");
  expect(await isReadable("message 1")).toBe(true);
  await page.goto("/");
  await leave();
  await signIn(page, demoAccount(server.folder, "client"), "/profile");
  await expect.poll(stored).not.toMatch(/\+44 20 7946 0000|half a sentence/);
});
