import type { Locator, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, whenHydrated } from "../support/browser";
import { DEMO_ADVISOR, demoAccount, signIn } from "../support/demo";
import { useServedSite } from "../support/served-site";

const server = useServedSite({ demo: true });
const browser = useBrowser();

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "a 500": (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" }),
  "a connection that breaks": (route) => route.abort("internetdisconnected"),
  "a server that is away": (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "Service Unavailable" }),
};

const PAGES: Record<"client" | "advisor" | "admin", string[]> = {
  client: [
    "/profile/billing",
    "/profile/security",
    "/profile/linked-platforms",
    "/book-consultation",
    `/messages?advisor=${DEMO_ADVISOR.slug}`,
    `/advisors/${DEMO_ADVISOR.slug}`,
    "/notifications",
    "/ai-assistant",
    "/business",
    "/search?request=Falconry",
    "/advisor-registration",
    "/become-advisor",
  ],
  advisor: ["/advisor-profile/availability", "/advisor-profile/billing", "/advisor-profile/sessions", "/advisor-profile/platforms"],
  admin: [
    "/admin",
    "/admin?section=hero",
    "/admin?view=people",
    "/admin?view=topics",
    "/admin?view=settings",
    "/admin?view=payouts",
    "/admin/applications",
    "/admin/applications?view=reports",
    "/admin/videos",
    "/admin/logos",
    "/admin/banner",
  ],
};

const WORDS = "Kept words 7";
const TYPED = "input:is([type=text], [type=email], [type=url], [type=search], :not([type])), textarea";

/** Counts a page's posts, and how many have been answered or have failed. */
const countPosts = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (...asked) => {
      const request = new Request(...asked);
      if (request.method !== "POST") return fetch(request);
      const { dataset } = document.documentElement;
      dataset.posts = String(Number(dataset.posts ?? 0) + 1);
      return fetch(request).finally(() => {
        dataset.answered = String(Number(dataset.answered ?? 0) + 1);
      });
    };
  });

/** Fills every writable text field of a form, and submits it. Returns what was written, and whether a request was made. */
const sendForm = (form: Locator) =>
  form.evaluate(
    async (element, [selector, words]) => {
      const posts = () => document.documentElement.dataset.posts;
      const before = posts();
      const dialog = element.closest("dialog");
      if (dialog && !dialog.open) dialog.showModal();
      const fields = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector!)].filter(
        (field) => !field.readOnly && !field.disabled && field.checkVisibility(),
      );
      for (const field of fields) {
        const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!;
        setter.call(field, field.type === "email" ? "kept@example.com" : field.type === "url" ? "https://example.com/kept" : words);
        for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
      const button = [...element.querySelectorAll<HTMLButtonElement>("button[type=submit]")].find((each) => !each.disabled);
      (element as HTMLFormElement).requestSubmit(button ?? null);
      const typed = fields.map((field) => field.value);
      // The effects of a press are complete once the page has rendered twice.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return { typed, isSent: posts() !== before };
    },
    [TYPED, WORDS],
  );

const SAID = ".toast, [role=alert], [aria-invalid=true], .alert, [data-save]";
/** A failure is shown once it is rendered, which may take a while on a busy machine. */
const SAID_WITHIN_MS = 20_000;

const FORMS = ":is(main, dialog) form[method=post]:not([data-saves-itself])";
const MAX_FORMS = 12;

/** Numbers a page's forms permanently: their index shifts when a form disappears with its dialog. */
const numberForms = (page: Page) =>
  page.locator(FORMS).evaluateAll((forms, most) => {
    const walked = forms.slice(0, most);
    for (const [index, form] of walked.entries()) form.setAttribute("data-walked", String(index));
    return walked.length;
  }, MAX_FORMS);

const closeDialogs = (page: Page) =>
  page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  });

test.each(
  Object.keys(PAGES) as (keyof typeof PAGES)[],
)("no form of the pages of the %s takes its page away when its call fails, nor what was typed", async (role) => {
  const page = await browser.visit({ baseURL: server.url });
  await countPosts(page);
  await signIn(page, demoAccount(server.folder, role));
  const failed: string[] = [];
  let sent = 0;
  for (const [fault, answer] of Object.entries(FAULTS))
    for (const address of PAGES[role]) {
      await page.goto(address);
      // Before that the browser submits a form natively, and shows its own page if that fails.
      await whenHydrated(page);
      await page.route(
        () => true,
        (route) => (route.request().method() === "POST" ? answer(route) : route.fallback()),
      );
      const count = await numberForms(page);
      for (let index = 0; index < count; index += 1) {
        const form = page.locator(`form[data-walked="${index}"]`);
        // A closed dialog has removed its form; a call whose failure removes the form reports it where it was made.
        if ((await form.count()) === 0) continue;
        const { typed, isSent } = await sendForm(form);
        if (!isSent) {
          await closeDialogs(page);
          continue;
        }
        sent += 1;
        await page.waitForFunction(() => {
          const { posts, answered } = document.documentElement.dataset;
          return posts === answered && !document.querySelector("[aria-busy=true]");
        });
        const isSaid = await page
          .locator(SAID)
          .first()
          .waitFor({ state: "attached", timeout: SAID_WITHIN_MS })
          .then(
            () => true,
            () => false,
          );
        const where = `${fault}, ${address}, form ${index} (${typed.length} fields)`;
        if (await page.getByRole("heading", { name: "Something went wrong", exact: true }).count())
          failed.push(`${where}: the error screen`);
        else {
          const kept = await form.evaluateAll(
            (found, selector) => (found[0] ? [...found[0].querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value) : null),
            TYPED,
          );
          if (!kept) failed.push(`${where}: the form is gone from ${page.url()}`);
          else if (typed.some((words) => !kept.includes(words))) failed.push(`${where}: ${typed} became ${kept}`);
          if (!isSaid) failed.push(`${where}: nothing was said`);
        }
        if (!page.url().includes(address.split("?")[0]!)) failed.push(`${where}: led to ${page.url()}`);
        await closeDialogs(page);
      }
      await page.unroute(() => true);
      await page.unrouteAll();
    }
  browser.complaints.splice(0);
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(5);
});
