import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PUT_AWAY_SECONDS } from "#app/db/embedded/archiving";
import { CATEGORIES } from "#app/features/catalog/categories";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { TOPICS } from "#app/features/catalog/topics";
import { OTHER_MATTERS } from "#app/features/topics/classifier/other-matters";
import { DOCUMENTS, readDocument } from "./support/documents-names";
import { NUMBERS_OF_DOCUMENTS, type SaidNumber } from "./support/numbers-of-documents";

const IN_WORDS: Record<string, number> = { "half a": 0.5, "half an": 0.5, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const MORE = { seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, fifty: 50 };

const numberOf = (said: string) => ({ ...IN_WORDS, ...MORE })[said.toLowerCase()] ?? Number(said.replaceAll(/[_,]/g, ""));

/** Returns a document's number and the code's, in the document's unit. NaN if either is missing. */
function both(document: string, { says, file, is, unit = 1 }: SaidNumber) {
  const said = numberOf(says.exec(document)?.[1] ?? "none");
  const real = numberOf(is.exec(readFileSync(file, "utf8"))?.[1] ?? "none") * unit;
  return [said, Number(real.toFixed(6))];
}

test.each(Object.entries(NUMBERS_OF_DOCUMENTS))("each number that %s has of the code is the code's", (name, numbers) => {
  const document = readDocument(name);
  for (const number of numbers) {
    const [said, real] = both(document, number);
    expect(said, `${number.says} in ${name}, ${number.is} in ${number.file}`).toBe(real);
    expect(said).not.toBeNaN();
  }
});

test("a number that differs, and one that is nowhere, are found", () => {
  const port = { says: /at (\d+)/, file: "app/config.server.ts", is: /PORT: .*default\((\d+)\)/ };
  expect(both("It listens at 3000.", port)).toEqual([3000, 3000]);
  expect(both("It listens at 8080.", port)).toEqual([8080, 3000]);
  expect(both("It listens.", port)[0]).toBeNaN();
});

/** Measurements, observations and facts about others: no constant of ours corresponds to them. */
const NOT_OURS: Record<string, readonly string[]> = {
  "docs/decisions/003-accounts.md": ["60 minutes read back"],
  // The last one is calculated below.
  "docs/decisions/010-overload.md": ["held a page for seven seconds", "wait for two to four seconds", "for 1.7 s in all"],
  "docs/decisions/011-the-way-to-an-hour.md": ["the 12 hours of the United States", "in a zone of Europe has 24 hours"],
  "docs/decisions/012-backups.md": ["A segment is 16 MB"],
  "docs/decisions/015-languages.md": ["(34 KB, the admin's"],
  "docs/decisions/016-several-machines.md": ["whole beside twelve months", "goes in 0.03 s instead of 2 s", "(22 to 28 ms a thousand"],
};
const QUANTITY =
  /(?<![\w.,/-])(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand) (ms|s|seconds?|minutes?|hours?|days?|weeks?|months?|KB|MB|GB|characters|lines|columns|megapixels|tries)\b/gi;

/** Returns a document's quantities that are not compared with the code. Ignores code blocks. */
function uncompared(name: string, document: string): string[] {
  const read = document.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => "`".repeat(code.length));
  const compared = (NUMBERS_OF_DOCUMENTS[name] ?? []).map(({ says }) => says.exec(document));
  const allowed = (NOT_OURS[name] ?? []).map((text) => ({ index: document.indexOf(text), 0: text }));
  const known = [...compared, ...allowed].flatMap((found) => (found ? [[found.index, found.index + found[0].length] as const] : []));
  return [...read.matchAll(QUANTITY)]
    .filter(({ index, 1: number = "" }) => !known.some(([from, to]) => from <= index && index + number.length <= to))
    .map(({ 0: said }) => said);
}

