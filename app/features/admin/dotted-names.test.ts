import { expect, test } from "vitest";
import { nestFields } from "./dotted-names";

test("dotted names become objects and lists", () => {
  expect(
    nestFields({
      title: "A",
      "titleFormatting.color": "#fff",
      "titleFormatting.fontSize": "xl",
      "entries.10.title": "last",
      "entries.2.title": "second",
      "entries.0.title": "first",
    }),
  ).toEqual({
    title: "A",
    titleFormatting: { color: "#fff", fontSize: "xl" },
    entries: [{ title: "first" }, { title: "second" }, { title: "last" }],
  });
});

test("no name reaches the prototype of anything", () => {
  const nested = nestFields({ "[object Object].isAdmin": "1", "constructor.prototype.isAdmin": "1", "a.__proto__.isAdmin": "1" });
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect(Object.keys(nested)).toEqual(["[object Object].isAdmin", "constructor", "a"]);
});

test("a name that is no path, and one too deep, keep their own place", () => {
  expect(nestFields({ "a..b": "1", "a.b.c.d.e": "2", ".x": "3" })).toEqual({ "a..b": "1", "a.b.c.d.e": "2", ".x": "3" });
});

test("a field that stands where an object is wanted gives way to it", () => {
  expect(nestFields({ entries: "x", "entries.0.title": "y" })).toEqual({ entries: [{ title: "y" }] });
});

test("a path of four steps is one, and none of five is", () => {
  expect(nestFields({ "a.b.c.d": "1", "a.b.c.d.e": "2" })).toEqual({ a: { b: { c: { d: "1" } } }, "a.b.c.d.e": "2" });
});
