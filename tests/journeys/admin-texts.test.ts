import { beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, makeAdmin, visitAdmin } from "../support/admin-browser";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ environment: { ADMIN_EMAILS: ADMIN_EMAIL } });

const browser = useBrowser();
beforeAll(() => makeAdmin(server));

const GERMAN = "Rat von Leuten, die das schon gelöst haben";
const ENGLISH = "Connect with Expert Advisors";

/** Returns the headline that visitors read, by language. */
async function headlines() {
  const visitor = await browser.visit({ baseURL: server.url, javaScript: false });
  const read = async (language: string) => {
    await visitor.goto(`/?lang=${language}`);
    return visitor.getByRole("heading", { level: 1 }).innerText();
  };
  const said = { de: await read("de"), en: await read("en") };
  await visitor.context().close();
  return said;
}

test("an admin writes the headline in German, looks at it, publishes it, and goes back to the default", async () => {
  const before = await headlines();
  expect(before.en).toBe(ENGLISH);
  const page = await visitAdmin(server, browser);
  await page.goto("/admin/texts");
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption({ label: "German" });
  await page.getByLabel("Search texts").fill(ENGLISH);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: before.de }).click();
  const field = page.getByLabel("Your text");
  expect(await field.inputValue()).toBe(before.de);

  await field.fill("x".repeat(500));
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByText(/Please write at most \d+ characters\./).waitFor();
  expect(await field.inputValue()).toHaveLength(500);
  await field.fill(GERMAN);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByText("1 draft is not public yet.").waitFor();
  expect(await headlines()).toEqual(before);

  const [preview] = await Promise.all([page.context().waitForEvent("page"), page.getByRole("link", { name: "Preview" }).click()]);
  await preview.getByRole("heading", { level: 1, name: GERMAN }).waitFor();
  await preview.getByText("You see this page with drafts that are not public.").waitFor();
  expect(await preview.locator("html").getAttribute("lang")).toBe("de");
  await preview.close();

  await page.getByRole("button", { name: "Publish all drafts" }).click();
  await page.getByText("The drafts are public.").waitFor();
  await expect.poll(headlines).toEqual({ de: GERMAN, en: ENGLISH });

  await page.getByRole("link", { name: GERMAN }).click();
  await page.getByText("Changes", { exact: true }).click();
  await page.locator("ins").getByText(GERMAN).waitFor();
  await page.getByRole("button", { name: "Back to default" }).click();
  await page.getByText("Readers see the default text again.").waitFor();
  await expect.poll(headlines).toEqual(before);
});

test.each(["light", "dark"] as const)("the page of texts is legible in %s, and fits a phone", async (scheme) => {
  for (const width of [390, 1280]) {
    const page = await visitAdmin(server, browser, { width, scheme });
    await page.goto("/admin/texts?place=guide&language=de&text=guide.answerTitle");
    await page.getByLabel("Your text").waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.close();
  }
});
