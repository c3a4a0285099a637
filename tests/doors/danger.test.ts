import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { isOfMinor } from "#app/features/danger/danger";
import { DANGER_LINES, YOUNG_LINES } from "#app/features/danger/danger-line";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import { LIMITS } from "#app/platform/limits/limits";
import { countAgain } from "../support/count-again";
import { EMERGENCIES, IN_DANGER, ORDINARY_SEARCHES } from "../support/danger";
import { isLongRun } from "../support/long";
import { readPage } from "../support/page-text";
import { ORIGIN, useSite } from "../support/site";

const site = useSite({ demo: true, environment: { RATE_LIMITS: "on" } });

/** Every address that searches for typed text, by its parameter. */
const SEARCHES = [
  ["/advisors/all", "q"],
  ["/advisors/all", "location"],
  ["/find-advisor", "q"],
  ["/search", "q"],
  ["/search", "request"],
  ...CATEGORIES.map(({ path }) => [path, "q"] as const),
  ...SUBCATEGORIES.map(({ path }) => [path, "q"] as const),
] as const;

const said = TEXT_LANGUAGES.flatMap((language) => IN_DANGER[language].map((text) => ({ language, text })));

/** Returns the line that somebody reads below the calm words. */
const lineFor = (text: string, language: (typeof TEXT_LANGUAGES)[number]) => (isOfMinor(text) ? YOUNG_LINES : DANGER_LINES)[language];

/** Each from a separate address, so that no limit is reached. */
let asked = 0;
const open = (path: string, parameters: Record<string, string>) => {
  asked += 1;
  const address = `198.51.${100 + Math.floor(asked / 200)}.${asked % 200}`;
  return readPage(site.fetch(new Request(`${ORIGIN}${path}?${new URLSearchParams(parameters)}`), address));
};

/** Returns what the page contains of advisors and prices, including the data for the browser. */
async function shown(html: string) {
  const slugs = (await site.rows<{ slug: string }>("select slug from advisers")).map(({ slug }) => slug);
  const prices = html.slice(html.indexOf("<main"), html.indexOf("</main>")).match(/[£€$]\s?\d+|\d+\s?€/g) ?? [];
  return [...slugs.filter((slug) => html.includes(slug)), ...prices];
}

