import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { SEARCHABLE_PAGES } from "#app/features/search/searchable-pages";
import type { Client } from "../support/client";
import { demoAccount } from "../support/demo";
import { isLongRun } from "../support/long";
import { everyRoute } from "../support/routes";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

/** Resolved once: putting the tables of elements together takes a third as long as a page. */
class OnceResolved extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;
  override getConfigFor(...given: Parameters<StaticConfigLoader["getConfigFor"]>) {
    this.#resolved ??= super.getConfigFor(...given);
    return this.#resolved;
  }
}

/** Everything recommended, except for equivalent spellings of React and Base UI, and for matters of taste. */
const validator = new HtmlValidate(
  new OnceResolved({
    extends: ["html-validate:recommended"],
    rules: {
      // React's own spelling: <br/>, charSet, selected="", ids such as _R_1_.
      "void-style": "off",
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "valid-id": ["error", { relaxed: true }],
      // A view transition is named on the element that moves.
      "no-inline-style": "off",
      // CSS keeps a number together.
      "tel-non-breaking": "off",
      // Base UI sets its box's role, which a native list implies before the scripts load.
      "no-redundant-role": "off",
      // Several boxes of one question.
      "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    },
  }),
);

async function problemsOf(visitor: Client, path: string) {
  const answer = await visitor.get(path);
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return null;
  const { results } = await validator.validateString(withoutOthersNames(await answer.text()), path);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ selector }) => !selector?.startsWith("#base-ui-"))
      .map(({ ruleId, message, selector }) => `${path}: ${ruleId} ${message} ${selector ?? ""}`),
  );
}

/** A button with a `form` attribute does not belong to the surrounding form, although the validator assumes so. */
const withoutOthersNames = (html: string) =>
  html.replaceAll(/<button [^>]*form="[^"]*"[^>]*>/g, (button) => button.replace(/ name="[^"]*"/, ""));

const STATIC = [...new Set(everyRoute().map(({ pattern }) => pattern))].filter((pattern) => !/[:*]/.test(pattern));
/** Pages that show signed-in people something else; the others differ only in their header, and are visited in the long runs. */
const OF_THE_SIGNED_IN = /^\/(profile|consultations|messages|notifications|advisor-|admin|book-consultation|pricing)/;
const OWN = isLongRun ? STATIC : STATIC.filter((pattern) => OF_THE_SIGNED_IN.test(pattern));
const VIEWS = [
  "/advisors/all?q=zzzz&rating=4&date=2026-01-01",
  "/find-advisor?q=zzzz",
  "/business/strategy?q=a+plan",
  "/business/strategy?view=all",
  "/search?q=law",
  "/search?request=Chess",
  "/ai-assistant?room=legal",
  "/nowhere-at-all",
];

let further: string[] = [];
beforeAll(async () => {
  const [{ slug }] = (await site.rows<{ slug: string }>("select slug from advisers order by rating_count desc limit 1")) as [
    { slug: string },
  ];
  further = [`/advisors/${slug}`, `/advisors/${slug}/book`, `/advisors?compare=${slug}`];
});

/** Returns the problems, and how many pages were checked. */
async function walk(visitor: Client, paths: readonly string[]) {
  const problems: string[] = [];
  let pages = 0;
  for (const path of paths) {
    const found = await problemsOf(visitor, path);
    if (found) pages += 1;
    problems.push(...(found ?? []));
  }
  return { problems, pages };
}

test("every page that a visitor may open is valid", async () => {
  const { problems, pages } = await walk(site.visitor(), [...STATIC, ...VIEWS, ...further]);
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(SEARCHABLE_PAGES.length + VIEWS.length);
});

test.each(["client", "advisor", "admin"] as const)("every page that the demo's %s may open is valid", async (who) => {
  const visitor = site.visitor();
  await visitor.post("/auth", { intent: "sign-in", ...demoAccount(site.folder, who) });
  const list = await (await visitor.get("/consultations")).text();
  const own = [...new Set(list.match(/\/consultations\/[0-9a-f-]{36}/g) ?? [])].slice(0, 6);
  const threads = [...new Set((await (await visitor.get("/messages")).text()).match(/\/messages\/[0-9a-f-]{36}/g) ?? [])].slice(0, 2);
  const desk = await (await visitor.get("/admin")).text();
  const views = [...new Set(desk.match(/\/admin\?view=[a-z-]+/g) ?? [])];
  const { problems, pages } = await walk(visitor, [...OWN, ...further, ...own, ...threads, ...(who === "admin" ? views : [])]);
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(isLongRun ? 30 : 20);
});
