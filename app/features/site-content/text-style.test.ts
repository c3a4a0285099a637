import { expect, test } from "vitest";
import { textStyle } from "./text-style";

test("a text nobody formatted keeps the site's own type", () => {
  expect(textStyle({})).toBeUndefined();
  expect(textStyle({ color: "" })).toBeUndefined();
});

test("only what was chosen becomes a style", () => {
  expect(textStyle({ fontWeight: "700", color: "#2a5c46", fontStyle: "" })).toEqual({ fontWeight: "700", color: "#2a5c46" });
});
