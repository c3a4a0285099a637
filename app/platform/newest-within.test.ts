import { expect, test } from "vitest";
import { newestWithin } from "./newest-within";

const shown = (texts: string[], room = { most: 3, characters: 10 }) => newestWithin(texts, room, (text) => text.length);

test("the newest are shown, so many and so long together, and the very newest always", () => {
  expect(shown([])).toEqual([]);
  expect(shown(["a", "b"])).toEqual(["a", "b"]);
  expect(shown(["a", "b", "c", "d"])).toEqual(["a", "b", "c"]);
  expect(shown(["12345", "12345", "1"])).toEqual(["12345", "12345"]);
  expect(shown(["longer than there is room for", "1"])).toEqual(["longer than there is room for"]);
});