test.each(
  DOCUMENTS.filter((name) => /^(README|CONTRIBUTING)|\/(map|glossary|self-hosting)\.md|\/decisions\//.test(name)),
)("every quantity of %s is compared with the code, or was measured", (name) => {
  expect(uncompared(name, readDocument(name))).toEqual([]);
});

test("a quantity that nobody compares is found, one in code is not", () => {
  expect(uncompared("README.md", "It waits for 7 seconds, or twelve hours. `sleep 5 s`")).toEqual(["7 seconds", "twelve hours"]);
});

test("what documents count of lists, and reckon from more than one number, is so", () => {
  const glossary = readDocument("docs/glossary.md");
  expect([CATEGORIES, SUBCATEGORIES, TOPICS].map(({ length }) => length)).toEqual([
    numberOf(/One of (\w+) \(business/.exec(glossary)?.[1] ?? ""),
    numberOf(/one of (\w+) pages below/.exec(glossary)?.[1] ?? ""),
    numberOf(/One of the (\w+) expertise areas/.exec(glossary)?.[1] ?? ""),
  ]);
  const { packages } = JSON.parse(readDocument("package-lock.json")) as { packages: Record<string, { hasInstallScript?: true }> };
  const scripted = Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
  const named = new Set(scripted.map((name) => name.slice(name.lastIndexOf("node_modules/")).split("/")[1]));
  const [, count = "", list = ""] = /scripts of (\w+) packages: ([^.]+)\./.exec(readDocument("README.md")) ?? [];
  expect([...named].filter((name) => !list.includes(name ?? "")).length).toBe(0);
  expect(named.size).toBe(numberOf(count));
  const ticks = /TICKS_TO_SAY_SO = (\d+)/.exec(readFileSync("app/db/health-check.server.ts", "utf8"))?.[1];
  expect(readDocument("docs/decisions/010-overload.md")).toContain(`for ${2 - Number(ticks) / 10} s in all`);
  const segments = (24 * 60 * 60) / PUT_AWAY_SECONDS;
  expect(readDocument("docs/decisions/012-backups.md")).toContain(`: ${segments} in a day of a quiet site`);
});

test("what the page on matching counts of corpus and classifier is there", () => {
  const matching = readDocument("docs/matching.md");
  const strangers = readDocument("bench/quality/strangers.txt").match(/^[^#\n].*$/gm) ?? [];
  const counted = [
    /texts in (\d+)\s+voices/,
    /strangers\.txt` has (\d+) needs/,
    /each of (\w+) matters that are none/,
    /how likely each of the (\w+) areas is/,
  ];
  const there = [globSync("corpus/*.txt").length, strangers.length, OTHER_MATTERS.length, TOPICS.length];
  expect(counted.map((says) => numberOf(says.exec(matching)?.[1] ?? ""))).toEqual(there);
});

test("the size of ten million advisors and a hundred million consultations is the sum of what one of each takes", () => {
  const scaling = readDocument("docs/scaling.md");
  const each = [...scaling.matchAll(/at most ([\d.]+) KB, of that ([\d.]+) KB indexes/g)].map(([, ...kilobytes]) => kilobytes.map(Number));
  const [all, indexes] = [0, 1].map((part) => Math.round(10 * (each[0]?.[part] ?? 0) + 100 * (each[1]?.[part] ?? 0)));
  expect(scaling).toContain(`at most ${all} GB, of that ${indexes} GB indexes`);
  expect(scaling).toContain(`3 × ${all} GB`);
});

test("the figures of pages that the page on growing repeats are those that were measured", () => {
  const measured = readDocument("docs/performance.md").split("## Pages that are made anew")[0] ?? "";
  const repeated = readDocument("docs/scaling.md").match(/^\| (visitors' pages a second|pages of the signed-in a second).*$/gm) ?? [];
  expect(repeated).toHaveLength(2);
  for (const [figure] of repeated.join("\n").matchAll(/\d[\d,]*\d(\.\d+)?(?= |\)|,)(?! November)/g))
    if (!/^(23|2026)$/.test(figure)) expect(measured).toContain(figure);
});
