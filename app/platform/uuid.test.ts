import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isUuid } from "./uuid";

const ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

test("an id is one in small letters and capitals, and nothing around it", () => {
  for (const text of [ID, ID.toUpperCase()]) expect(isUuid(text), text).toBe(true);
  for (const text of ["", "x", `${ID}\n`, ` ${ID}`, `{${ID}}`, ID.replaceAll("-", ""), `${ID}0`, "'; select 1"])
    expect(isUuid(text), text).toBe(false);
});

test("no row is looked for by the text of its id, for which there is no index", () => {
  const files = globSync("app/**/*.server.ts").filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /\.id\}::text (?:=|in|like)/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
