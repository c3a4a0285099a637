import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./support/imports";

/** Half of a character cannot be written into an address: encodeURIComponent throws, and the whole page with it. */
const CUT = /\.slice\(0, [^)]*\)\}…/;
const DATA_ADDRESS = /data:text\/csv/;

const found = (pattern: RegExp) =>
  readSources()
    .map(({ path }) => path)
    .filter((path) => !/\.test\.tsx?$/.test(path) && pattern.test(readFileSync(path, "utf8")));

test("what is cut and ends in an ellipsis is cut between characters, by the one function that does it", () => {
  expect(found(CUT)).toEqual([]);
});

test("a file within a page is addressed by the one function that takes whatever is written in it", () => {
  expect(found(DATA_ADDRESS)).toEqual(["app/platform/csv.ts"]);
});
