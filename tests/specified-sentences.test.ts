import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isInEveryRun } from "./support/every-run";

const FOLDER = "docs/specified";

interface Row {
  page: string;
  sentence: string;
  file: string;
  name: string;
}

/** Parses the rows of docs/specified/*.md: `| where | what it says | test file | name of the test (or how it begins) |`. */
function readRows(): Row[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".md"))
    .flatMap((page) => rowsOf(page, readFileSync(`${FOLDER}/${page}`, "utf8")));
}

function rowsOf(page: string, text: string): Row[] {
  return text
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [sentence = "", file = "", name = ""] = line
        .split(/(?<!\\)\|/)
        .slice(2, 5)
        .map((cell) =>
          cell
            .trim()
            .replaceAll("\\|", "|")
            .replace(/^`(.*)`$/, "$1"),
        );
      return { page, sentence, file, name };
    });
}

/** Returns the rows without a test: the file is missing, no test in it begins with that name, or only the long runs include it. */
const unnamed = (rows: Row[]) =>
  rows.filter(({ file, name }) => !(name.length > 5 && existsSync(file) && hasTest(file, readFileSync(file, "utf8"), name)));

function hasTest(file: string, text: string, name: string): boolean {
  const plain = text.replaceAll(/\\(["'`])/g, "$1").replaceAll(/\(\s+/g, "(");
  const at = ['"', "'", "`"].map((quote) => plain.indexOf(`(${quote}${name}`)).find((found) => found >= 0);
  return at !== undefined && isInEveryRun(file, /(^|\n)long\b[^\n]*$/.test(lastStart(plain.slice(0, at))));
}

/** From the last test that starts before it. */
const lastStart = (text: string) =>
  text.slice(Math.max(text.lastIndexOf("\ntest"), text.lastIndexOf("\nlong"))).replaceAll(/(?<=.)\n/g, " ");

test("each sentence of the specification names a test that is there", () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThan(0);
  expect(unnamed(rows).map(({ page, sentence, file, name }) => `${page}: '${sentence}' names ${file}: '${name}'`)).toEqual([]);
});

test("no sentence stands twice on a page", () => {
  const seen = readRows().map(({ page, sentence }) => `${page}: ${sentence}`);
  expect(seen.filter((each, place) => seen.indexOf(each) !== place)).toEqual([]);
});

test("a sentence whose test went away is found", () => {
  const row = (file: string, name: string) => rowsOf("x.md", `| 2 | Something | \`${file}\` | ${name} |`);
  expect(unnamed(row("tests/gone.test.ts", "a sentence whose test went away"))).toHaveLength(1);
  expect(unnamed(row("tests/specified-sentences.test.ts", "a test that never was"))).toHaveLength(1);
  expect(unnamed(row("tests/specified-sentences.test.ts", "a sentence whose test went away"))).toEqual([]);
});

test("a sentence that only the long runs hold is found", () => {
  const held = (file: string, text: string) => hasTest(file, text, "a sentence of a page");
  const [short, long] = ['\ntest("a sentence of a page", () => {});', '\nlong("a sentence of a page", () => {});'];
  expect([held("tests/journeys/accounts.test.ts", short), held("tests/journeys/profile.test.ts", short)]).toEqual([true, true]);
  expect([held("tests/journeys/profile.test.ts", long), held("tests/journeys/messages.test.ts", short)]).toEqual([false, false]);
  expect([held("tests/hard/boot.test.ts", short), held("tests/doors/home.test.ts", short)]).toEqual([false, true]);
  expect(
    held("tests/journeys/profile.test.ts", `${short}${long}`.replaceAll("page", "place") + long.replace("long(", "long.each([\n  1,\n])(")),
  ).toBe(false);
});
