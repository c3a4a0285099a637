import { expect, test } from "vitest";
import { afterUndo } from "./after-undo";

const standing = { open: 0, toReturn: 0, marked: 0 };

test("of too much that was confirmed what is due is awaited again, and no more, with what the client says of it looked for", () => {
  const typo = { ...standing, here: 2400_00, toReturn: 2160_00, lastReceived: 2400_00 };
  expect(afterUndo(typo)).toEqual({ awaited: 240_00, marked: 0, back: 0 });
  expect(afterUndo({ ...typo, answered: 100_00 })).toEqual({ awaited: 140_00, marked: 100_00, back: 0 });
  expect(afterUndo({ ...typo, marked: 40_00, answered: 100_00 })).toEqual({ awaited: 100_00, marked: 140_00, back: 0 });
});

test("of a part that was a mistake the rest counts as before, and what is not due goes back all the same", () => {
  expect(afterUndo({ ...standing, here: 50_00, open: 0, lastReceived: 30_00 })).toEqual({ awaited: 30_00, marked: 0, back: 0 });
  expect(afterUndo({ ...standing, here: 70_00, toReturn: 70_00, lastReceived: 20_00 })).toEqual({ awaited: 0, marked: 0, back: 50_00 });
  expect(afterUndo({ ...standing, here: 50_00, toReturn: 50_00, lastReceived: 50_00 })).toEqual({ awaited: 0, marked: 0, back: 0 });
});
