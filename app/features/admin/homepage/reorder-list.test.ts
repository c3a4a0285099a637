import fc from "fast-check";
import { expect, test } from "vitest";
import { arranged, moved, readArrangement } from "./reorder-list";

const arrange = (list: string[], text: string) => arranged(list, readArrangement(text)!, "new", 4);

test("entries are added, removed and moved", () => {
  expect(arrange(["a", "b"], "add")).toEqual(["a", "b", "new"]);
  expect(arrange(["a", "b", "c"], "remove:1")).toEqual(["a", "c"]);
  expect(arrange(["a", "b", "c"], "up:2")).toEqual(["a", "c", "b"]);
  expect(arrange(["a", "b", "c"], "down:0")).toEqual(["b", "a", "c"]);
});

test("nothing leaves the list at its ends, and a full list takes no more", () => {
  expect(arrange(["a", "b"], "up:0")).toEqual(["a", "b"]);
  expect(arrange(["a", "b"], "down:1")).toEqual(["a", "b"]);
  expect(arrange(["a", "b", "c", "d"], "add")).toHaveLength(4);
});

test("what is no arrangement is none", () => {
  for (const text of ["", "up", "up:-1", "up:x", "sideways:1", "remove:1000000", undefined, {}]) expect(readArrangement(text)).toBeNull();
});

test("moving never loses or doubles an entry", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer(), fc.constantFrom(-1, 1, 5), (list, from, step) => {
      expect([...moved(list, from, step)].sort()).toEqual([...list].sort());
    }),
  );
});
