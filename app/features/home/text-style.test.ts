import { expect, test } from "vitest";
import { textStyle } from "./text-style";

test("a text nobody formatted keeps the site's own type", () => {
  expect(textStyle({})).toBeUndefined();
  expect(textStyle({ color: "" })).toBeUndefined();
});

test("only what was chosen becomes a style", () => {
  expect(textStyle({ fontWeight: "700", color: "#2a5c46", fontSize: "xl", fontStyle: "" })).toEqual({
    fontWeight: "700",
    color: "light-dark(#2a5c46, #93cba9)",
    fontSize: "1.25rem",
  });
});

test("what stands in the database and on no list never becomes a style", () => {
  const planted = { fontSize: "9999999px", fontFamily: "x;}</style><script>", color: "red;background:url(//e)", fontWeight: "var(--x)" };
  expect(textStyle(planted)).toBeUndefined();
  expect(textStyle({ ...planted, fontStyle: "italic" })).toEqual({ fontStyle: "italic" });
});
