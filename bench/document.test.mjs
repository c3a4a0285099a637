import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withTables } from "./document.mjs";

const read = (file) => readFileSync(new URL(file, import.meta.url), "utf8");

test("every figure in docs/performance.md is one that a run has measured", () => {
  const document = read("../docs/performance.md");
  const kept = JSON.parse(read("./figures.json"));
  expect(withTables(document, kept)).toBe(document);
  for (const name of Object.keys(kept)) expect(document).toContain(`<!-- figures of ${name} -->`);
});
