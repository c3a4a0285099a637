import { beforeAll, expect, test } from "vitest";
import { languageName, SPOKEN_LANGUAGES } from "#app/features/catalog/spoken-languages";
import { DANGER_LINES } from "#app/features/danger/danger-line";
import { FONT_FAMILIES } from "#app/features/home/formatting";
import { countriesIn } from "#app/features/profiles/country-names";
import { CURRENCY_OPTIONS } from "#app/features/rules/rules";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { LANGUAGE_NAMES } from "#app/languages/languages";
import { NAME_ROOMS } from "#app/languages/name-rooms.server";
import { FONT_PAIRS } from "#app/platform/brand/brand";
import { texts } from "#app/texts";
import { builtSite } from "../support/built-site";
import type { Client } from "../support/client";
import { demoAccount } from "../support/demo";
import { englishInCode } from "../support/english-in-code";
import { isLongRun } from "../support/long";
import { accented, accentedTexts } from "../support/pseudo-language";
import { everyRoute } from "../support/routes";
import { plain, saidInPage } from "../support/said-in-page";
import { useSite } from "../support/site";

/** In this test, Italian is the pseudo-language: English with accents on all letters. A word without accents belongs to no message. */
const PSEUDO = "it";
const ENVIRONMENT = { SITE_NAME: "Þ", CONTACT_CITY: "Þ" };
const site = useSite({ demo: true, environment: ENVIRONMENT });

const isOfCode = englishInCode();
const NAMES = new Set(Object.values(NAME_ROOMS).flatMap((names) => names()));
let written = new Set<string>();
let further: string[] = [];

beforeAll(async () => {
  const { addTexts, addNames } = await builtSite(ENVIRONMENT);
  addTexts(PSEUDO, accentedTexts(texts));
  addNames(PSEUDO, Object.fromEntries([...NAMES].map((name) => [name, accented(name)])));
  const [{ slug }] = (await site.rows<{ slug: string }>("select slug from advisers order by rating_count desc limit 1")) as [
    { slug: string },
  ];
  further = [`/advisors/${slug}`, `/advisors/${slug}/book`, `/advisors?compare=${slug}`];
});

/** Returns every text in the database, whole and by line: people's texts and names. */
async function whatPeopleWrote() {
  const tables = await site.rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found = new Set<string>();
  const keep = (value: unknown): void => {
    if (typeof value === "string") for (const line of [value, ...value.split("\n")]) found.add(plain(line));
    else if (typeof value === "object" && value !== null && !(value instanceof Date)) Object.values(value).forEach(keep);
  };
  for (const { name } of tables) keep(await site.rows(`select * from "${name}"`));
  return found;
}

/** Policies are not messages: each language has its complete version. */
const OF_POLICIES = new Set<string>();
for (const write of Object.values(ALL_LANGUAGES[PSEUDO].policies)) {
  const gather = (value: unknown): void => {
    if (typeof value === "string") OF_POLICIES.add(plain(value));
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(gather);
  };
  gather(write({ name: "Þ", contact: { email: "", phone: "", city: "Þ" } }));
}

/** Names from no message: the languages' own names; languages, countries and currencies as `Intl` names them; typefaces. */
const SAME_FOR_ALL = new Set<string>([
  ...Object.values(LANGUAGE_NAMES),
  ...SPOKEN_LANGUAGES.map((code) => languageName(code)),
  ...countriesIn(PSEUDO).map(([, name]) => name),
  ...CURRENCY_OPTIONS.map((code) => `${code} · ${new Intl.DisplayNames(PSEUDO, { type: "currency" }).of(code)}`),
  ...Object.values(FONT_PAIRS).map(({ name }) => name),
  ...FONT_FAMILIES.map(({ name }) => name),
]);
SAME_FOR_ALL.delete("System");
// The default text for people in danger is complete in each language, like the policies.
SAME_FOR_ALL.add(DANGER_LINES[PSEUDO]);
/** Codes and addresses that are the same in every language: currencies, zones, kinds of events, email and web addresses. */
const CODE = /^([A-Z]{3}|[A-Z]\w+(\/[\w -]+)+|[a-z]+(\.[a-z]+)+|https?:\/\/\S*|\S+@\S+)$/;