test("every page that takes words of somebody is among those that are looked at here", () => {
  const files = globSync("app/routes/**/*.tsx").filter((file) => !file.includes("/admin/"));
  const searching = files.filter((file) => /parameters[^;]*("q"|DIRECTORY_PARAMETERS|ALL_PARAMETERS)/.test(readFileSync(file, "utf8")));
  expect(searching.map((file) => file.replace(/^.*routes\//, "")).sort()).toEqual([
    "all-advisors.tsx",
    "category.tsx",
    "find-advisor.tsx",
    "search.tsx",
    "subcategory.tsx",
  ]);
});

test("somebody in danger finds no advisor and no price on any page that searches, but the calm words in their language", async () => {
  for (const [index, { language, text }] of said.entries()) {
    const [path, parameter] = SEARCHES[index % SEARCHES.length]!;
    const { html, status } = await open(path, { [parameter]: text });
    expect([status, path, text, html.includes(`lang="${language}"`), html.includes(lineFor(text, language))]).toEqual([
      200,
      path,
      text,
      true,
      true,
    ]);
    expect([text, path, await shown(html)]).toEqual([text, path, []]);
  }
});

test("each of the pages heeds each of the languages", async () => {
  // Alternates in every run: the classification is the same everywhere.
  for (const [at, [path, parameter]] of SEARCHES.entries())
    for (const language of isLongRun ? TEXT_LANGUAGES : [TEXT_LANGUAGES[at % TEXT_LANGUAGES.length]!]) {
      const text = IN_DANGER[language][0]!;
      const { html } = await open(path, { [parameter]: text });
      expect([path, parameter, language, html.includes(lineFor(text, language)), await shown(html)]).toEqual([
        path,
        parameter,
        language,
        true,
        [],
      ]);
    }
});

test("of an emergency that goes on now every page says first which number to call", async () => {
  for (const [index, [path, parameter]] of SEARCHES.entries()) {
    const language = TEXT_LANGUAGES[index % TEXT_LANGUAGES.length]!;
    const { html } = await open(path, { [parameter]: EMERGENCIES[language][index % EMERGENCIES[language].length]! });
    const [, written = ""] = /<p class="text-lg font-semibold">(.*?)<\/p>/.exec(html) ?? [];
    const sentence = written.replace(/<[^>]*>/g, "");
    expect([path, parameter, sentence, /^[^.(]{0,32}\b112\b/.test(sentence)]).toEqual([path, parameter, sentence, true]);
  }
});

test("the whole list of a sub-category is none for somebody in danger", async () => {
  const { html } = await open("/legal/employment-law", { q: "I want to kill myself", view: "all" });
  expect([html.includes(DANGER_LINES.en), await shown(html)]).toEqual([true, []]);
});

test("what an admin has set to be said is said in searches, too", async () => {
  await site.rows("insert into site_settings (name, value) values ('danger_line_de', 'TelefonSeelsorge: 0800 111 0 111.')");
  const { html } = await open("/finance", { q: "Ich will nicht mehr leben" });
  expect(html).toMatch(/TelefonSeelsorge: <a href="tel:08001110111"[^>]*>0800 111 0 111<\/a>/);
  await site.rows("delete from site_settings where name = 'danger_line_de'");
});

test("of ordinary searches none is answered with it, on any page", async () => {
  for (const [index, text] of ORDINARY_SEARCHES.entries()) {
    const [path, parameter] = SEARCHES[index % SEARCHES.length]!;
    expect([text, (await open(path, { [parameter]: text })).html.includes("findahelpline")]).toEqual([text, false]);
  }
});

test("Enter in the search dialog opens the category request as always, below the calm words; sent all the same, they stand there again", async () => {
  const visitor = site.visitor();
  const entered = await visitor.get("/search?go=1&q=I+want+to+die");
  const { html } = await readPage(visitor.get(entered.headers.get("location")!));
  expect([html.includes('value="I want to die"'), html.includes(DANGER_LINES.en)]).toEqual([true, true]);
  const sent = await visitor.post("/search", { name: "Help", comments: "My husband hits me when he drinks" });
  expect(sent.status).toBe(303);
  const after = await visitor.post("/search?stay", { name: "I want to die", comments: "" });
  expect(await after.text()).toContain(DANGER_LINES.en);
});

test("too many searches refuse everybody but who is in danger", async () => {
  const address = "203.0.113.77";
  const ask = (q: string) => site.fetch(new Request(`${ORIGIN}/find-advisor?${new URLSearchParams({ q })}`), address);
  // Whatever address the words are asked at counts; this one draws no page.
  const count = () => site.fetch(new Request(`${ORIGIN}/livez?q=growth`), address);
  for (let time = 0; time < LIMITS.search.perNetwork; time += 1) expect((await count()).status).toBe(200);
  expect((await ask("growth")).status).toBe(429);
  const calm = await ask("I want to kill myself");
  expect([calm.status, (await calm.text()).includes(DANGER_LINES.en)]).toEqual([200, true]);
});

test("too many messages to the assistant are refused, with the calm words for who is in danger", async () => {
  const visitor = site.visitor();
  const say = (content: string) => visitor.post("/ai-assistant", { assistant: "message", content });
  const most = LIMITS["assistant-message"].perNetwork;
  expect((await say("thanks")).status).toBe(303);
  await countAgain(site, "assistant-message", most - 2);
  expect((await say("thanks")).status).toBe(303);
  const plain = await readPage(say("a patent lawyer"));
  expect([plain.status, plain.html.includes("findahelpline")]).toEqual([429, false]);
  const calm = await readPage(say("Mi marido me pega"));
  expect([calm.status, calm.text.includes(DANGER_LINES.es), await shown(calm.html)]).toEqual([429, true, []]);
});
