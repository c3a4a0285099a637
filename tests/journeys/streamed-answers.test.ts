import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useBrowser } from "../support/browser";
import { aLanguageModel } from "../support/language-model";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();
let model: Awaited<ReturnType<typeof aLanguageModel>>;

beforeAll(async () => {
  model = await aLanguageModel();
  await server.start({ PACE: "0", DEMO: "1", AI_MODEL: "stand-in", AI_API_KEY: "none", AI_BASE_URL: model.url });
});
afterAll(async () => {
  await server.remove();
  await model.close();
});
const browser = useBrowser();

const box = (page: Page) => page.getByLabel("Your message");
const log = (page: Page) => page.getByRole("log");

async function ask(page: Page, question: string) {
  await box(page).focus();
  await page.locator("form[action*='stay']").first().waitFor();
  await box(page).fill(question);
  await box(page).press("Enter");
}

/** Returns the name that the engine itself ranks first. */
async function firstNamed(page: Page) {
  model.behave({ fails: 500 });
  await page.goto("/ai-assistant");
  await ask(page, "Who knows about trade marks?");
  const link = log(page).locator("p a[href^='/advisors/']").first();
  await link.waitFor();
  return (await link.textContent())!;
}

/** Records what the log announces to screen readers: text added to it, outside of silent parts. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        const parent = target instanceof Element ? target : target.parentElement;
        if (parent?.closest("[aria-live=off]")) continue;
        for (const node of addedNodes) {
          const heard = node.cloneNode(true);
          if (heard instanceof Element) {
            if (heard.matches("[aria-live=off]")) continue;
            for (const silent of heard.querySelectorAll("[aria-live=off]")) silent.remove();
          }
          said.push(heard.textContent ?? "");
        }
      }
    }).observe(document.querySelector("[role=log]")!, { childList: true, subtree: true, characterData: true });
  });

test("words are shown while the rest is being said, told to listeners once when they are whole, and still there after a reload", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const name = await firstNamed(page);
  const { promise: when, resolve: goOn } = Promise.withResolvers<void>();
  model.behave({ says: `I would begin with ${name}. After that `, last: "you could compare the others.", when });
  await listen(page);
  await ask(page, "And whom would you ask about a trade mark?");
  await page.getByText(`I would begin with ${name}.`).waitFor();
  expect(await page.getByText("compare the others").count()).toBe(0);
  goOn();
  await log(page).locator("a", { hasText: name }).last().waitFor();
  await page.getByText(`I would begin with ${name}. After that you could compare the others.`).waitFor();
  await page.locator("[aria-live=off]").waitFor({ state: "detached" });
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => text.includes("compare the others"))).toHaveLength(1);
  expect(said.filter((text) => text.includes("I would begin with"))).toHaveLength(1);
  await page.reload();
  await page.getByText(`I would begin with ${name}. After that you could compare the others.`).waitFor();
});

test("a model that invents a link is heard no further: what was checked stays, and nothing of the link is ever shown", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const name = await firstNamed(page);
  model.behave({ says: `I would begin with ${name}. More at www.evil.example for you. Goodbye.` });
  await ask(page, "And whom would you ask about a trade mark?");
  await log(page).getByText(`I would begin with ${name}.`).waitFor();
  await page.locator("[aria-live=off]").waitFor({ state: "detached" });
  expect(await page.getByText("evil").count()).toBe(0);
});

test("a reload while words are being said finds the built-in answer", async () => {
  const page = await browser.visit({ baseURL: server.url });
  const name = await firstNamed(page);
  model.behave({ stallsAfter: `I would begin with ${name}. And ` });
  await ask(page, "And whom would you ask about a trade mark?");
  await page.getByText(`I would begin with ${name}.`).waitFor();
  await page.reload();
  await page.getByText("And whom would you ask about a trade mark?").waitFor();
  expect(await log(page).locator("p a[href^='/advisors/']").count()).toBeGreaterThanOrEqual(2);
});
