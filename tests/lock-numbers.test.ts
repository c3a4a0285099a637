import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./support/imports";

/** The numbers of advisory locks, each with the file that defines it. */
const numbered = readSources()
  .filter(({ path }) => !path.includes(".test."))
  .flatMap(({ path }) => [...readFileSync(path, "utf8").matchAll(/\b(7_241_\d{3})\b/g)].map(([, number]) => ({ number, path })));

// Two with the same number would wait for each other needlessly.
test("each advisory lock has a number of its own", () => {
  expect(numbered.length).toBeGreaterThan(15);
  expect(numbered.filter(({ number, path }) => numbered.some((other) => other.number === number && other.path !== path))).toEqual([]);
});
