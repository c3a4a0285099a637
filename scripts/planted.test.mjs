import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLANTS } from "../tests/planted/plants.mjs";

/** The edits of a plant that cannot be applied one after another: the text is missing, or occurs more than once. */
function impossibleEdits({ edits }) {
  const files = new Map();
  return edits.flatMap(([file, from, to]) => {
    const text = files.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
    files.set(
      file,
      text.replace(from, () => to),
    );
    const places = text.split(from).length - 1;
    return places === 1 ? [] : [`${file} has in ${places} places: ${from}`];
  });
}

/** Test names in a file as written, with any placeholder (`%s`). */
const TITLE = /\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async )?\(/g;

/** Whether a test's name can contain these words: they occur in it, it has a placeholder and begins like this, or they are a case's words. */
function isNamed(words, text) {
  const plain = text.replaceAll(/\\(["'`])/g, "$1");
  const titles = [...text.matchAll(TITLE)].map(([, , title = ""]) => title.replaceAll(/\\(["'`])/g, "$1"));
  if (titles.some((title) => title.includes(words))) return true;
  const beginnings = titles.filter((title) => /[%$]/.test(title)).map((title) => title.split(/[%$]/)[0] ?? "");
  return beginnings.some(
    (beginning) => (beginning && words.startsWith(beginning)) || plain.includes(`"${words}`) || plain.includes(`${words}"`),
  );
}

const hasTest = ({ test: file, name }) => existsSync(file) && isNamed(name, readFileSync(file, "utf8"));

test("each defect can be planted into the code as it reads now, in one place", () => {
  expect(PLANTS.length).toBeGreaterThan(100);
  expect(PLANTS.flatMap((plant) => impossibleEdits(plant).map((edit) => `${plant.planted}: ${edit}`))).toEqual([]);
});

test("each defect changes something", () => {
  expect(PLANTS.filter(({ edits }) => edits.length === 0 || edits.some(([, from, to]) => from === to))).toEqual([]);
});

test("each defect names a test that is there", () => {
  expect(PLANTS.filter((plant) => !hasTest(plant)).map(({ test: file, name }) => `${file} has no test: ${name}`)).toEqual([]);
});

test("a defect whose line or test went away is found", () => {
  const plant = (from, name) => ({
    threat: "rule",
    planted: "",
    edits: [["tests/planted/plants.mjs", from, ""]],
    test: "scripts/planted.test.mjs",
    name,
  });
  const [here, gone] = ["export const PLANTS = [", "export const PLANT = ["];
  expect([here, gone].map((from) => impossibleEdits(plant(from, "")).length)).toEqual([0, 1]);
  expect(impossibleEdits(plant("_PLANTS,", ""))).toHaveLength(1);
  expect(["a defect whose line", "a test that never was"].map((name) => hasTest(plant(here, name)))).toEqual([true, false]);
});

/** The rows of docs/security.md about planted faults, with the number of faults in each: those that begin with a threat. */
const rowsTakenAway = () =>
  readFileSync("docs/security.md", "utf8")
    .split("\n")
    .map((line) => line.slice(1, -1).split("|"))
    .filter((cells) => cells.length === 4 && /^ V\d/.test(cells[0]))
    .map(([threat, , tests, away]) => ({ threat, tests, count: away.split(";").length }));

test("as many defects are planted for a row of the page on security as it says things are taken away", () => {
  const planted = ({ threat, tests }) => {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => `/${file}`);
    return PLANTS.filter((plant) => threat.split(/[ ,]+/).includes(plant.threat) && named.some((file) => `/${plant.test}`.endsWith(file)));
  };
  expect(rowsTakenAway().length).toBeGreaterThan(60);
  expect(
    rowsTakenAway().flatMap((row) => (planted(row).length < row.count ? [`${row.threat}: ${planted(row).length} of ${row.count}`] : [])),
  ).toEqual([]);
});
