import { expect, test } from "vitest";
import MEANINGS from "./meanings.txt?raw";
import { meaningsOf } from "./meanings-of-word";

const LINES = MEANINGS.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

test("words of one meaning have it in five languages, whatever their ending", () => {
  for (const word of ["pallets", "palettes", "bancali", "palet"]) expect(meaningsOf(word), word).toEqual(meaningsOf("pallet"));
  expect(meaningsOf("pallet")).toHaveLength(1);
});

test("a compound without a line of its own means what its end does", () => {
  expect(meaningsOf("holzpalette")).toEqual(meaningsOf("palette"));
  expect(meaningsOf("zzlager")).toEqual([]);
});

test("a word of no line means nothing, and neither does a short one by its end", () => {
  for (const word of ["", "zzz", "qqqqqqqqqqqq", "xxpalet"]) expect(meaningsOf(word), word).toEqual([]);
});

test("no two meanings have the same name, and each has words to compare", () => {
  const names = LINES.map((line) => line.split(" ")[0]);
  expect(names).toHaveLength(new Set(names).size);
  expect(LINES.filter((line) => !/^[a-z0-9]{2,}\*?(?: [a-z0-9]{2,}\*?){2,}$/.test(line))).toEqual([]);
});
