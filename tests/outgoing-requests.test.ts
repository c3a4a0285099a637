import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const ASKED = /(?<![.\w])fetch\(/g;

/** Reads calendars of advisors by a way of its own, which looks at each address that it is led on to. */
const LOOKS_AT_EACH = "app/features/calendar/busy-feeds/read-due-feeds.server.ts";

/** What stands between the parentheses that open at a place. */
function argumentsAt(source: string, from: number) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")" && --depth === 0) return source.slice(from, at);
  }
  return source.slice(from);
}

test("the server follows nobody who leads it on: a key that it sends along would go to whoever it is led to", () => {
  const files = globSync("app/**/*.server.{ts,tsx}", { cwd: ROOT }).filter((file) => file !== LOOKS_AT_EACH);
  const asked = files.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), "utf8");
    return [...source.matchAll(ASKED)].map(({ index }) => ({ file, given: argumentsAt(source, index + "fetch".length) }));
  });
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter(({ given }) => !given.includes('redirect: "error"'))).toEqual([]);
});
