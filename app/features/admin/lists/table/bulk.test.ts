import { expect, test } from "vitest";
import { chosenIds, gatherOutcome, joinIds } from "./bulk";

test("ids are read as they are posted, and as a form that was held has them, each once", () => {
  expect(chosenIds("a")).toEqual(["a"]);
  expect(chosenIds(["a", "b", "a"])).toEqual(["a", "b"]);
  expect(chosenIds(joinIds(["a", "b"]))).toEqual(["a", "b"]);
  expect(chosenIds(undefined)).toEqual([]);
  expect(chosenIds(7)).toEqual([]);
});

test("what became of each is said of all: how many were done, and which were not and why", () => {
  const each = [
    { id: "a", key: null },
    { id: "b", key: "no" },
    { id: "c", key: "gone" },
    { id: "d", key: "no" },
  ];
  expect(gatherOutcome(each)).toEqual({
    done: 1,
    refused: [
      { key: "no", ids: ["b", "d"] },
      { key: "gone", ids: ["c"] },
    ],
  });
});
