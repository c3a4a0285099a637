import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** React replays no change event from before hydration: a field that submits its form on change has to make sure that none is lost. */
const SENDS_ON_CHANGE = /onChange=\{[^}]*\b(requestSubmit|submit)\(/;

const sending = (files: readonly string[]) => files.filter((file) => SENDS_ON_CHANGE.test(readFileSync(file, "utf8")));

test("what sends its form on a change is the switch that holds a press until React is there", () => {
  expect(sending(globSync("app/**/*.tsx"))).toEqual(["app/ui/fields/field.tsx"]);
  expect(readFileSync("app/ui/fields/field.tsx", "utf8")).toMatch(/data-replay="" onChange=\{[^}]*requestSubmit/);
});
