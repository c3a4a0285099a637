import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { SEARCHABLE_PAGES } from "#app/features/search/searchable-pages";
import type { Client } from "../support/client";
import { demoAccount } from "../support/demo";
import { isLongRun } from "../support/long";
import { everyRoute } from "../support/routes";
import { useSite } from "../support/site";

const site = useSite({ demo: true });

/** All that is recommended, but for how React and Base UI write what means the same, and for taste. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // React's own spelling: <br/>, charSet, selected="", ids such as _R_1_.
      "void-style": "off",
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "valid-id": ["error", { relaxed: true }],
      // A transition between pages is named on the element that moves.
      "no-inline-style": "off",
      // Style keeps a number together.
      "tel-non-breaking": "off",
      // Base UI says the role of its box, which a list of the browser's own gives it before the scripts.
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

/** A button that names its form is not of the form around it, for whose the validator takes it. */
const withoutOthersNames = (html: string) =>
  html.replaceAll(/<button [^>]*form="[^"]*"[^>]*>/g, (button) => button.replace(/ name="[^"]*"/, ""));

const STATIC = [...new Set(everyRoute().map(({ pattern }) => pattern))].filter((pattern) => !/[:*]/.test(pattern));
/** Who is signed in is shown here what visitors are not; the rest is the same but for its header, and is walked in the long runs. */
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

/** What is wrong, and how many pages were looked at. */
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
