import { expect, test } from "vitest";
import { GIVEN, measuredFunctions } from "./support/text-function-values";
import { isText } from "./support/text-functions";

test("what every parameter of a function that reads texts is given is known", () => {
  const functions = measuredFunctions();
  const needed = functions.flatMap(({ name, types }) => types.map((type) => ({ name, type })));
  const unknown = needed.filter(({ type }) => !type.startsWith("?") && !isText(type) && !(type in GIVEN));
  expect(unknown).toEqual([]);
  expect(functions.length).toBeGreaterThan(150);
});