/** An unaccented word between accented ones is an inserted value: a name, an address. */
const MARKED = /\S*[^\p{ASCII}\s…–—·×≈“”„‘’«»\u00a0\u202f]\S*/gu;
const valueIn = (text: string) =>
  /[àéîôû]/i.test(text) ? plain(text.replaceAll(MARKED, " ")).replaceAll(/^[\s:,()–-]+|[\s:,()–-]+$/g, "") : text;

/** Environment variables to copy have fixed names. */
const OF_THE_ENVIRONMENT = /^[A-Z]+(?:_[A-Z]+)*=/;

function isUntranslated(text: string) {
  if (OF_THE_ENVIRONMENT.test(text)) return false;
  const value = valueIn(text);
  if (!isOfCode(value) || CODE.test(value) || SAME_FOR_ALL.has(value) || OF_POLICIES.has(value)) return false;
  return NAMES.has(value) || !written.has(value.replace(/…$/, ""));
}

/** Returns the texts of a page that come from no message. */
async function untranslatedOn(visitor: Client, path: string) {
  const answer = await visitor.get(path, { "accept-language": PSEUDO });
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return null;
  return saidInPage(await answer.text(), PSEUDO).filter(isUntranslated);
}

/** A page cached by the browser has no texts yet. */
const AS_KEPT = /^\/offline\.html$/;

const STATIC = [...new Set(everyRoute().map(({ pattern }) => pattern))].filter((pattern) => !/[:*]|dev-ui/.test(pattern));
/** Pages that show signed-in people something else; the others differ only in their header, and are checked in the long runs. */
const OF_THE_SIGNED_IN = /^\/(profile|consultations|messages|notifications|advisor-|admin|book-consultation|become-advisor)/;
const VIEWS = [
  "/advisors/all?q=zzzz&rating=4",
  "/find-advisor?q=zzzz",
  "/business/strategy?q=a+plan",
  "/search?q=law",
  "/search?request=Chess",
  "/ai-assistant?room=legal",
  "/nowhere-at-all",
];

test.each(["visitor", "client", "advisor", "admin"] as const)("every text that the demo's %s reads comes from messages", async (who) => {
  const visitor = site.visitor();
  if (who !== "visitor") await visitor.post("/auth", { intent: "sign-in", ...demoAccount(site.folder, who) });
  await visitor.post("/language", { language: PSEUDO, next: "/" });
  written = await whatPeopleWrote();
  const linked = async (path: string, links: RegExp, most: number) =>
    [...new Set((await (await visitor.get(path)).text()).match(links) ?? [])].slice(0, most);
  const own = await linked("/consultations", /\/consultations\/[0-9a-f-]{36}/g, 6);
  const threads = await linked("/messages", /\/messages\/[0-9a-f-]{36}/g, 2);
  const desk =
    who === "admin"
      ? [
          ...(await linked("/admin", /\/admin\?view=[a-z-]+/g, 30)),
          ...(await linked("/admin?view=people", /\/admin\?view=people&amp;id=[0-9a-f-]{36}/g, 2)),
          ...(await linked("/admin?view=consultations", /\/admin\?view=consultations&amp;id=[0-9a-f-]{36}/g, 3)),
          ...["/admin?view=topics&entry=_new", "/admin?view=topics&entry=finance", "/admin?view=topics&topic=_new"],
          "/admin?view=topics&topic=finance",
        ].map((path) => path.replaceAll("&amp;", "&"))
      : [];
  const found: string[] = [];
  let pages = 0;
  const all = who === "visitor" || isLongRun ? [...STATIC, ...VIEWS] : STATIC.filter((pattern) => OF_THE_SIGNED_IN.test(pattern));
  for (const path of [...all, ...further, ...own, ...threads, ...desk]) {
    if (AS_KEPT.test(path)) continue;
    const said = await untranslatedOn(visitor, path);
    if (said) pages += 1;
    found.push(...(said ?? []).map((text) => `${path}: ${text}`));
  }
  expect([...new Set(found)]).toEqual([]);
  expect(pages).toBeGreaterThan(who === "visitor" || isLongRun ? 40 : 20);
});
