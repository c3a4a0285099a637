import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./support/imports";

const IN_TEXT = /\bin \(\s*select[^`]*?\bfor (no key )?update\b/i;
const BUILT = /const (\w+) = (?:(?!;\n)[\s\S])*?\.for\("(?:no key )?update"/g;

/** Whether a statement takes what a locking subquery selects with `in`, which may run that subquery more than once. */
function takesTwice(source: string): boolean {
  const built = [...source.matchAll(BUILT)].map(([, name]) => name);
  return IN_TEXT.test(source) || built.some((name) => new RegExp(`inArray\\([^()]+, ${name}\\)|\\bin \\$\\{${name}\\}`).test(source));
}

test("rows that are selected with a lock to be taken are selected once (db/taken-once.ts)", () => {
  const sources = readSources()
    .map(({ path }) => path)
    .filter((path) => !path.includes(".test."));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => takesTwice(readFileSync(path, "utf8")))).toEqual([]);
});

test("each way of taking them more than once is found", () => {
  expect(takesTwice("sql`delete from a where id in (\n select id from a limit 1 for update skip locked)`")).toBe(true);
  expect(takesTwice('const next = tx.select().limit(5).for("update", {});\ntx.delete(a).where(inArray(a.id, next))')).toBe(true);
  expect(takesTwice('const next = tx.select().limit(5).for("update", {});\ntx.delete(a).where(isTakenOnce(a.id, next))')).toBe(false);
});
