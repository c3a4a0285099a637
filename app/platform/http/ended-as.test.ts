import { globSync, readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { expect, test } from "vitest";
import { endedAs } from "./ended-as";

test("what ends a request says what its status says", () => {
  for (const status of [400, 401, 403, 404, 410, 503] as const) expect(endedAs(status).init?.statusText).toBe(STATUS_CODES[status]);
  expect(endedAs(413).init?.statusText).toBe("Content Too Large");
});

test("nothing else ends one: a status without words of its own would be told as a 500", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$|ended-as\.ts$/.test(file));
  const without = (text: string) =>
    /\bthrow (?:data\(|new Response\()(?:(?!statusText|status: 500)[^;])*;|\bdata\(null, \{ status/.exec(text)?.[0];
  expect(without("if (!row) throw data(null, { status: 404 });")).toBeDefined();
  expect(files.map((file) => [file, without(readFileSync(file, "utf8"))]).filter(([, found]) => found)).toEqual([]);
});
