import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const ELEMENT = /<(p|div|span)\b[^<>]*?className=(?:"([^"]*)"|\{`([^`]*)`\})[^<>]*?>/g;

/** Whether it shows in red that something is wrong. */
const saysWhatIsWrong = (classes: string) => /\bfield-error\b|\bbg-danger-wash\b/.test(classes);

/** Whether screen readers announce an element: at once, or with the field it is about. */
const isHeard = (element: string) => /\brole=["{]|\bid=["{]|\{\.\.\./.test(element);

test("whatever says in red what is wrong is heard by who does not see it: as an alert, or by the field that names it", () => {
  const sources = globSync("app/**/*.tsx", { cwd: ROOT }).filter((file) => !file.endsWith(".test.tsx"));
  const found = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(ELEMENT)].flatMap(([element, , plain, made]) =>
      saysWhatIsWrong(plain ?? made ?? "") ? [{ file, element }] : [],
    ),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ element }) => !isHeard(element))).toEqual([]);
});
